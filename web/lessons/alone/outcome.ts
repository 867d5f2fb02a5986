import { partsOf } from '../../../src/lessons/codes/question.ts';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import type { Answer } from '../../course/state.ts';
import { rightIn } from '../predict/aim.ts';
import { tolerance } from '../room/outcome.ts';
import type { Outcome } from './lesson-message.ts';

/**
 * Result of a guess; with several parts, that of the worst part.
 * @param run of the step with the question; null: that run is not drawn now
 */
export function outcomeOf(predict: Predict, answer: Answer, run: MeasuredRun | null): Outcome {
  if (answer.shown) return 'shown';
  if (predict.choice) return answer.values[0] === predict.answer ? 'right' : 'other';
  if (!run) return 'open';
  const right = rightIn(answer, predict, run);
  const outcomes = partsOf(predict).map((i) => {
    if (right[i] === null && answer.right[i] === undefined) return 'open';
    return held(answer.values[i], right[i], predict, run);
  });
  return WORST_FIRST.find((one) => outcomes.includes(one)) ?? 'right';
}

const WORST_FIRST = ['open', 'other', 'near'] as const;

/** Compares one value with the right one; null: at no step. */
function held(guess: number | null, right: number | null, predict: Predict, run: MeasuredRun): Outcome {
  if (guess === right) return 'right';
  if (guess === null || right === null) return 'other';
  return Math.abs(guess - right) <= tolerance(predict, right, run) ? 'near' : 'other';
}
