import { type Document, isMap, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { cut } from '../../parameters/quoted.ts';
import { type Shape, ShapeFault } from '../../parameters/shape.ts';
import type { LessonFault } from './faults.ts';

/** Characters of the largest file of a lesson. */
const LONGEST_FILE = 400_000;

interface Source {
  readonly file: string;
  readonly text: string;
  /** The line of the file that the text begins at, from 1. */
  readonly line: number;
}

/** A value read from YAML (JSON is YAML), which knows on which line each of its parts stands. */
export interface Placed {
  readonly value: unknown;
  /** The line of the value at a path like "lanes[1].parameters", or of the nearest one around it. */
  readonly lineOf: (path: string) => number;
}

/** Reads YAML; a mistake is added to `faults`, and null answered. */
export function readYaml({ file, text, line }: Source, faults: LessonFault[]): Placed | null {
  if (text.length > LONGEST_FILE) {
    faults.push({ file, line, text: `is longer than ${LONGEST_FILE} characters.` });
    return null;
  }
  try {
    return placed({ file, text, line }, faults);
  } catch {
    // The library throws what its own stack or its bound on aliases says.
    faults.push({ file, line, text: 'It is nested too deeply, or its aliases stand for too much.' });
    return null;
  }
}

function placed({ file, text, line }: Source, faults: LessonFault[]): Placed | null {
  const counter = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: counter, version: '1.2' });
  const lineAt = (offset: number) => line + counter.linePos(offset).line - 1;
  for (const error of parsed.errors)
    faults.push({
      file,
      line: lineAt(error.pos[0]),
      text: `${error.message.split('\n')[0].replace(/ at line.*$/, '')}.`,
    });
  if (parsed.errors.length > 0) return null;
  return {
    // An alias could stand for a thousand values.
    value: parsed.toJS({ maxAliasCount: 20 }),
    lineOf: (path) => lineAt(offsetOf(parsed, path)),
  };
}

function offsetOf(parsed: Document.Parsed, path: string): number {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let node: unknown = parsed.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
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

/** A value by its shape; a mistake is added to `faults` with its line, and null answered. */
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
