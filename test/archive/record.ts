// The links of today's engine, with what the sources compute: npm run engine:archive runs it once the engine is built. Those that stand
// are kept and must come out the same; what is new among the cases is added.
import { decodeLink, ENGINE_VERSION, encodeLink } from '../../src/index.ts';
import { LINK_CASES } from './cases.ts';
import { linksOf, writeLinks } from './corpus.ts';
import { differing, printsInSources } from './replay.ts';

const kept = linksOf(ENGINE_VERSION);
const changed: string[] = [];
for (const { name, link } of kept) {
  const content = decodeLink(link);
  if (differing(content, await printsInSources(content.scenario)).length > 0) changed.push(name);
}
if (changed.length > 0) {
  console.error(`The sources compute other numbers than engine ${ENGINE_VERSION}: ${changed.join(', ')}.`);
  console.error('If they are meant to, raise its version (CONTRIBUTING.md, “Raise the engine’s version”).');
  process.exit(1);
}
const names = new Set(kept.map(({ name }) => name));
const fresh = LINK_CASES.filter(({ name }) => !names.has(name));
const links = [...kept];
for (const { name, scenario } of fresh)
  links.push({ name, link: encodeLink(scenario, await printsInSources(scenario)) });
writeLinks(ENGINE_VERSION, links);
console.log(`Engine ${ENGINE_VERSION}: ${fresh.length} new links, ${links.length} in all.`);
