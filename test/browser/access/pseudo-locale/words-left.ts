import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Rooms of words that the pseudo-locale leaves alone: what the engine says, cards, descriptions, lessons, data. */
const OTHER_ROOMS = ['src', 'lessons', 'web/cards', 'web/readings/papers/papers.ts'];

const ADDRESS = /\S+:\/\/\S+/g;
/** Names of algorithms, papers and kinds of files. */
const NAME = /\b[A-Z][A-Z0-9-]+\b|WebM/g;
const ACCENT = /[áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ]/;
/** Letters in a row that come together nowhere by chance. */
const LONG = 8;

/** Of texts as a page shows them, those with neither an accent nor a source in another room; parts may stand between values. */
export function wordsLeft(): (texts: readonly string[]) => string[] {
  const told = textsOfOtherRooms();
  const pieces = piecesOf(told);
  const letters = told.map(lettersOf).join(' ');
  /** A name of the data that its place has no room for. */
  const isCut = (text: string) =>
    /.…$/.test(text) && pieces.some((piece) => piece.startsWith(text.slice(0, -1)));
  /** Letters of a text's runs, between values and names, that no source has in a row. */
  const strange = (text: string): string =>
    text
      .replace(NAME, '·')
      .split(/[·…\d=:;"+<>≤±]+/)
      .filter((run) => /\p{L}{3}/u.test(run))
      .map(lettersOf)
      .filter((run) => !(run.length >= LONG && letters.includes(run)))
      .join('');
  const isStrange = (text: string): boolean => {
    const whole = text.replace(ADDRESS, '·');
    if (isCut(whole)) return false;
    // A piece may lie within a run that a source has as it stands.
    const rest = pieces.reduce((left, piece) => left.replaceAll(piece, '·'), whole);
    const least = Math.min(strange(whole).length, strange(rest).length);
    return least > 0.2 * lettersOf(text).length;
  };
  return (texts) => texts.filter((text) => /\p{L}{3}/u.test(text) && !ACCENT.test(text) && isStrange(text));
}

const lettersOf = (text: string): string => text.replace(/\P{L}+/gu, '');

const textsOfOtherRooms = (): string[] =>
  OTHER_ROOMS.flatMap(filesOf)
    .filter((file) => /\.(tsx?|json|md|yaml)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return /\.tsx?$/.test(file)
        ? stringsIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
        : text.split('\n');
    });

const filesOf = (room: string): string[] =>
  room.endsWith('.ts')
    ? [room]
    : readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`);

/** The strings of a module. */
function stringsIn(node: unknown): string[] {
  const { type, value } = node as { readonly type?: string; readonly value?: unknown };
  if (type === undefined) return [];
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  return Object.values(node as object)
    .flat()
    .flatMap((child) => (child && typeof child === 'object' ? stringsIn(child) : []));
}

/** Texts in pieces as they come on the page: between values, formulas and marks; the longest first. */
function piecesOf(texts: readonly string[]): string[] {
  const coarse = texts.flatMap((text) =>
    text.split(/\$[^$]*\$|\*\*|: |["\n^{}|[\]]|^\s*(?:[->*]|#+|\d+\.)\s/),
  );
  const pieces = [...coarse, ...coarse.flatMap((piece) => piece.split(/, /))].map((piece) => piece.trim());
  return [...new Set(pieces.filter((piece) => /\p{L}{3}/u.test(piece)))].sort((a, b) => b.length - a.length);
}
