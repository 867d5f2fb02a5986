import * as words from '#words/views/environment';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { Shown } from '../plot/phase.ts';
import type { FieldCount } from './field-height.ts';
import { type Field, fieldsOf } from './field-shapes.ts';

/**
 * The maps of f(x, w): truth, mean, σ and Φ, the belief that f > h. An algorithm that scores pairs has its
 * acquisition in place of Φ.
 */
export function environmentFields(
  frame: Frame,
  range: readonly [number, number],
  largestDeviation: number,
  shown: Shown,
  environment: Environment,
  count: FieldCount,
): Field[] {
  const pairsScored = frame.acquisition !== null && designScore(frame, environment) === null;
  const fields = fieldsOf(frame, range, largestDeviation, shown)
    .filter(
      ({ id }) =>
        (id !== 'sd' || count === 4) && (id !== 'mean' || count > 2) && (id !== 'acquisition' || pairsScored),
    )
    .map((field) => (field.id === 'truth' ? { ...field, title: words.truth } : field));
  return frame.belief && !pairsScored ? [...fields, belief(frame.belief)] : fields;
}

const belief = (values: Float64Array): Field => ({
  id: 'exceedance',
  title: '$Φ$: $f > h$',
  shortTitle: '$Φ$: $f > h$',
  values,
  range: [0, 1],
});

/** The score of every design (N_x); null without one, or if pairs are scored separately. */
export function designScore(
  { acquisition }: Pick<Frame, 'acquisition'>,
  { designs, conditions }: Pick<Environment, 'designs' | 'conditions'>,
): Float64Array | null {
  if (acquisition?.length !== designs * conditions) return null;
  for (let i = 0; i < acquisition.length; i++)
    if (acquisition[i] !== acquisition[i - (i % conditions)]) return null;
  return Float64Array.from({ length: designs }, (_, design) => acquisition[design * conditions]);
}

/** The lane's answer after the step, or, before its observation is shown, as in the frame. */
export function namedDesign(
  { designs }: Pick<Frame, 'designs'>,
  record: StepRecord | undefined,
  shown: Shown,
): number | undefined {
  return (shown.test ? record?.assessment?.answer : undefined) ?? designs?.answer;
}
