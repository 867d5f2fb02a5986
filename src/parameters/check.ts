import { cut } from './quoted.ts';
import type { NamedNumbersParam, NumberListParam, NumberParam, ParamSpec, StepListParam } from './spec.ts';

/** A range of numbers; the same words describe it wherever a number is refused. */
export type NumberRange = Pick<NumberParam, 'type' | 'min' | 'max' | 'exclusiveMin'>;

/** Characters of a value that a message shows. */
const SHOWN = 60;

/** "must be an integer between 1 and 2000"; "must be above 0 and at most 1". */
export function rangeRule({ type, min, max, exclusiveMin }: NumberRange): string {
  const what = type === 'integer' ? 'an integer ' : '';
  return exclusiveMin
    ? `must be ${what}above ${min} and at most ${max}`
    : `must be ${what}between ${min} and ${max}`;
}

/** A value as a message shows it: text in quotes, NaN by name, long things cut. Takes bounded time for any value. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, SHOWN)), SHOWN);
  if (Array.isArray(value)) return cut(`[${value.slice(0, SHOWN).map(showItem).join(',')}]`, SHOWN);
  if (typeof value === 'object' && value !== null) return cut(showFields(value), SHOWN);
  return cut(String(value), SHOWN);
}

function showFields(value: object): string {
  const shown: string[] = [];
  for (const key in value) {
    if (shown.length === SHOWN) break;
    shown.push(`${showItem(key)}:${showItem((value as Record<string, unknown>)[key])}`);
  }
  return `{${shown.join(',')}}`;
}

/** Within a list or object further ones are only hinted at, however deep they go. */
function showItem(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : showValue(value);
}

/**
 * Checks one value against its specification.
 * @returns null when the value is right, otherwise the rule and the value, to be set behind the
 *   parameter's name: "must be above 0 and at most 1, got 7"
 */
export function checkParameter(spec: ParamSpec, value: unknown): string | null {
  if (keepsRule(spec, value)) return null;
  if (spec.type === 'text' && typeof value === 'string' && value.length <= spec.longest)
    return `cannot be read, got ${showValue(value)}: ${spec.faultOf(value)}`;
  return `${parameterRule(spec)}, got ${showValue(value)}${spec.because ?? ''}`;
}

/** What a parameter's value must be, in words that continue its name: "must be above 0 and at most 1". */
export function parameterRule(spec: ParamSpec): string {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return rangeRule(spec);
    case 'toggle':
      return 'must be true or false';
    case 'choice':
      return choiceRule(spec.choices.map(({ value }) => value));
    case 'steps':
      return `must be a strictly increasing list of integers between ${spec.min} and ${spec.max}`;
    case 'numbers':
      return `must be a list of at most ${LONGEST_LIST} numbers between ${spec.min} and ${spec.max}`;
    case 'text':
      return `must be a text of at most ${spec.longest} characters that can be read`;
    case 'named numbers':
      return `must be at most ${MOST_NAMES} numbers between ${spec.min} and ${spec.max}, by name`;
  }
}

/** 'must be one of "a", "b"'. */
export function choiceRule(choices: readonly string[]): string {
  return `must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}`;
}

/** Whether a value keeps its parameter's rule. */
export function keepsRule(spec: ParamSpec, value: unknown): boolean {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return inRange(spec, value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'choice':
      return spec.choices.some((choice) => choice.value === value);
    case 'steps':
      return isStepList(spec, value);
    case 'numbers':
      return isNumberList(spec, value);
    case 'text':
      return typeof value === 'string' && value.length <= spec.longest && spec.faultOf(value) === null;
    case 'named numbers':
      return isNamed(spec, value);
  }
}

/** Whether a value is a finite number in the range, whole where the range asks for integers. */
export function inRange({ type, min, max, exclusiveMin }: NumberRange, value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  if (type === 'integer' && !Number.isInteger(value)) return false;
  return (exclusiveMin ? value > min : value >= min) && value <= max;
}

/** Most entries of a list of numbers: as many as there can be steps. */
const LONGEST_LIST = 2000;

/** Most names of one parameter, and letters of a name. */
export const MOST_NAMES = 40;
export const LONGEST_NAME = 40;
const NAME = new RegExp(`^[a-zA-Z][a-zA-Z0-9]{0,${LONGEST_NAME - 1}}$`);

function isNamed({ min, max }: NamedNumbersParam, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let count = 0;
  for (const name in value) {
    if (++count > MOST_NAMES || !NAME.test(name)) return false;
    if (!inRange({ type: 'number', min, max }, (value as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function isStepList({ min, max }: StepListParam, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > max - min + 1) return false;
  return value.every(
    (step, i) => Number.isInteger(step) && step >= min && step <= max && (i === 0 || step > value[i - 1]),
  );
}

function isNumberList({ min, max }: NumberListParam, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > LONGEST_LIST) return false;
  return value.every((entry) => inRange({ type: 'number', min, max }, entry));
}
