import * as words from '#words/lessons/lesson';
import { measureByName } from '../../../src/lessons/measures/registry.ts';
import { readReference } from '../../../src/lessons/notation.ts';
import { isStated, kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { formatTick, formatValue } from '../../../src/picture/format.ts';

/** A guess or a right answer, as the question writes it; null: at no step, or not known yet. */
export function written(predict: Predict, value: number | null): string {
  const kind = kindOf(predict);
  if (value === null) return kind === 'step' ? words.never : '–';
  if (kind === 'step') return formatTick(value);
  if (kind === 'number') return `${formatTick(rounded(predict, value))} ${predict.unit}`.trim();
  return formatValue(value, kind === 'curve' ? 1 : 2);
}

/** Rounded as the measure asked for is; a statement is so already. */
function rounded({ number }: Predict, value: number): number {
  if (number === undefined || isStated(number)) return value;
  return Number(value.toFixed(measureByName(readReference(number).measure)?.digits ?? 2));
}
