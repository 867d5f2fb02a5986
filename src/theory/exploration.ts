import { theoremBeta } from '../policy/schedules/theorem.ts';
import { type Assumption, wanted } from './bound.ts';
import type { RunFacts } from './facts.ts';
import { type SmoothnessConstants, smoothnessConstants } from './smoothness.ts';

/** Constants of the run's kernel; unit ones where the kernel has none, which no theorem's assumptions let through. */
export function constantsOf({
  kernel,
  dimension,
  side,
}: Pick<RunFacts, 'kernel' | 'dimension' | 'side'>): SmoothnessConstants {
  return smoothnessConstants(kernel, dimension, side) ?? { a0: 1, b0: 1, a1: 1, b1: 1 };
}

/** β_t of ET Theorem 1 and CTV Theorem 3 at t, with the run's own constants. */
function requiredBeta(facts: RunFacts, t: number): number {
  const { a1: a, b1: b } = constantsOf(facts);
  return Math.max(0, theoremBeta(t, { dimension: facts.dimension, delta: facts.delta, a, b, r: facts.side }));
}

/**
 * β_t at t = 1..T for the bounds: the theorem's, or the lane's own where it explores more (the proofs only ask that it
 * explores at least so much). Not decreasing.
 */
export function betas(facts: RunFacts): number[] {
  let largest = 0;
  return facts.records.map(({ t, multiplier }) => {
    largest = Math.max(largest, requiredBeta(facts, t), (multiplier ?? 0) * (multiplier ?? 0));
    return largest;
  });
}

/** Why not every query maximised the lane's own UCB; null where each did. */
export function othersQueries(facts: Pick<RunFacts, 'records' | 'parameters' | 'given'>): string | null {
  const { records, parameters } = facts;
  if ((parameters.acquisition ?? 'ucb') !== 'ucb')
    return 'The lane maximises no UCB, which the proof is about.';
  const random = records.filter(({ multiplier, dataSize }) => multiplier === null && dataSize > 0).length;
  return givenQueries(facts) ?? randomQueries(random, records.length);
}

/** That the first queries were chosen elsewhere; null where none were. */
export function givenQueries({ given, records }: Pick<RunFacts, 'given' | 'records'>): string | null {
  if (given === 0) return null;
  const which = given === 1 ? 'The first query was' : `The first ${given} of ${records.length} queries were`;
  return `${which} given, not chosen by the lane.`;
}

/** That some queries were drawn; null where none were. */
export function randomQueries(random: number, all: number): string | null {
  return random === 0 ? null : `${random} of ${all} queries were drawn at random before the lane chose.`;
}

/** Whether every query maximised a UCB that explores at least as much as the theorem's. */
export function exploresEnough(facts: RunFacts): Assumption {
  const text = 'Every query maximises the UCB with the theorem’s $β_t$';
  const others = othersQueries(facts);
  if (others !== null) return wanted(false, text, others);
  const short = facts.records.filter(
    ({ t, multiplier }) => multiplier !== null && multiplier < Math.sqrt(requiredBeta(facts, t)),
  );
  const [worst] = short.slice(-1);
  if (!worst) return wanted(true, text, '');
  const asked = Math.sqrt(requiredBeta(facts, worst.t)).toFixed(1);
  return wanted(
    false,
    text,
    `The lane explores less: at $t$ = ${worst.t} its $√β_t$ is ${(worst.multiplier ?? 0).toFixed(1)}, the theorem asks for ${asked}.`,
  );
}
