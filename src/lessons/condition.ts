import { showValue } from '../parameters/quoted.ts';
import { fields, number, optional, type Read, type Shape, ShapeFault, such } from '../parameters/shape.ts';
import type { Measured, MeasuredRun } from './measures/spec.ts';
import { measured, readReference, referenceFault } from './notation.ts';

/** A measure by its name, as text. */
export const referenceShape: Shape<string> = {
  rule: 'must name a measure, as "regret(B, 61..130)"',
  read(value) {
    if (typeof value !== 'string') throw new ShapeFault(`${referenceShape.rule}, got ${showValue(value)}`);
    const fault = referenceFault(value);
    if (fault !== null) throw new ShapeFault(fault);
    return value;
  },
  schema: () => ({ type: 'string' }),
};

const anyNumber = number({ type: 'number', min: -1e9, max: 1e9 });

const scaledShape = fields({
  of: referenceShape,
  times: optional(anyNumber),
  plus: optional(anyNumber),
});

/** What a measure is compared with: a number, another measure, or a multiple of one plus a number. */
const boundShape: Shape<number | string | Read<typeof scaledShape>> = {
  rule: 'must be a number or a measure',
  read(value) {
    if (typeof value === 'number') return anyNumber.read(value);
    return typeof value === 'string' ? referenceShape.read(value) : scaledShape.read(value);
  },
  schema: () => ({}),
};
export type Bound = Read<typeof boundShape>;

const COMPARISONS = {
  is: (a: number, b: number) => a === b,
  above: (a: number, b: number) => a > b,
  below: (a: number, b: number) => a < b,
  atLeast: (a: number, b: number) => a >= b,
  atMost: (a: number, b: number) => a <= b,
} as const;
const COMPARISON_NAMES = Object.keys(COMPARISONS) as (keyof typeof COMPARISONS)[];

const openCondition = fields({
  of: referenceShape,
  is: optional(boundShape),
  above: optional(boundShape),
  below: optional(boundShape),
  atLeast: optional(boundShape),
  atMost: optional(boundShape),
});

/** A comparison that a run satisfies or not: { of: resets(B), is: 1 }; all of its bounds must hold. */
export const conditionShape: Shape<Read<typeof openCondition>> = {
  ...openCondition,
  read(value) {
    const condition = openCondition.read(value);
    if (COMPARISON_NAMES.every((name) => condition[name] === undefined))
      throw new ShapeFault(`compares with nothing; give one of ${COMPARISON_NAMES.join(', ')}`);
    return condition;
  },
};
export type Condition = Read<typeof conditionShape>;

/** Several conditions: all must hold. */
export const conditionsShape: Shape<readonly Condition[]> = {
  rule: 'must be a condition or a list of them',
  read: (value) =>
    Array.isArray(value)
      ? value.map((one, i) => {
          try {
            return conditionShape.read(one);
          } catch (error) {
            throw error instanceof ShapeFault ? error.within(i) : error;
          }
        })
      : [conditionShape.read(value)],
  schema: () => ({}),
};

const one = (value: Measured): number | null => {
  if (typeof value === 'number') return value;
  return value?.length === 1 ? value[0] : null;
};

/** The value of a bound in a run; null where it is not known yet. */
function boundIn(run: MeasuredRun, bound: Bound): number | null {
  if (typeof bound === 'number') return bound;
  if (typeof bound === 'string') return one(measured(run, readReference(bound)));
  const value = one(measured(run, readReference(bound.of)));
  return value === null ? null : (bound.times ?? 1) * value + (bound.plus ?? 0);
}

/** Whether a run satisfies a condition; null where that is not known yet. */
export function holds(run: MeasuredRun, condition: Condition): boolean | null {
  const value = one(measured(run, readReference(condition.of)));
  if (value === null) return null;
  for (const name of COMPARISON_NAMES) {
    const bound = condition[name];
    if (bound === undefined) continue;
    const limit = boundIn(run, bound);
    if (limit === null) return null;
    if (!COMPARISONS[name](value, limit)) return false;
  }
  return true;
}

/** Whether all hold; null where one is not known yet. */
export function allHold(run: MeasuredRun, conditions: readonly Condition[]): boolean | null {
  const answers = conditions.map((condition) => holds(run, condition));
  return answers.includes(false) ? false : answers.includes(null) ? null : true;
}

/** The measures that a condition reads. */
export function referencesOf(condition: Condition): string[] {
  const bounds = COMPARISON_NAMES.map((name) => condition[name]);
  return [condition.of, ...bounds.flatMap((bound) => boundReference(bound))];
}

function boundReference(bound: Bound | undefined): string[] {
  if (typeof bound === 'string') return [bound];
  return typeof bound === 'object' ? [bound.of] : [];
}

export const anyText = (max: number): Shape<string> =>
  such(
    `must be a text of at most ${max} characters`,
    (value) => typeof value === 'string' && value.length <= max,
    {
      type: 'string',
      maxLength: max,
    },
  );
