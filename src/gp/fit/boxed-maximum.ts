import { NotFinite } from '../../linalg/errors.ts';
import { exp, log } from '../../math/index.ts';
import { conjugateGradient } from './fmin.ts';

/** Bounds 0 < low < high of one positive parameter. */
export interface Box {
  readonly low: number;
  readonly high: number;
}

/** A function of positive parameters with its gradient. */
type Differentiable = (parameters: readonly number[]) => {
  readonly value: number;
  readonly gradient: readonly number[];
};

/** Largest |u| of the unconstrained coordinates: the box's ends are reached to 2.1e-9 of its span in log, and exp cannot overflow. */
const FURTHEST = 20;
const ITERATIONS = 60;

/** ln θ = ln low + (ln high − ln low)·s(u) with the logistic s: any u gives a parameter inside its box. */
function fromUnconstrained(u: number, { low, high }: Box): { value: number; slope: number } {
  const clipped = Math.max(-FURTHEST, Math.min(FURTHEST, u));
  const s = 1 / (1 + exp(-clipped));
  const span = log(high) - log(low);
  const value = exp(log(low) + span * s);
  return { value, slope: value * span * s * (1 - s) };
}

function toUnconstrained(value: number, { low, high }: Box): number {
  const share = (log(value) - log(low)) / (log(high) - log(low));
  const inside = Math.max(0.01, Math.min(0.99, share));
  return log(inside / (1 - inside));
}

/** Where a function is largest, and how large. */
interface Maximum {
  readonly parameters: readonly number[];
  readonly value: number;
}

/** Work in parts: between two of them whoever asked may do something else. */
export type InParts<T> = Generator<void, T, void>;

/** All parts, one after another. */
export function finish<T>(parts: InParts<T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value as T;
  }
}

/** Where the search begins besides the given point: shares of each (logarithmic) box. */
const STARTS = [0.5, 0.2, 0.8];

/** The line search begins with a step of one gradient: scaled so that no first step is longer than one unit. */
const firstStepScale = (gradient: readonly number[]) =>
  1 / Math.max(1, Math.sqrt(gradient.reduce((sum, slope) => sum + slope * slope, 0)));

/**
 * Maximises `f` over a box by conjugate gradients in logistic coordinates from several starts; the best end wins,
 * ties go to the earlier start. A start from which `f` throws or leaves the range of doubles is passed over.
 * Throws f's error, or NotFinite, when every one is.
 * Comes in parts, one for each start.
 * @param initial first start, one value per box
 * @param further starts after it, in the same form
 * @param fromBest more of them, once from the best end of all these
 */
export function* maximiseInParts(
  f: Differentiable,
  boxes: readonly Box[],
  initial: readonly number[],
  further: readonly (readonly number[])[] = [],
  fromBest: (best: readonly number[]) => readonly (readonly number[])[] = () => [],
): InParts<Maximum> {
  const unconstrained = (start: readonly number[]) =>
    start.map((value, i) => toUnconstrained(value, boxes[i]));
  const starts = [initial, ...further].map(unconstrained);
  for (const share of STARTS) starts.push(boxes.map(() => log(share / (1 - share))));
  const evaluate = (u: readonly number[]) => {
    if (u.some(Number.isNaN)) throw new NotFinite('A value tried in the fit of the hyperparameters');
    const mapped = u.map((value, i) => fromUnconstrained(value, boxes[i]));
    const { value, gradient } = f(mapped.map((m) => m.value));
    return { value: -value, gradient: gradient.map((slope, i) => -slope * mapped[i].slope) };
  };
  const parametersOf = (u: readonly number[]) =>
    u.map((value, i) => fromUnconstrained(value, boxes[i]).value);
  let best: { x: readonly number[]; fx: number } | null = null;
  let failure: unknown;
  const first = starts.length;
  for (let at = 0; at < starts.length; at++) {
    const start = starts[at];
    try {
      const scale = firstStepScale(evaluate(start).gradient);
      const minimise = (u: readonly number[], gradient: number[]) => {
        const point = evaluate(u);
        for (const [i, slope] of point.gradient.entries()) gradient[i] = slope * scale;
        return point.value * scale;
      };
      const { x } = conjugateGradient(minimise, [...start], { maxIterations: ITERATIONS });
      const end = { x, fx: evaluate(x).value };
      if (Number.isFinite(end.fx) && (!best || end.fx < best.fx)) best = end;
    } catch (error) {
      failure = error;
    }
    if (best && at === first - 1) starts.push(...fromBest(parametersOf(best.x)).map(unconstrained));
    yield;
  }
  if (!best) throw failure ?? new NotFinite('The likelihood at every start of the fit');
  return { parameters: parametersOf(best.x), value: -best.fx };
}
