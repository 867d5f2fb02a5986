import { thresholdTheoremBeta } from '../../policy/environment/interval-schedules.ts';
import { type Assumption, type Bounded, needed, wanted } from '../bound.ts';
import { givenQueries, randomQueries } from '../exploration.ts';
import type { EnvironmentFacts, RunFacts } from '../facts.ts';
import { modelIsTrue } from '../shared-assumptions.ts';
import { rounded } from '../words.ts';
import type { ThresholdBoundInput, ZoneInput } from './bounds.ts';

/** An accuracy to name where the lane's η stands for none. */
const EXAMPLE = 0.1;

/** A lane's β went through a root and back. */
const ROUNDING = 1e-9;

/** There is one wherever a lane runs an algorithm that needs one. */
export const environmentOf = ({ environment }: RunFacts): EnvironmentFacts => environment as EnvironmentFacts;

/** η, and m where the algorithm has an interval. */
export const etaOf = ({ parameters }: RunFacts): number => parameters.eta as number;
const orderOf = ({ parameters }: RunFacts): number => parameters.m as number;

/** σ_{0,min} is the prior standard deviation, as the kernel is stationary. */
export function zoneOf(facts: RunFacts): ZoneInput {
  const { kernel, delta } = facts;
  const variance = kernel.family === 'empirical' ? 1 : kernel.variance;
  return { deviation: Math.sqrt(variance), designs: environmentOf(facts).designs, delta };
}

/** What the bounds of Theorems 4.1 and 4.3 are made of at T = t; β_T is the lane's own where that is larger. */
export function partsAt(facts: RunFacts, t: number): ThresholdBoundInput {
  const { gains, noiseVariance } = facts;
  const beta = Math.max(requiredBeta(facts, t), ownBeta(facts, t));
  return { beta, m: orderOf(facts), eta: etaOf(facts), gain: gains[t], noiseVariance };
}

function requiredBeta(facts: RunFacts, t: number): number {
  return thresholdTheoremBeta(t, environmentOf(facts).designs, facts.delta);
}

/** β of the lane's width β^{1/m}; 0 before it chose. */
function ownBeta(facts: RunFacts, t: number): number {
  const width = facts.records[t - 1].multiplier ?? 0;
  let beta = 1;
  for (let i = 0; i < orderOf(facts); i++) beta *= width;
  return beta;
}

/**
 * What Theorems 4.1–4.3 of the BPT paper all ask for. Without data every pair looks the same under a stationary kernel,
 * so that the first query, drawn at random, is as good a maximiser as any.
 * @param zone η(ε)
 */
export function thresholdAssumptions(facts: RunFacts, zone: (epsilon: number) => number): Assumption[] {
  const { objectiveName, refits, records } = facts;
  const { drawnFrom } = environmentOf(facts);
  const random = records.filter(({ acquisition, dataSize }) => acquisition === null && dataSize > 0).length;
  const others = givenQueries(facts) ?? randomQueries(random, records.length);
  const example = rounded(zone(EXAMPLE), 3);
  return [
    needed(drawnFrom !== null, 'The objective is drawn from a GP', `${objectiveName} is no draw from a GP.`),
    ...modelIsTrue(facts, drawnFrom),
    needed(!refits, 'The kernel stays', 'Hyperparameters are refitted during the run; the proof keeps them.'),
    needed(
      etaOf(facts) > 0,
      'The indifference zone has a width, $η$ > 0',
      `$η$ = 0 stands for the accuracy $ε$ = 0, which the bound does not cover; $ε$ = ${EXAMPLE} would take $η$ = ${example}.`,
    ),
    wanted(others === null, 'Every query is the algorithm’s own', others ?? ''),
  ];
}

/** Whether every interval was at least as wide as Theorems 4.1 and 4.3 ask for. */
export function wideEnough(facts: RunFacts): Assumption {
  const short = facts.records.filter(
    ({ t, multiplier }) => multiplier !== null && ownBeta(facts, t) < requiredBeta(facts, t) * (1 - ROUNDING),
  );
  const [worst] = short.slice(-1);
  const asked = worst && rounded(requiredBeta(facts, worst.t), 3);
  return wanted(
    !worst,
    'Every interval has the theorem’s $β_t$, |$X$| $π^2 t^2$/(3$δ$)',
    worst
      ? `The intervals are narrower: at $t$ = ${worst.t} $β$ is ${rounded(ownBeta(facts, worst.t), 3)}, the theorem asks for ${asked}.`
      : '',
  );
}

/** Σ p_upper(x*) − p_upper(x_t) over the designs queried: what Theorems 4.1 and 4.2 bound, not the regret of the answer. */
export function regretOfDesigns({ records, environment }: RunFacts): Bounded {
  const { conditions, probability, best } = environment as EnvironmentFacts;
  let sum = 0;
  const values = records.map(({ index }) => {
    sum += probability[best] - probability[Math.floor(index / conditions)];
    return sum;
  });
  return { name: 'regret of the queried designs', values };
}
