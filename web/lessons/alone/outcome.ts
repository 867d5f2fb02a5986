import { countAsked } from '../../../src/lessons/codes/question.ts';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import type { Answer } from '../../course/state.ts';
import { rightIn } from '../predict/aim.ts';
import { tolerance } from '../room/outcome.ts';
import type { Outcome } from './lesson-message.ts';

/**
 * How a guess stands to what is right; of several things asked the one that is furthest from it counts.
 * @param run of the step that asks; null: it is not the one that is drawn
 */
export function outcomeOf(predict: Predict, answer: Answer, run: MeasuredRun | null): Outcome {
  if (answer.shown) return 'shown';
  if (predict.choice) return answer.values[0] === predict.answer ? 'right' : 'other';
  if (!run) return 'open';
  const right = rightIn(answer, predict, run);
  const outcomes = Array.from({ length: countAsked(predict) }, (_, i) => {
    if (right[i] === null && answer.right[i] === undefined) return 'open';
    return held(answer.values[i], right[i], predict, run);
  });
  return WORST_FIRST.find((one) => outcomes.includes(one)) ?? 'right';
}

const WORST_FIRST = ['open', 'other', 'near'] as const;

/** null: at no step. */
function held(guess: number | null, right: number | null, predict: Predict, run: MeasuredRun): Outcome {
  if (guess === right) return 'right';
  if (guess === null || right === null) return 'other';
  return Math.abs(guess - right) <= tolerance(predict, right, run) ? 'near' : 'other';
}
