import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { block, type DocPage, parts, plain } from '../markdown.ts';
import {
  type Declaration,
  type Docstring,
  type ExportGroup,
  readDeclaration,
  readDoor,
} from './declarations.ts';

/**
 * The library's front door: every name of src/index.ts with its docstring and its declaration.
 * @param types folder of the emitted `.d.ts` files
 */
export function libraryPage(root: string, types: string): DocPage {
  const { about, groups } = readDoor(readFileSync(join(root, 'src/index.ts'), 'utf8'));
  return {
    path: 'library.md',
    title: 'Library',
    about: "every name that `import … from 'driftlab'` brings, with its types",
    text: parts(
      '# Library',
      docText(about),
      'How to get it, and a first program: [As a library](readme.md#as-a-library). This page is made of the docstrings.',
      ...groups.map((group) => groupText(group, types)),
    ),
  };
}

function groupText({ title, names }: ExportGroup, types: string): string {
  const texts = names.map(({ name, from }) =>
    declarationText(name, readDeclaration(join(types, dirname('index.ts'), from), name)),
  );
  return parts(`## ${plain(title)}`, ...texts);
}

const declarationText = (name: string, { code, doc }: Declaration) =>
  parts(`### ${plain(name)}`, docText(doc), block('ts', code));

function docText({ text, tags }: Docstring): string {
  const lists = tags.filter(({ tag }) => tag !== 'example');
  const examples = tags.filter(({ tag }) => tag === 'example');
  return parts(
    ...text.split(/\n\s*\n/).map(prose),
    lists.length > 0 &&
      lists.map(({ tag, text: said }) => `- *${WORDS[tag] ?? tag}* ${prose(said)}`).join('\n'),
    ...examples.map(({ text: said }) => block('ts', said)),
  );
}

const WORDS: Readonly<Record<string, string>> = { param: 'parameter', returns: 'returns', throws: 'throws' };

/** A docstring's words, in which only what stands between backticks is markup. */
const prose = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 ? piece : plain(piece)))
    .join('');
