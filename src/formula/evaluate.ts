import { pow } from '../math/index.ts';
import type { Stream } from '../random/stream.ts';
import { FormulaError } from './fault.ts';
import { computationOf } from './functions.ts';
import { RandomCurve } from './random-curve.ts';
import type { BinarySign, Tree } from './tree.ts';

/** What the names in a formula stand for, and where its random curves come from. */
export interface FormulaContext {
  /** Coordinates of the candidates by name (G each): x; x and y; x and w. */
  readonly coordinates: Readonly<Record<string, Float64Array>>;
  /** Values of T, pi, e and of the symbols that have become sliders. */
  readonly constants: Readonly<Record<string, number>>;
  /** Lengthscale of the random curves, in units of x. */
  readonly lengthscale: number;
  /** The substream of the n-th call in the formula, from 0. */
  readonly stream: (call: number) => Stream;
}

/** A part of a formula: one number, or one for every candidate. `moves`: it changes with t. */
type Part =
  | { readonly field: false; readonly moves: boolean; readonly at: (t: number) => number }
  | { readonly field: true; readonly moves: boolean; readonly at: (t: number) => Float64Array };

/** Values of a formula on the candidates (G) at step t, asked for in increasing order of t; a view, not to be kept. */
export type FormulaValues = (t: number) => Float64Array;

/**
 * Turns a tree into loops over the candidates, one for every part that differs between candidates; what does not change with t
 * is computed once. Sums and products run in the order of the text.
 * @throws FormulaError for a name without a value, and for an input that must be a number but depends on x or t
 */
export function evaluator(tree: Tree, context: FormulaContext): FormulaValues {
  const part = new Compiler(context).part(tree);
  if (part.field) return part.at;
  const size = Object.values(context.coordinates)[0].length;
  const out = new Float64Array(size);
  return (t) => out.fill(part.at(t));
}

class Compiler {
  private readonly context: FormulaContext;
  private readonly size: number;

  constructor(context: FormulaContext) {
    this.context = context;
    this.size = Object.values(context.coordinates)[0].length;
  }

  /** A part that does not depend on t is computed on first use and cached. */
  part(tree: Tree): Part {
    const part = this.fresh(tree);
    if (part.moves) return part;
    return part.field ? { ...part, at: once(part.at) } : { ...part, at: once(part.at) };
  }

  private fresh(tree: Tree): Part {
    switch (tree.kind) {
      case 'number':
        return constant(tree.value);
      case 'name':
        return this.name(tree);
      case 'minus':
        return this.applied([this.part(tree.of)], (u) => -u);
      case 'binary':
        return this.binary(tree.sign, this.part(tree.left), this.part(tree.right));
      case 'choice': {
        const parts = [tree.condition, tree.yes, tree.no].map((part) => this.part(part));
        return this.applied(parts, (condition, yes, no) => (condition !== 0 ? yes : no));
      }
      case 'call':
        return this.call(tree);
    }
  }

  private name({ name, at, to }: Tree & { kind: 'name' }): Part {
    const { coordinates, constants } = this.context;
    if (name === 't') return { field: false, moves: true, at: (t) => t };
    if (Object.hasOwn(coordinates, name)) {
      const values = coordinates[name];
      return { field: true, moves: false, at: () => values };
    }
    if (Object.hasOwn(constants, name)) return constant(constants[name]);
    throw new FormulaError(`${name.slice(0, 40)} has no value.`, at, to);
  }

  private call(tree: Tree & { kind: 'call' }): Part {
    const computation = computationOf(tree.name);
    if (!computation) return this.randomCurve(tree);
    return this.applied(
      tree.inputs.map((input) => this.part(input)),
      computation,
    );
  }

  private binary(sign: BinarySign, left: Part, right: Part): Part {
    if (sign === '^' && !right.field && !right.moves && right.at(0) === 2)
      return this.applied([left], (u) => u * u);
    return this.applied([left, right], OPERATIONS[sign]);
  }

