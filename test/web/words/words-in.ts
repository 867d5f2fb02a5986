import { parseAst } from 'vite';

/** A string of a source file that reads as words; `start` and `end` are its place in the text. */
export interface Found {
  readonly line: number;
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const listed = (names: string) => new Set(names.split(' '));

/** Attributes of elements and components, and properties of what is handed to them, that are shown or spoken. */
const SHOWN = listed(
  'aria-label aria-valuetext aria-roledescription aria-description title placeholder label alt wait text note hint word unit caption summary heading fault message',
);

/** Those that hold ids, classes, drawing and style: what stands in them is never shown. */
const MARKUP = listed(
  'className style class d transform viewBox points fill stroke key id ref href src type role aria-labelledby aria-describedby aria-controls strokeDasharray rel media sizes font cursor autoComplete inputMode preserveAspectRatio accept',
);

/** Calls whose arguments are selectors, names of events, patterns, or what a text is compared with. */
const PATTERNS = listed(
  'querySelector querySelectorAll closest matches matchMedia useMediaQuery useMatches addEventListener removeEventListener includes has get startsWith endsWith split join RegExp URL createElementNS setAttribute createElement setProperty getPropertyValue',
);

const COMPARISONS = listed('=== !== == != in instanceof');

/** Names of keys, as an event has them. */
const KEY = /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Arrow(Up|Down|Left|Right)|Page(Up|Down))$/;

/** Stands for a value in a template, and for a formula. */
const HOLE = '\u25cc';

/**
 * How much it takes for a string to be words: where it is shown, two letters in a row outside a formula; elsewhere a word
 * with a capital, or a word with a space beside it; never in markup, types, comparisons and patterns.
 */
type Place = 'shown' | 'elsewhere' | 'never';

/** The words in a TypeScript file, in the order of the text. */
export function wordsIn(source: string, file = 'file.tsx'): Found[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const program = parseAst(source, { lang }, file) as unknown as Node;
  const found: Found[] = [];
  const visit = (node: Node, place: Place): void => {
    const text = textOf(node);
    if (text !== null && isWords(node, text, place)) {
      const start = node.start + (text.length - text.trimStart().length);
      const line = source.slice(0, start).split('\n').length;
      found.push({ line, words: text.replace(/\s+/g, ' ').trim(), start: node.start, end: node.end });
    }
    for (const [key, value] of Object.entries(node))
      for (const child of [value].flat()) if (isNode(child)) visit(child, placeOf(child, node, key, place));
  };
  visit(program, 'elsewhere');
  return found;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value as string;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE);
}

function isWords(node: Node, text: string, place: Place): boolean {
  if (place === 'never') return false;
  const outside = text.replace(/\$[^$]*\$|&\w+;/g, HOLE);
  if (place === 'shown') return /\p{L}{2}/u.test(outside);
  if (OTHER_LANGUAGES.test(text) || KEY.test(text)) return false;
  return (
    reads(outside) || (node.type === 'TemplateLiteral' && /(^|\s)\p{L}{2,}[,.:;?]?(\s|$)/u.test(outside))
  );
}

/** One word with a capital or three dots, or several words. */
const reads = (text: string): boolean =>
  /^\p{L}{2,} ?…$/u.test(text) ||
  /^\p{Lu}\p{Ll}{2,}[.…]?$/u.test(text) ||
  (/\p{L}{2}/u.test(text) && /(^|[\s(“])\p{L}[\p{L}’'-]*[,.:;?]? ([\p{L}◌\d(“]|$)/u.test(text));

/** Selectors, media queries, declarations of style, the command line. */
const OTHER_LANGUAGES = /\["?\w|^\((min|max|prefers)-|^[a-z-]+: .*;$|^(button|input)[,:]|^driftlab /;

/** Where a part of a node stands. What never is words has no words in it, but for the functions in it. */
function placeOf(child: Node, node: Node, key: string, place: Place): Place {
  if (/Function/.test(child.type)) return 'elsewhere';
  if (place === 'never' || isType(child)) return 'never';
  switch (node.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'JSXAttribute':
      return key === 'value' ? placeUnder(node) : 'never';
    case 'JSXElement':
    case 'JSXFragment':
      // What a key is called stands on the keyboard.
      return key !== 'children' ? 'elsewhere' : isKeyCap(node) ? 'never' : 'shown';
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'TSAsExpression':
      return place;
    case 'ConditionalExpression':
      return key === 'test' ? 'elsewhere' : place;
    case 'LogicalExpression':
      return key === 'left' && node.operator === '&&' ? 'elsewhere' : place;
    default:
      return isPattern(node, key) ? 'never' : 'elsewhere';
  }
}

function placeUnder(node: Node): Place {
  const name = nameOf(node.key ?? node.name);
  if (MARKUP.has(name)) return 'never';
  // Of a component, the name is what it is called; of an object, it may be an id.
  return SHOWN.has(name) || (node.type === 'JSXAttribute' && name === 'name') ? 'shown' : 'elsewhere';
}

const isKeyCap = ({ openingElement }: Node) => nameOf((openingElement as Node | null)?.name) === 'kbd';

const isType = ({ type }: Node) => type.startsWith('TS') && !/Expression$|Parameter|Module|Enum/.test(type);

function isPattern(node: Node, key: string): boolean {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return key === 'arguments' && PATTERNS.has(nameOf(node.callee));
    case 'BinaryExpression':
      return COMPARISONS.has(node.operator as string);
    case 'SwitchCase':
      return key === 'test';
    case 'ExpressionStatement':
      return typeof node.directive === 'string';
    default:
      return /^(Import|Export(All|Named)Declaration$)/.test(node.type) && key === 'source';
  }
}

function nameOf(node: unknown): string {
  const { name, value, property } = (node ?? {}) as Readonly<Record<string, unknown>>;
  if (property) return nameOf(property);
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}
