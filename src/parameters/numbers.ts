import { inRange, rangeRule } from './rules.ts';
import type { NumberListParam, NumberParam, ParamSpec, StepListParam } from './spec.ts';

/** A parameter that is typed as one number or as several. */
export type NumbersParam = NumberParam | StepListParam | NumberListParam;

/** Most entries of a list of numbers or steps. */
const LONGEST_LIST = 2000;

export const isNumbers = (spec: ParamSpec): spec is NumbersParam =>
  spec.type === 'number' || spec.type === 'integer' || spec.type === 'steps' || spec.type === 'numbers';

/** What the value must be, in words that continue its name: "must be above 0 and at most 1". */
export function numbersRule(spec: NumbersParam): string {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return rangeRule(spec);
    case 'steps':
      return `must be a strictly increasing list of ${fewer(spec)}integers between ${spec.min} and ${spec.max}`;
    case 'numbers':
      return `must be a list of ${howMany(spec)} numbers between ${spec.min} and ${spec.max}`;
  }
}

/** What bounds a list of steps beside its range, where that does not. */
const fewer = ({ min, max }: StepListParam): string =>
  max - min + 1 > LONGEST_LIST ? `at most ${LONGEST_LIST} ` : '';

const howMany = ({ lengths }: NumberListParam): string =>
  lengths ? `${lengths[0]} to ${lengths[1]}` : `at most ${LONGEST_LIST}`;

/** Whether a value keeps its parameter's rule. */
export function areRight(spec: NumbersParam, value: unknown): boolean {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return inRange(spec, value);
    case 'steps':
      return isStepList(spec, value);
    case 'numbers':
      return isNumberList(spec, value);
  }
}

function isStepList({ min, max }: StepListParam, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > Math.min(LONGEST_LIST, max - min + 1)) return false;
  return value.every(
    (step, i) => Number.isInteger(step) && step >= min && step <= max && (i === 0 || step > value[i - 1]),
  );
}

function isNumberList({ min, max, lengths = [0, LONGEST_LIST] }: NumberListParam, value: unknown): boolean {
  if (!Array.isArray(value) || value.length < lengths[0] || value.length > lengths[1]) return false;
  return value.every((entry) => inRange({ type: 'number', min, max }, entry));
}
