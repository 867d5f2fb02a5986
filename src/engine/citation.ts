import type { Scenario } from '../contracts/scenario.ts';
import type { Fingerprints } from './link/link.ts';

/** As CITATION.cff in the repository says. */
export const SOFTWARE = {
  title: 'Driftlab: a browser playground for Gaussian-process bandits on objectives that change',
  version: '1.0.0',
  year: '2026',
} as const;

export interface Cited {
  readonly scenario: Pick<Scenario, 'title' | 'seed' | 'replicate' | 'horizon'>;
  readonly fingerprints: Fingerprints;
  /** "0.2.0 wasm" */
  readonly engine: string;
  readonly link: string;
}

/** The run in BibTeX; the link carries marks along the steps. */
export function bibtex(cited: Cited): string {
  return [
    '@software{driftlab,',
    `  title = {${SOFTWARE.title}},`,
    `  version = {${SOFTWARE.version}},`,
    `  year = {${SOFTWARE.year}},`,
    `  note = {${escaped(runWords(cited))}},`,
    `  url = {${cited.link}}`,
    '}',
  ].join('\n');
}

/** The run in a sentence. */
export function sentence(cited: Cited): string {
  return `${SOFTWARE.title}, version ${SOFTWARE.version} (${SOFTWARE.year}), ${runWords(cited)}. ${cited.link}`;
}

/** “Abrupt change”, seed 26, 200 steps, engine 0.2.0 wasm, fingerprints A 9f3c07aeb41d, B 000000000000. */
function runWords({ scenario, fingerprints, engine }: Cited): string {
  const { title, seed, replicate, horizon } = scenario;
  const prints = Object.entries(fingerprints).map(([lane, print]) => `${lane} ${print}`);
  return [
    ...(title ? [`“${title}”`] : []),
    replicate > 0 ? `seed ${seed} (replicate ${replicate})` : `seed ${seed}`,
    `${horizon} steps`,
    `engine ${engine}`,
    ...(prints.length > 0 ? [`fingerprint${prints.length > 1 ? 's' : ''} ${prints.join(', ')}`] : []),
  ].join(', ');
}

/** Letters that mean something in BibTeX, as themselves; a title may hold any. */
function escaped(text: string): string {
  return text.replace(/[\\{}]/g, ' ').replace(/[%&#$_]/g, '\\$&');
}
