import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument, type Scalar, visit } from 'yaml';
import { cut } from '../../parameters/quoted.ts';
import { type Shape, ShapeFault } from '../../parameters/shape.ts';
import type { LessonFault } from './faults.ts';

/** Most characters of a lesson's file. */
const LONGEST_FILE = 400_000;

interface Source {
  readonly file: string;
  readonly text: string;
  /** The line of the file where the text begins, from 1. */
  readonly line: number;
}

/** A value read from YAML (JSON is YAML), with the line of each of its parts. */
export interface Placed {
  readonly value: unknown;
  /** The line of the value at a path like "lanes[1].parameters", or of the nearest enclosing one. */
  readonly lineOf: (path: string) => number;
  /** The value under a key; the key may contain special characters. */
  readonly part: (key: string) => Placed;
}

/** Reads YAML; where it has a mistake, adds this to `faults` and returns null. */
export function readYaml({ file, text, line }: Source, faults: LessonFault[]): Placed | null {
  if (text.length > LONGEST_FILE) {
    faults.push({ file, line, text: `is longer than ${LONGEST_FILE} characters.` });
    return null;
  }
  try {
    return placed({ file, text, line }, faults);
  } catch {
    // Thrown by the library on a stack overflow or too many aliases.
    faults.push({ file, line, text: 'It is nested too deeply, or its aliases stand for too much.' });
    return null;
  }
}

function placed({ file, text, line }: Source, faults: LessonFault[]): Placed | null {
  const counter = new LineCounter();
  // The library's own search for duplicate keys takes quadratic time.
  const parsed = parseDocument(text, { lineCounter: counter, version: '1.2', uniqueKeys: false });
  const lineAt = (offset: number) => line + counter.linePos(offset).line - 1;
  // Later errors only follow from the first.
  const [error] = parsed.errors;
  if (error) {
    const words = file.endsWith('.json') ? JSON_FAULT : inPlainWords(error);
    faults.push({ file, line: lineAt(error.pos[0]), text: words });
    return null;
  }
  const { contents } = parsed;
  const doubled = doubledKey(contents);
  if (doubled) {
    const name = cut(String(doubled.value), 60);
    faults.push({ file, line: lineAt(doubled.range?.[0] ?? 0), text: `“${name}” is given twice.` });
    return null;
  }
  // A limit on aliases: one could expand to a thousand values.
  return under(parsed.toJS({ maxAliasCount: 20 }), contents, contents?.range?.[0] ?? 0, lineAt);
}

const JSON_FAULT =
  'The JSON cannot be read from here on: a comma, a bracket or a quotation mark is missing, in this line or the one before.';

const PLAIN: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'A line begins with a tab; use spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it must stand in quotation marks.',
  MULTILINE_IMPLICIT_KEY: 'A key must be followed by a colon, in the same line.',
  BAD_INDENT: 'A line is not indented as those beside it, or a bracket is not closed.',
  MISSING_CHAR: 'A comma, a bracket or a quotation mark is missing.',
  MULTIPLE_DOCS: 'A line of dashes begins a second document; leave it out.',
  RESOURCE_EXHAUSTION: 'It is nested too deeply.',
};

function inPlainWords({ code, message }: { code: string; message: string }): string {
  return PLAIN[code] ?? `${message.split('\n')[0].replace(/ at line.*$/, '')}.`;
}

/** The first key that is repeated within its map; null where none is. */
function doubledKey(contents: Node | null): Scalar | null {
  let found: Scalar | null = null;
  visit(contents, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(String(key.value))) {
          found = key;
          return visit.BREAK;
        }
        keys.add(String(key.value));
      }
    },
  });
  return found;
}

function under(value: unknown, node: unknown, offset: number, lineAt: (offset: number) => number): Placed {
  return {
    value,
    lineOf: (path) => lineAt(offsetOf(node, offset, path)),
    part: (key) => {
      const found = child(node, key);
      const inner = (value as Readonly<Record<string, unknown>> | null)?.[key];
      return under(inner, found?.value, found?.offset ?? offset, lineAt);
    },
  };
}

function offsetOf(contents: unknown, start: number, path: string): number {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let node = contents;
  let offset = start;
  for (const key of keys) {
    const next = child(node, key);
    if (!next) break;
    offset = next.offset;
    node = next.value;
  }
  return offset;
}

function child(node: unknown, key: string): { value: unknown; offset: number } | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => String((item.key as Node & { value?: unknown })?.value) === key);
    return pair ? { value: pair.value, offset: (pair.key as Node).range?.[0] ?? 0 } : null;
  }
  const items = (node as { items?: unknown[] } | null)?.items;
  const value = items?.[Number(key)];
  return isNode(value) ? { value, offset: value.range?.[0] ?? 0 } : null;
}

/** Reads a value by its shape; where it has a mistake, adds this to `faults` with its line and returns null. */
export function readShape<Value>(
  shape: Shape<Value>,
  { value, lineOf }: Placed,
  file: string,
  faults: LessonFault[],
  prefix = '',
): Value | null {
  try {
    return shape.read(value);
  } catch (error) {
    if (!(error instanceof ShapeFault)) throw error;
    const [, unknown = ''] = /^has no \w+ "([^"]*)"/.exec(error.problem) ?? [];
    const place = [prefix, error.path, unknown].filter(Boolean).join('.');
    const head = error.path === '' ? 'This' : cut(error.path, 60);
    faults.push({ file, line: lineOf(place), text: `${head} ${error.problem}.` });
    return null;
  }
}
