import { cos, exp, log, sin } from '../math/index.ts';

/** A function of numbers that formulas may call. */
interface FormulaFunction {
  readonly name: string;
  /** Fewest and most inputs. */
  readonly inputs: readonly [fewest: number, most: number];
  /** The call as the help shows it: "peak(x, c, w)". */
  readonly call: string;
  readonly of: (...inputs: number[]) => number;
}

const one = (name: string) => ({ name, inputs: [1, 1], call: `${name}(x)` }) as const;

/** tanh u = 1 − 2/(e^{2u} + 1), which has no digits to lose beyond |u| = 20. */
const tanh = (u: number) => 1 - 2 / (exp(2 * u) + 1);

const FUNCTIONS: readonly FormulaFunction[] = [
  { ...one('exp'), of: exp },
  { ...one('log'), of: log },
  { ...one('sqrt'), of: Math.sqrt },
  { ...one('abs'), of: Math.abs },
  { ...one('sin'), of: sin },
  { ...one('cos'), of: cos },
  { ...one('tan'), of: (u) => sin(u) / cos(u) },
  { ...one('tanh'), of: tanh },
  { ...one('floor'), of: Math.floor },
  { ...one('sign'), of: Math.sign },
  { name: 'min', inputs: [2, 8], call: 'min(a, b)', of: Math.min },
  { name: 'max', inputs: [2, 8], call: 'max(a, b)', of: Math.max },
  // 0 up to step a, 1 after it.
  { name: 'step', inputs: [2, 2], call: 'step(t, a)', of: (t, a) => (t > a ? 1 : 0) },
  // 0 up to a, 1 from b on, a straight line between.
  {
    name: 'ramp',
    inputs: [3, 3],
    call: 'ramp(t, a, b)',
    of: (t, a, b) => (t <= a ? 0 : t >= b ? 1 : (t - a) / (b - a)),
  },
  // A bump of height 1 at c, whose flank at c ± w is at 1/e.
  {
    name: 'peak',
    inputs: [3, 3],
    call: 'peak(x, c, w)',
    of: (x, c, w) => exp(-((x - c) / w) * ((x - c) / w)),
  },
  { name: 'mix', inputs: [3, 3], call: 'mix(f1, f2, s)', of: (a, b, s) => a + (b - a) * s },
];

/** The functions that are drawn at random by the objective's own substreams: a still curve, and one that drifts. */
const RANDOM_FUNCTIONS = [
  { name: 'p', inputs: [1, 9], call: 'p(x, 60, 130)' },
  { name: 'drift', inputs: [2, 2], call: 'drift(x, 0.03)' },
] as const;

const BY_NAME = new Map<string, Pick<FormulaFunction, 'name' | 'inputs' | 'call'>>(
  [...FUNCTIONS, ...RANDOM_FUNCTIONS].map((entry) => [entry.name, entry]),
);

/** The function of this name; undefined where there is none. */
export const functionNamed = (name: string) => BY_NAME.get(name);

export const FUNCTION_NAMES: readonly string[] = [...BY_NAME.keys()];

/** How a function of numbers is computed. */
export const computationOf = (name: string) => FUNCTIONS.find((entry) => entry.name === name)?.of;
