import { keyFramesFault, keyFramesRule } from './key-frames.ts';
import { areRight, isNumbers, numbersRule } from './numbers.ts';
import { showValue } from './quoted.ts';
import { choiceRule, inRange } from './rules.ts';
import type { NamedNumbersParam, ParamSpec } from './spec.ts';

/**
 * Checks one value against its specification.
 * @returns null when the value is right, otherwise the rule and the value, to be set behind the
 *   parameter's name: "must be above 0 and at most 1, got 7"
 */
export function checkParameter(spec: ParamSpec, value: unknown): string | null {
  if (keepsRule(spec, value)) return null;
  const inside = spec.type === 'key frames' && keyFramesFault(spec, value);
  if (inside && inside.path !== '') return `has a fault at ${inside.path}, which ${inside.problem}`;
  return `${parameterRule(spec)}, got ${showValue(value)}${spec.because ?? ''}`;
}

/** What a parameter's value must be, in words that continue its name: "must be above 0 and at most 1". */
export function parameterRule(spec: ParamSpec): string {
  if (isNumbers(spec)) return numbersRule(spec);
  switch (spec.type) {
    case 'toggle':
      return 'must be true or false';
    case 'choice':
      return choiceRule(spec.choices.map(({ value }) => value));
    case 'formula':
      return `must be a text of at most ${spec.longest} characters that can be read`;
    case 'program':
      return `must be a text of at most ${spec.longest} characters`;
    case 'named numbers':
      return `must be at most ${MOST_NAMES} numbers between ${spec.min} and ${spec.max}, by name`;
    case 'key frames':
      return keyFramesRule();
  }
}

/** Whether a value keeps its parameter's rule; of a formula, but for whether it can be read. */
export function keepsRule(spec: ParamSpec, value: unknown): boolean {
  if (isNumbers(spec)) return areRight(spec, value);
  switch (spec.type) {
    case 'toggle':
      return typeof value === 'boolean';
    case 'choice':
      return spec.choices.some((choice) => choice.value === value);
    case 'formula':
    case 'program':
      return typeof value === 'string' && value.length <= spec.longest;
    case 'named numbers':
      return isNamed(spec, value);
    case 'key frames':
      return keyFramesFault(spec, value) === null;
  }
}

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
