import { wDbo } from '../../../src/algorithms/forgetting/w-dbo.ts';
import type { AlgorithmSpec, Slots } from '../../../src/algorithms/spec.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { TemporalFactor } from '../../../src/kernels/spec.ts';
import { oneOf } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import { count, fields, notNegative, orNull, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { temporal } from '../posteriors/temporal.ts';
import { played } from './played.ts';
import { tableShape, tableWorld } from './table-world.ts';

const shape = fields({
  temporal,
  params: fields({
    alpha: notNegative,
    n_init: count,
    size: orNull(count),
    schedule: oneOf(['log', 'wdbo']),
  }),
});

/** A whole run of W-DBO, or of its fixed-size rule, on finite arms with tabulated values and noise. */
export const wdboTrace: EvalKind = (input, backend) => {
  const { temporal: named, params } = readCase(shape, input);
  const given = readCase(tableShape, input);
  const { alpha: budgetGrowth, n_init: dropsFrom, size, schedule } = params;
  if (named.factor.kind === 'static' || (named.factor.kind === 'periodic' && !named.factor.decay))
    throw new CaseError('temporal must be of a kind that decays');
  const parameters = {
    ...{ schedule, c1: given.c1, c2: given.c2, budgetGrowth, dropsFrom },
    ...(size === null ? { dropRule: 'budget' } : { dropRule: 'size', heldSize: size }),
  };
  const play = { world: tableWorld(given), horizon: given.f_table.length, backend };
  return played({ ...play, algorithm: 'w-dbo', parameters, spec: under(named.factor) }, ({ records }) =>
    traceValues(records),
  );
};

/** The algorithm with the case's own temporal factor. */
const under = (factor: TemporalFactor): AlgorithmSpec => ({
  ...wDbo,
  slots: (...given) => ({ ...(wDbo.slots?.(...given) as Slots), temporal: factor }),
});

function traceValues(records: readonly StepRecord[]) {
  const chosen = records.map(({ selection }) => selection as NonNullable<typeof selection>);
  const gone = new Set(chosen.flatMap(({ removed }) => removed));
  const last = records[records.length - 1];
  return {
    arm: records.map(({ index }) => index),
    y: records.map(({ y }) => y),
    regret: records.map(({ regret }) => regret),
    dropped: chosen.map(({ removed }) => removed),
    dropped_relevance: chosen.map(({ removedRelevance }) => removedRelevance),
    budget_before: chosen.map(({ budgetBefore }) => budgetBefore),
    budget: chosen.map(({ budget }) => budget),
    held: records.map(({ dataSizeAfter }) => dataSizeAfter),
    least_relevance: chosen.map(({ relevance }) => Math.min(...relevance)),
    final_held_steps: records.map(({ t }) => t).filter((t) => !gone.has(t)),
    final_relevance: chosen[chosen.length - 1].relevance,
    R_T_over_T: last.cumulativeRegret / records.length,
  };
}
