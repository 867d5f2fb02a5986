import type { Place, Tree } from '../../../src/formula/tree.ts';
import { walk } from '../../../src/formula/tree.ts';
import type { TextChange } from './edit-text.ts';

/** A random curve in a formula that is drawn again after given steps. */
export interface Redrawn extends Place {
  /** Which of the formula's calls it is. */
  readonly order: number;
  /** Its argument, if short: "x". */
  readonly argument: string;
  /** Integer steps in increasing order. */
  readonly steps: readonly number[];
}

/** The curves p(x, 60, 130) of a formula with steps for a slider; `at` to `to` is the list of steps. */
export function redrawnCurves(text: string, tree: Tree): Redrawn[] {
  return [...walk(tree)].flatMap((part) => {
    if (part.kind !== 'call' || part.name !== 'p' || part.inputs.length < 2) return [];
    const [place, ...inputs] = part.inputs;
    const argument = place.to - place.at <= 8 ? text.slice(place.at, place.to) : '…';
    const steps = inputs.map((input) => (input.kind === 'number' ? input.value : Number.NaN));
    const whole = steps.every(
      (step, i) => Number.isInteger(step) && step >= 1 && (i === 0 || step > steps[i - 1]),
    );
    return whole
      ? [{ order: part.order, argument, steps, at: inputs[0].at, to: inputs[inputs.length - 1].to }]
      : [];
  });
}

/** The text change that gives a curve other steps; at least one. */
export const withSteps = ({ at, to }: Redrawn, steps: readonly number[]): TextChange => ({
  at,
  to,
  text: steps.join(', '),
});
