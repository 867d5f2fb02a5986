// npm run release:swhid -- v1.0.0: writes the SWHIDs of a tag into CITATION.cff, to be committed after the release.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { swhidsOf, withIdentifiers } from './identifiers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [tag] = process.argv.slice(2);

function written(): string {
  if (!tag) throw new Error('name the tag: npm run release:swhid -- v1.0.0');
  const found = swhidsOf(ROOT, tag);
  const file = `${ROOT}CITATION.cff`;
  writeFileSync(file, withIdentifiers(readFileSync(file, 'utf8'), found));
  return found.map(({ value, description }) => `${value}  ${description}\n`).join('');
}

try {
  process.stdout.write(written());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
