import { dalGpUcb } from '../../../src/algorithms/resets/dal-gp-ucb.ts';
import type { AlgorithmSpec, Slots } from '../../../src/algorithms/spec.ts';
import type { Looking, StepRecord } from '../../../src/contracts/record.ts';
import type { TemporalFactor } from '../../../src/kernels/spec.ts';
import { list, oneOf } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import { fields, natural, orNull, positive, probability, readCase, share, whole } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { temporal } from '../posteriors/temporal.ts';
import { played } from './played.ts';
import { tableShape, tableWorld } from './table-world.ts';

const shape = fields({
  temporal,
  cover: list(natural, 'at least one arm', { min: 1 }),
  params: fields({
    delta: probability,
    factor: positive,
    spacing: oneOf(['spread', 'block']),
    alpha: orNull(share),
    survivors: whole('0 or 1', 0, 1),
    fed: oneOf(['looks', 'all']),
    event: orNull(probability),
  }),
});

/** A whole run of the lane that looks around, on finite arms with tabulated values and noise. */
export const dalTrace: EvalKind = (input, backend) => {
  const { temporal: named, cover, params } = readCase(shape, input);
  const given = readCase(tableShape, input);
  cover.forEach((arm, i) => {
    if (arm >= given.arms.length)
      throw new CaseError(`cover[${i}] must be an index of arms, 0 to ${given.arms.length - 1}, got ${arm}`);
  });
  const { delta, factor, spacing, alpha, survivors, fed, event } = params;
  const parameters = {
    ...{ schedule: 'log', c1: given.c1, c2: given.c2, lookSpacing: spacing, fed, survivors },
    ...{ alarm: delta, thresholdFactor: factor },
    ...(event === null ? { trigger: 'glr' } : { trigger: 'event-or-glr', deltaB: event }),
    ...(alpha === null ? { looks: 'schedule' } : { looks: 'constant', lookShare: alpha }),
  };
  const spec = looking(named.factor, cover);
  const play = { world: tableWorld(given), horizon: given.f_table.length, backend };
  return played({ ...play, algorithm: dalGpUcb.id, parameters, spec }, ({ records }) => traceValues(records));
};

/** The algorithm with the case's own temporal factor and covering set. */
const looking = (factor: TemporalFactor, cover: readonly number[]): AlgorithmSpec => ({
  ...dalGpUcb,
  slots(...given) {
    const slots = dalGpUcb.slots?.(...given) as Slots & Required<Pick<Slots, 'looks'>>;
    return { ...slots, temporal: factor, looks: { ...slots.looks, cover } };
  },
});

function traceValues(records: readonly StepRecord[]) {
  const looked = records.map((record) => record.looking as Looking);
  const restarts = records.filter(({ reset }) => reset);
  const numbers = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  return {
    arm: records.map(({ index }) => index),
    y: records.map(({ y }) => y),
    regret: records.map(({ regret }) => regret),
    look: looked.map(({ look }) => look),
    share: looked.map(({ share }) => share),
    psi: records.map(({ psi }) => psi),
    kappa: records.map(({ kappa }) => kappa),
    split: looked.map(({ split }) => split),
    held: records.map(({ dataSizeAfter }) => dataSizeAfter),
    event_psi: numbers(looked.map(({ eventPsi }) => eventPsi)),
    event_kappa: numbers(looked.map(({ eventKappa }) => eventKappa)),
    restart_after: restarts.map(({ t }) => t),
    reason: restarts.map(({ reason }) => reason),
    R_T_over_T: records[records.length - 1].cumulativeRegret / records.length,
  };
}
