import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const linesOf = (text: string) => text.trim().split('\n');
const printed = (script: string, ...args: string[]) =>
  linesOf(execFileSync('npx', ['tsx', `conformance/${script}.ts`, ...args], { encoding: 'utf8' }));
const docs = (page: string) => linesOf(readFileSync(`docs/${page}.md`, 'utf8'));

it.each([
  ['false-claims', ['abrupt-change', 'no-change'], 'comparison', 8],
  ['false-strikes', [], 'map', 4],
  ['price-of-forgetting', [], 'causes', 8],
])('%s prints what the docs have', { timeout: 120_000 }, (script, args, page, lines) => {
  const table = printed(script, ...args);
  expect(table).toHaveLength(lines);
  expect(docs(page)).toEqual(expect.arrayContaining(table));
});

it('a false claim is made in at most one run of twenty, in every scene and pair of the docs', () => {
  const rows = docs('comparison').filter((line) => /^\| [\w-]+ \| (GP|TV)–(TV|ET) /.test(line));
  expect(rows).toHaveLength(18);
  for (const row of rows) {
    const [, ...claims] = row.match(/[\d.]+(?= %)/g)?.map(Number) ?? [];
    expect(claims).toHaveLength(2);
    expect(Math.max(...claims), row).toBeLessThanOrEqual(5);
  }
});
