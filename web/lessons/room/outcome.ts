import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import type { Answer } from '../../course/state.ts';

type Guesses = readonly Answer['values'][];

/** Distance up to which a guess counts as near: the question's own, else a twentieth of the axis or a tenth of the value. */
export function tolerance(predict: Predict, truth: number, run: MeasuredRun): number {
  if (predict.near > 0) return predict.near;
  const axis = run.candidates?.axes[0];
  const kind = kindOf(predict);
  if (kind === 'place' && axis) return rounded(0.05 * (axis[axis.length - 1] - axis[0]));
  if (kind === 'step') return Math.max(1, Math.round(0.05 * run.scenario.horizon));
  return rounded(0.1 * Math.abs(truth)) || 0.1;
}

const rounded = (value: number): number => Number(value.toPrecision(1));

/** How many guesses at one part of the question are right or near. */
export const near = (guesses: Guesses, target: number, truth: number | null, within: number): number =>
  guesses.filter(({ [target]: value }) =>
    // Tolerates rounding in the last digit of a code.
    value === null || truth === null ? value === truth : Math.abs(value - truth) <= within * (1 + 1e-9),
  ).length;

/** How often each answer of a choice was chosen, in the order of the answers. */
export const chosen = (predict: Predict, guesses: Guesses): number[] =>
  (predict.choice ?? []).map((_, i) => guesses.filter(([option]) => option === i + 1).length);
