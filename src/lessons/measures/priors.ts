import type { LaneLetter } from '../../contracts/scenario.ts';
import { exp } from '../../math/index.ts';
import { listedPriors, type PriorValues } from '../../policy/priors/prior-list.about.ts';
import { settingAt } from './settings.ts';
import { type MeasuredRun, measure, recordAt, recordsIn } from './spec.ts';

/** ε of each prior of a lane, in the order of its list; none where it weighs no priors. */
function ratesOf({ scenario }: MeasuredRun, lane: LaneLetter): readonly number[] {
  const parameters = settingAt(scenario, `lanes.${lane}.parameters`) as PriorValues | undefined;
  return parameters?.priorRates ? listedPriors(parameters).map(({ rate }) => rate) : [];
}

/** Weights of a lane's priors after a step; null where they are not weighed, or not yet. */
const weightsAt = (run: MeasuredRun, lane: LaneLetter, step: number): readonly number[] | null =>
  recordAt(run, lane, step)?.priors?.logWeights?.map(exp) ?? null;

function weightOf(run: MeasuredRun, lane: LaneLetter, step: number, rate: number): number | null {
  const rates = ratesOf(run, lane);
  return (
    weightsAt(run, lane, step)?.reduce((sum, weight, p) => (rates[p] === rate ? sum + weight : sum), 0) ??
    null
  );
}

/** What a lane with several priors believes of them, and which of them it plays. */
export const PRIOR_MEASURES = [
  measure({
    name: 'prior-weight',
    about: 'weight, after a step, that a lane with several priors gives to those of a rate of forgetting ε',
    arguments: ['lane', 'step', 'number'],
    digits: 2,
    of: weightOf,
  }),
  measure({
    name: 'settled-from',
    about: 'first step from which the priors of a rate ε keep more than half of the weight to the end',
    arguments: ['lane', 'number'],
    digits: 0,
    of: (run, lane, rate) => {
      const { horizon } = run.scenario;
      if (weightsAt(run, lane, horizon) === null) return null;
      let from = horizon + 1;
      while (from > 1 && (weightOf(run, lane, from - 1, rate) ?? 0) > 0.5) from--;
      return from;
    },
  }),
  measure({
    name: 'likeliest-rate',
    about: 'rate ε of the prior that weighs most after a step',
    arguments: ['lane', 'step'],
    digits: 3,
    of: (run, lane, step) => {
      const weights = weightsAt(run, lane, step);
      return weights && ratesOf(run, lane)[weights.indexOf(Math.max(...weights))];
    },
  }),
  measure({
    name: 'played',
    about: 'queries of a range of steps that were chosen under a prior of a rate ε',
    arguments: ['lane', 'number', 'range'],
    digits: 0,
    of: (run, lane, rate, range) => {
      const rates = ratesOf(run, lane);
      const records = rates.length > 0 ? recordsIn(run, lane, range) : null;
      return records?.filter(({ priors }) => priors && rates[priors.prior] === rate).length ?? null;
    },
  }),
  measure({
    name: 'priors-left',
    about: 'priors that a lane that eliminates them has left after a step',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => recordAt(run, lane, step)?.priors?.alive?.length ?? null,
  }),
];
