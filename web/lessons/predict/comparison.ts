import * as lesson from '#words/lessons/lesson';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import { kindOf, type Predict, pitfallOf } from '../../../src/lessons/step-shape.ts';
import { formatValue } from '../../../src/picture/format.ts';
import type { Answer } from '../../course/state.ts';
import { isKnown } from '../fill.ts';
import { rightIn } from './aim.ts';
import { written } from './written.ts';

/** The sentence that compares a guess with the right answer, empty until the run has its numbers, and the words for its placeholders. */
export function comparison(
  predict: Predict,
  answer: Answer,
  run: MeasuredRun,
): { text: string; words: Record<string, string> } {
  const [truth = null] = rightIn(answer, predict, run);
  const [you = null] = answer.values;
  const kind = kindOf(predict);
  const text = (value: number | null) =>
    value === null
      ? lesson.never
      : kind === 'step' || kind === 'number'
        ? written(predict, value)
        : formatValue(value);
  const apart = you === null || truth === null ? null : Math.abs(you - truth);
  const words = { you: text(you), truth: text(truth), apart: apart === null ? '–' : text(apart) };
  const said = sentence(predict, answer, you, truth);
  return { text: isKnown(said, run) ? said : '', words };
}

function sentence(predict: Predict, answer: Answer, you: number | null, truth: number | null): string {
  const { says, near, choice } = predict;
  if (typeof says === 'string') return says;
  if (!('near' in says)) return says[(answer.shown ? (predict.answer ?? 1) : (you ?? 1)) - 1] ?? '';
  if (choice || you === null || truth === null) return '';
  if (Math.abs(you - truth) <= near) return says.near;
  return you > truth ? says.above : says.below;
}

/** What is said in addition to the wrong answer that was chosen; undefined for any other. */
export const pitfallAt = (predict: Predict, { shown, values }: Answer): string | undefined =>
  shown ? undefined : pitfallOf(predict, values[0] ?? 0);
