import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = resolve(import.meta.dirname, '../../../web');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const SHEETS = files.filter((name) => name.endsWith('.css'));
const read = (name: string) => readFileSync(join(WEB, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** What stands outside every block, and what each block begins with. */
function outermost(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (depth === 0 && (text[i] === '{' || text[i] === ';')) found.push(text.slice(start, i).trim());
    if (text[i] === '{') depth++;
    if (text[i] === '}') depth--;
    if (depth === 0 && (text[i] === '}' || text[i] === ';')) start = i + 1;
  }
  return found;
}

describe('style sheets', () => {
  it.each(SHEETS)('%s puts every rule into a layer, so that no order of imports matters', (name) => {
    const outside = outermost(read(name)).filter((head) => !/^@(layer|import|font-face)\b/.test(head));
    expect(outside).toEqual([]);
  });

  it.each(SHEETS.filter((name) => !name.startsWith('theme/')))('%s lies beside what imports it', (name) => {
    const beside = files.filter((file) => dirname(file) === dirname(name) && /\.tsx?$/.test(file));
    const users = beside.filter((file) => read(file).includes(`import './${basename(name)}'`));
    expect(users).not.toEqual([]);
  });
});