  /** A function of parts: a number where all of them are, a loop over the candidates otherwise. */
  private applied(parts: readonly Part[], of: (...inputs: number[]) => number): Part {
    const moves = parts.some((part) => part.moves);
    if (!parts.some((part) => part.field)) {
      const numbers = parts as readonly (Part & { field: false })[];
      return { field: false, moves, at: (t) => of(...numbers.map((part) => part.at(t))) };
    }
    const out = new Float64Array(this.size);
    const loop = LOOPS[Math.min(parts.length, 4)];
    return {
      field: true,
      moves,
      at: (t) => {
        loop(
          out,
          parts.map((part) => reader(part, t)),
          of,
        );
        return out;
      },
    };
  }

  /** p(u, c₁, c₂, …): drawn again after those steps; drift(u, ε): one step of a chain per step. */
  private randomCurve({ name, inputs, order }: Tree & { kind: 'call' }): Part {
    const place = this.part(inputs[0]);
    const numbers = inputs.slice(1).map((input) => this.constantOf(input));
    if (name === 'drift') refuseRate(numbers[0], inputs[1]);
    const curve = new RandomCurve(this.context.stream(order), this.context.lengthscale);
    let last = 1;
    const advance = (t: number) => {
      let changed = false;
      for (; last < t; last++) {
        const jumps = numbers.includes(last);
        if (name === 'drift') curve.drift(numbers[0]);
        else if (jumps) curve.drawAnew();
        changed ||= jumps || name === 'drift';
      }
      return changed;
    };
    const values = this.applied([place], (u) => curve.at(u));
    if (numbers.length === 0) return values;
    return { ...values, moves: true, at: whenChanged(values, advance) } as Part;
  }

  private constantOf(tree: Tree): number {
    const part = this.part(tree);
    if (!part.field && !part.moves) return part.at(0);
    throw new FormulaError(
      'Here stands a number or a symbol: this may not depend on x or t.',
      tree.at,
      tree.to,
    );
  }
}

function refuseRate(rate: number, { at, to }: Tree): void {
  if (!(rate >= 0 && rate <= 1))
    throw new FormulaError(`The rate of a drift lies between 0 and 1; here it is ${rate}.`, at, to);
}

/** The values of a curve over a place: computed when the curve has changed since, and always where the place moves. */
function whenChanged(values: Part, advance: (t: number) => boolean): (t: number) => number | Float64Array {
  let kept: number | Float64Array | undefined;
  return (t) => {
    if (advance(t) || values.moves || kept === undefined) kept = values.at(t);
    return kept;
  };
}

const constant = (value: number): Part => ({ field: false, moves: false, at: () => value });

function once<Value>(compute: (t: number) => Value): (t: number) => Value {
  let kept: Value | undefined;
  return (t) => {
    kept ??= compute(t);
    return kept;
  };
}

const OPERATIONS: Readonly<Record<BinarySign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': pow,
  '<': (a, b) => (a < b ? 1 : 0),
  '<=': (a, b) => (a <= b ? 1 : 0),
  '>': (a, b) => (a > b ? 1 : 0),
  '>=': (a, b) => (a >= b ? 1 : 0),
};

/** One input of a loop: values at the candidates, or one number for all of them (stride 0). */
interface Reader {
  readonly values: Float64Array;
  readonly stride: 0 | 1;
}

function reader(part: Part, t: number): Reader {
  return part.field ? { values: part.at(t), stride: 1 } : { values: Float64Array.of(part.at(t)), stride: 0 };
}

type Loop = (out: Float64Array, inputs: readonly Reader[], of: (...inputs: number[]) => number) => void;

/** Loops over one, two, three and more inputs: short inner calls are what makes them fast. */
const LOOPS: readonly Loop[] = [
  () => {},
  (out, [a], of) => {
    for (let i = 0; i < out.length; i++) out[i] = of(a.values[i * a.stride]);
  },
  (out, [a, b], of) => {
    for (let i = 0; i < out.length; i++) out[i] = of(a.values[i * a.stride], b.values[i * b.stride]);
  },
  (out, [a, b, c], of) => {
    for (let i = 0; i < out.length; i++)
      out[i] = of(a.values[i * a.stride], b.values[i * b.stride], c.values[i * c.stride]);
  },
  (out, inputs, of) => {
    for (let i = 0; i < out.length; i++)
      out[i] = of(...inputs.map((input) => input.values[i * input.stride]));
  },
];
