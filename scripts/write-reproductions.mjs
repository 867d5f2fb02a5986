// Writes the results section of docs/reproductions.md, and its pictures in docs/reproductions/, from results/*.json, which the page shows too:
// `npm run reproductions`. A new file gets the day on which it was written.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resultsMarkdown } from '../src/experiments/report/markdown.ts';
import { pictureDocument } from '../web/papers/shapes/document.ts';

const RESULTS = new URL('../results/', import.meta.url);
const DOCUMENT = new URL('../docs/reproductions.md', import.meta.url);
const START = '<!-- results: written by npm run reproductions -->\n';
const END = '<!-- end of results -->\n';

/** The report in a file; without a day it gets that of its last change. */
function recorded(name) {
  const file = new URL(name, RESULTS);
  const text = readFileSync(file, 'utf8');
  const { sha256: _, ...report } = JSON.parse(text);
  if (!Array.isArray(report.cells))
    throw new Error(`${name} is no report of driftlab reproduce; run it to its end with --out`);
  if (report.date) return report;
  const date = statSync(file).mtime.toISOString().slice(0, 10);
  // With the day the content is another one than the hash at its end is over.
  const unsealed = text.replace(/,\n *"sha256": "[0-9a-f]{64}"\n\}\n$/, '\n}\n');
  writeFileSync(file, unsealed.replace('{', `{\n  "date": "${date}",`));
  return { ...report, date };
}

const PICTURES = new URL('../docs/reproductions/', import.meta.url);

const reports = readdirSync(RESULTS)
  .filter((name) => name.endsWith('.json'))
  .map(recorded);
const before = readFileSync(DOCUMENT, 'utf8');
const [head, rest] = before.split(START);
const tail = rest?.split(END)[1];
if (tail === undefined)
  throw new Error(`docs/reproductions.md has lost the lines ${START.trim()} and ${END.trim()}`);
writeFileSync(DOCUMENT, `${head}${START}\n${resultsMarkdown(reports)}\n${END}${tail}`);
mkdirSync(PICTURES, { recursive: true });
for (const report of reports) writeFileSync(new URL(`${report.id}.svg`, PICTURES), pictureDocument(report));
console.log(`docs/reproductions.md: ${reports.length} result${reports.length === 1 ? '' : 's'}`);
