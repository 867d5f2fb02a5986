import type { NumberListParam, NumberParam, ParamSpec, StepListParam } from './spec.ts';

/** A range of numbers; the same words describe it wherever a number is refused. */
export type NumberRange = Pick<NumberParam, 'type' | 'min' | 'max' | 'exclusiveMin'>;

/** "must be an integer between 1 and 2000"; "must be above 0 and at most 1". */
export function rangeRule({ type, min, max, exclusiveMin }: NumberRange): string {
  const what = type === 'integer' ? 'an integer ' : '';
  return exclusiveMin
    ? `must be ${what}above ${min} and at most ${max}`
    : `must be ${what}between ${min} and ${max}`;
}

/** A value as a message shows it: text in quotes, NaN by name, long things cut. */
export function showValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/**
 * Checks one value against its specification.
 * @returns null when the value is right, otherwise the rule and the value, to be set behind the
 *   parameter's name: "must be above 0 and at most 1, got 7"
 */
export function checkParameter(spec: ParamSpec, value: unknown): string | null {
  const rule = brokenRule(spec, value);
  return rule === null ? null : `${rule}, got ${showValue(value)}`;
}

function brokenRule(spec: ParamSpec, value: unknown): string | null {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return inRange(spec, value) ? null : rangeRule(spec);
    case 'toggle':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'choice':
      return spec.choices.some((choice) => choice.value === value)
        ? null
        : `must be one of ${spec.choices.map((choice) => `"${choice.value}"`).join(', ')}`;
    case 'steps':
      return isStepList(spec, value)
        ? null
        : `must be a strictly increasing list of integers between ${spec.min} and ${spec.max}`;
    case 'numbers':
      return isNumberList(spec, value)
        ? null
        : `must be a list of numbers between ${spec.min} and ${spec.max}`;
  }
}

function inRange({ type, min, max, exclusiveMin }: NumberRange, value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  if (type === 'integer' && !Number.isInteger(value)) return false;
  return (exclusiveMin ? value > min : value >= min) && value <= max;
}

function isStepList({ min, max }: StepListParam, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (step, i) => Number.isInteger(step) && step >= min && step <= max && (i === 0 || step > value[i - 1]),
  );
}

function isNumberList({ min, max }: NumberListParam, value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => inRange({ type: 'number', min, max }, entry));
}
