import { createStream, type Stream } from '../../src/random/stream.ts';

/** Seeded choices, the same in every run. */
export class Chance {
  readonly #stream: Stream;

  constructor(seed: number) {
    this.#stream = createStream(seed, 'faults');
  }

  /** An integer from 0 to `end` − 1. */
  below(end: number): number {
    return Math.floor(this.#stream.uniform() * end);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)];
  }
}

const FOREIGN = ['\u0000', '\n', ' ', '#', '.', '"', '\\', '=', '+', 'é', '\u202e', '\ud800', '𝒳', '️'];

const TEXT_MUTATIONS: readonly ((text: string, chance: Chance) => string)[] = [
  (text, chance) => replaced(text, chance.below(text.length), 1, flipped(text, chance)),
  (text, chance) => text.slice(0, chance.below(text.length)),
  (text, chance) => text.slice(chance.below(text.length)),
  (text, chance) => {
    const i = chance.below(text.length - 1);
    return replaced(text, i, 2, text[i + 1] + text[i]);
  },
  (text, chance) => replaced(text, chance.below(text.length), 1 + chance.below(8), ''),
  (text, chance) => replaced(text, chance.below(text.length), 0, chance.pick(FOREIGN)),
  (text, chance) => replaced(text, chance.below(text.length), 1, chance.pick(FOREIGN)),
  (text, chance) => {
    const from = chance.below(text.length);
    const piece = text.slice(from, from + 1 + chance.below(40));
    return replaced(text, from, 0, piece.repeat(1 + chance.below(3)));
  },
  (text, chance) => replaced(text, chance.below(text.length), 1, String(10 ** chance.below(30))),
  (text, chance) =>
    replaced(text, chance.below(text.length), 0, chance.pick(['[', '{', ']', ',', '-', 'e9'])),
];

const replaced = (text: string, at: number, length: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + length);

const flipped = (text: string, chance: Chance) =>
  String.fromCharCode(text.charCodeAt(chance.below(text.length)) ^ (1 << chance.below(7)));

/** One or more slips of the pen, or of a wire. */
export function mutatedText(text: string, chance: Chance): string {
  let mutated = text;
  for (let slips = 1 + chance.below(3); slips > 0 && mutated.length > 1; slips--)
    mutated = chance.pick(TEXT_MUTATIONS)(mutated, chance);
  return mutated;
}

/** Values that were once taken for others, or took for ever. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e-320,
  1e308,
  -1e308,
  2 ** 53,
  4_294_967_296,
  '',
  '0',
  'NaN',
  'Infinity',
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  '\u202eevil\u0007',
  '\ud800',
  '𝒳'.repeat(50),
  [],
  {},
  [[]],
  [null],
  [Number.MAX_VALUE],
  new Array(5000).fill(0),
  { toString: 1 },
  { length: 3 },
  nested(20),
  nested(300),
];
const KEYS = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '',
  'seed',
  'k'.repeat(100_000),
  '𝒳',
  '0',
];

/** One of its own: a second act may change it. */
const hostile = (chance: Chance) => structuredClone(chance.pick(HOSTILE));

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

type Container = Record<string, unknown>;

/** The value with something in it replaced, taken away, added or doubled, as JSON text. */
export function mutatedJson(value: unknown, chance: Chance): string {
  const root: Container = { value: structuredClone(value) };
  for (let acts = 1 + chance.below(2); acts > 0; acts--) mutate(chance.pick(containersIn(root)), chance);
  return JSON.stringify(root.value) ?? 'null';
}

function mutate(container: Container, chance: Chance): void {
  const keys = Object.keys(container);
  const key = chance.pick(keys);
  const act = chance.below(6);
  if (act < 3 && key !== undefined) container[key] = hostile(chance);
  else if (act === 3 && key !== undefined) delete container[key];
  else if (act === 4) {
    // As a field of its own: assignment would set the prototype, which no JSON text can.
    const value = hostile(chance);
    Object.defineProperty(container, chance.pick(KEYS), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else if (key !== undefined) container[key] = [container[key], container[chance.pick(keys)]];
}

function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).slice(0, 20).flatMap(containersIn)];
}
