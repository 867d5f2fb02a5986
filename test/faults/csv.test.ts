import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { DataError } from '../../src/data/errors.ts';
import { LARGEST_VALUE } from '../../src/data/limits.ts';
import { ScenarioError } from '../../src/engine/scenario/scenario-error.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { ObjectiveError } from '../../src/objectives/spec.ts';
import { CORPUS, EXPECTED, readTable } from './csv-corpus.ts';

const backend = await loadBackend();

/** Fault, place, rule and value in one sentence that fits on the page and does nothing to a terminal. */
function expectSentence(message: string) {
  expect(message.length).toBeLessThan(300);
  expect(message).not.toMatch(/\p{Cc}/u);
  expect(message.replace(/“.*?”/g, '')).not.toMatch(/undefined|NaN|\[object/);
}

describe('the corpus of CSV files', () => {
  it('says of every file what it must give, and of no other', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual([...CORPUS.keys()].sort());
  });

  it.each([...CORPUS])('%s is read rightly or refused by name', (name, bytes) => {
    const found = readTable(bytes);
    if (found instanceof DataError) {
      expect(found.message).toBe(EXPECTED[name]);
      expectSentence(found.message);
    } else expect(found).toEqual({ name: 'table.csv', ...(EXPECTED[name] as object) });
  });
});

/** What tends to go wrong with a table, at a place between 0 and 1. */
type Mutation = { readonly kind: keyof typeof MUTATIONS; readonly at: number; readonly byte: number };

const ASCII = new TextEncoder();
const splice = (bytes: Uint8Array, from: number, to: number, middle: Uint8Array) =>
  new Uint8Array([...bytes.subarray(0, from), ...middle, ...bytes.subarray(to)]);
const spliced =
  (...texts: string[]) =>
  (bytes: Uint8Array, index: number, byte: number) =>
    splice(bytes, index, index, ASCII.encode(texts[byte % texts.length]));
const recoded = (mark: number[], order: readonly [number, number]) => (bytes: Uint8Array) =>
  new Uint8Array([...mark, ...[...bytes].flatMap((byte) => (order[0] === 0 ? [byte, 0] : [0, byte]))]);
const swapped = (from: string, to: string) => (bytes: Uint8Array) =>
  bytes.map((byte) => (byte === from.charCodeAt(0) ? to.charCodeAt(0) : byte));

const MUTATIONS = {
  flip: (bytes: Uint8Array, index: number, byte: number) =>
    splice(bytes, index, index + 1, Uint8Array.of(byte)),
  insert: (bytes: Uint8Array, index: number, byte: number) =>
    splice(bytes, index, index, Uint8Array.of(byte)),
  cut: (bytes: Uint8Array, index: number) => bytes.subarray(0, index),
  behead: (bytes: Uint8Array, index: number) => bytes.subarray(index),
  drop: (bytes: Uint8Array, index: number, byte: number) =>
    splice(bytes, index, index + (byte % 9), new Uint8Array()),
  repeat: (bytes: Uint8Array, index: number, byte: number) =>
    splice(bytes, index, index, bytes.subarray(index, index + byte)),
  separator: spliced(',', ';', '\t', '|', '\n', '\r', '\r\n', '"', '""', ' ', '\n\n'),
  number: spliced(
    '1e308',
    '-1e308',
    '1e-308',
    '1e999',
    'NaN',
    'Infinity',
    '0x1',
    '1_000',
    '٣',
    '-',
    '.',
    'e',
    '-0',
  ),
  word: spliced(
    'NA',
    'null',
    '__proto__',
    'constructor',
    '=1+1',
    '\u001b[2J',
    '\u202e',
    'ä',
    '\u0000',
    '\ufeff',
  ),
  commas: swapped('.', ','),
  semicolons: swapped(',', ';'),
  oldMac: swapped('\n', '\r'),
  utf16le: recoded([], [0, 1]),
  utf16beMarked: recoded([0xfe, 0xff], [1, 0]),
  long: (bytes: Uint8Array, index: number, byte: number) =>
    splice(bytes, index, index, new Uint8Array(10_000).fill(byte)),
} as const satisfies Record<string, (bytes: Uint8Array, index: number, byte: number) => Uint8Array>;

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...(Object.keys(MUTATIONS) as (keyof typeof MUTATIONS)[])),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  byte: fc.integer({ min: 0, max: 255 }),
});

function mutated(bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  return mutations.reduce(
    (sofar, { kind, at, byte }) => MUTATIONS[kind](sofar, Math.floor(at * sofar.length), byte),
    bytes,
  );
}

/** Reads a text without quotation marks in the plainest way, with each separator. */
function plainReadings(text: string): string[][][] {
  const lines = text.split(/\r\n|\r|\n/);
  return [',', ';', '\t', '|'].map((mark) =>
    lines.map((line) => line.split(mark).map((cell) => cell.trim())),
  );
}

const plainValue = (cell: string) => (['', 'NA', 'NaN'].includes(cell) ? null : Number(cell) + 0);

/** Whether a table says what the text says, cell by cell, by one of the separators. */
function isFaithful({ arms, times, values }: DatasetTable, text: string): boolean {
  return plainReadings(text).some(
    ([header, ...rows]) =>
      JSON.stringify(header.slice(1)) === JSON.stringify(arms) &&
      values.every(
        (row, i) => rows[i][0] === times[i] && row.every((value, j) => value === plainValue(rows[i][j + 1])),
      ) &&
      rows
        .slice(values.length)
        .flat()
        .every((cell) => cell === ''),
  );
}

function expectUsable({ arms, times, values }: DatasetTable) {
  expect(new Set(arms).size).toBe(arms.length);
  expect(times).toHaveLength(values.length);
  for (const row of values) {
    expect(row).toHaveLength(arms.length);
    for (const value of row) if (value !== null) expect(Math.abs(value)).toBeLessThanOrEqual(LARGEST_VALUE);
  }
}

/** A run on the table begins, or is refused in a sentence. */
function expectRunOrSentence(table: DatasetTable) {
  try {
    const objective = { id: 'dataset', dataset: table, parameters: { fill: 'linear' } };
    const world = createWorld(parseScenario({ objective, lanes: [] }), backend);
    expect(world.truthAt(1).every(Number.isFinite)).toBe(true);
  } catch (error) {
    if (!(error instanceof ScenarioError || error instanceof ObjectiveError)) throw error;
    expectSentence(error.message);
  }
}

const decoders = ['utf-8', 'utf-16le', 'utf-16be'].map((encoding) => new TextDecoder(encoding));

describe.each([1, 2])('mutated CSV files, seed %i', (seed) => {
  it('are read as they stand or refused in one sentence', () => {
    let read = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...CORPUS.values()),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        (bytes, mutations) => {
          const file = mutated(bytes, mutations);
          const found = readTable(file);
          if (found instanceof DataError) return expectSentence(found.message);
          read++;
          expectUsable(found);
          const texts = decoders.map((decoder) => decoder.decode(file)).filter((text) => !text.includes('"'));
          if (texts.length === decoders.length)
            expect(texts.some((text) => isFaithful(found, text))).toBe(true);
          expectRunOrSentence(found);
        },
      ),
      { seed, numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(100);
  }, 30_000);
});
