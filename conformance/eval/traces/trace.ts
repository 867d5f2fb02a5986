import type { StepRecord } from '../../../src/contracts/record.ts';
import { oneOf, optional, type Shape } from '../../../src/parameters/shape.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { count, fields, notNegative, probability, readCase, share } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { played } from './played.ts';
import { tableShape, tableWorld } from './table-world.ts';

/** What a case's `algo` stands for: the fields of `params` it needs, and the algorithm with its parameters. */
interface Meaning {
  readonly params: Shape<Readonly<Record<string, number>>>;
  readonly algorithm: string;
  readonly parameters: (params: Readonly<Record<string, number>>, horizon: number) => ParamValues;
}

const period = fields({ N: count });
const rate = fields({ eps: share });
const drift = fields({ eps: notNegative });
const bounds = fields({ Nlo: count, Nhi: count, dB: probability });
const unbounded = fields({ Nlo: optional(count), Nhi: optional(count), dB: probability });

const eventTriggered = (survivors: 0 | 1, params: Meaning['params']): Meaning => ({
  params,
  algorithm: 'et-gp-ucb',
  parameters: ({ Nlo, Nhi, dB }, horizon) => ({
    deltaB: dB,
    bounds: 'steps',
    lowerSteps: Nlo ?? 1,
    upperSteps: Nhi ?? horizon,
    survivors,
  }),
});
const injected = (form: 'wiener' | 'noise'): Meaning => ({
  params: drift,
  algorithm: 'ui-tvbo',
  parameters: ({ eps }) => ({ sigmaW2: eps, form }),
});

const MEANINGS: Readonly<Record<string, Meaning>> = {
  gp: { params: fields({}), algorithm: 'gp-ucb', parameters: () => ({}) },
  r: { params: period, algorithm: 'r-gp-ucb', parameters: ({ N }) => ({ periodFrom: 'steps', period: N }) },
  sw: { params: period, algorithm: 'sw-gp-ucb', parameters: ({ N }) => ({ window: N }) },
  tv: { params: rate, algorithm: 'tv-gp-ucb', parameters: ({ eps }) => ({ epsilon: eps }) },
  ui_wiener: injected('wiener'),
  ui_noise: injected('noise'),
  et: eventTriggered(1, unbounded as typeof bounds),
  et_window: eventTriggered(1, bounds),
  et_empty: eventTriggered(0, unbounded as typeof bounds),
  et_empty_window: eventTriggered(0, bounds),
};

/** A whole run on finite arms with tabulated values and noise, through the session that runs everything else. */
export const trace: EvalKind = (input, backend) => {
  const algos = Object.keys(MEANINGS);
  const { algo } = readCase(fields({ algo: oneOf(algos) }), input);
  const meaning = MEANINGS[algo];
  const { params } = readCase(fields({ params: meaning.params }), input);
  const given = readCase(tableShape, input);
  const world = tableWorld(given);
  const horizon = given.f_table.length;
  return played(
    {
      world,
      algorithm: meaning.algorithm,
      parameters: { schedule: 'log', c1: given.c1, c2: given.c2, ...meaning.parameters(params, horizon) },
      horizon,
      backend,
    },
    (session) => traceValues(session.records),
  );
};

function traceValues(records: readonly StepRecord[]) {
  const tested = records.filter(({ psi }) => psi !== null);
  return {
    arm: records.map(({ index }) => index),
    y: records.map(({ y }) => y),
    regret: records.map(({ regret }) => regret),
    reset_after: records.filter(({ reset }) => reset).map(({ t }) => t),
    psi: tested.map(({ psi }) => psi),
    kappa: tested.map(({ kappa }) => kappa),
    R_T_over_T: records[records.length - 1].cumulativeRegret / records.length,
  };
}
