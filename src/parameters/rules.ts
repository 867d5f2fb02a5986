import type { NumberParam } from './spec.ts';

/** A range of numbers; the same words describe it wherever a number is refused. */
export type NumberRange = Pick<NumberParam, 'type' | 'min' | 'max' | 'exclusiveMin'>;

/** "must be an integer between 1 and 2000"; "must be above 0 and at most 1". */
export function rangeRule({ type, min, max, exclusiveMin }: NumberRange): string {
  const what = type === 'integer' ? 'an integer ' : '';
  return exclusiveMin
    ? `must be ${what}above ${min} and at most ${max}`
    : `must be ${what}between ${min} and ${max}`;
}

/** 'must be one of "a", "b"'. */
export function choiceRule(choices: readonly string[]): string {
  return `must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}`;
}

/** Whether a value is a finite number in the range, whole where the range asks for integers. */
export function inRange({ type, min, max, exclusiveMin }: NumberRange, value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  if (type === 'integer' && !Number.isInteger(value)) return false;
  return (exclusiveMin ? value > min : value >= min) && value <= max;
}

/** The same as JSON Schema. */
export function rangeSchema({ type, min, max, exclusiveMin }: NumberRange) {
  return { type, [exclusiveMin ? 'exclusiveMinimum' : 'minimum']: min, maximum: max };
}
