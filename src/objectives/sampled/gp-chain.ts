import type { ValuesOf } from '../../parameters/typed.ts';
import { drawnKernel, gpChain, gpDraws, renewing } from '../gp-draws.ts';
import { type GridObjectiveSpec, gridObjective, type Objective, type ObjectiveContext } from '../spec.ts';
import { GP_CHAIN_1D, GP_CHAIN_2D } from './gp-chain.about.ts';

type Values = ValuesOf<typeof GP_CHAIN_1D>;

/** The change rate in force at step t: the first one, and from each change on the next; the last one stays. */
export function rateAt(t: number, rates: readonly number[], changes: readonly number[]): number {
  const passed = changes.filter((change) => t > change).length;
  return rates[Math.min(passed, rates.length - 1)];
}

/**
 * GP Markov chain (Bogunovic et al. 2016; ET paper, Assumption 2): f_1 = g_1,
 * f_t = √(1−ε) f_{t−1} + √ε g_t with i.i.d. g_t ~ GP(0, k). Every f_t has the same prior; with ε = 0, f is static.
 * The rate may change after given steps.
 */
function createChain(context: ObjectiveContext<Values>): Objective {
  const { rate, course, rateChanges, laterRates } = context.parameters;
  const changing = course === 'changing';
  const rates = [rate, ...(changing ? laterRates : [])];
  const changes = changing ? rateChanges : [];
  return {
    changePoints: [],
    ...gpChain(gpDraws(context, 'chain'), (t) => renewing(rateAt(t, rates, changes))),
  };
}

const chain = (about: typeof GP_CHAIN_1D): GridObjectiveSpec =>
  gridObjective(about, {
    drawnFrom: (parameters) => drawnKernel(parameters, about.dimension),
    renewalRate: ({ rate, course }) => (course === 'changing' ? null : rate),
    create: createChain,
  });

export const gpChain1d = chain(GP_CHAIN_1D);
export const gpChain2d = chain(GP_CHAIN_2D);
