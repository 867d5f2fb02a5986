import { optionNamed } from '../../parameters/choice.ts';
import { lowerBoundTrigger } from '../../policy/triggers/lower-bound.ts';
import { TRIGGERS } from '../../policy/triggers/registry.ts';
import type { RunFacts } from '../facts.ts';

/** ε_lo ≤ ε_hi. */
export type RateBounds = readonly [lower: number, upper: number];

/**
 * The bounds on the change rate that a lane's resets rest on: its own ones where it states them, never what the rounded
 * N would give back; where it states steps, the rates that have exactly these reset lengths, N = 12 ε^{−1/4}.
 * @returns null where the lane resets at no such length, or later than at the horizon
 */
export function rateBounds(facts: RunFacts): RateBounds | null {
  return statedRates(facts) ?? ratesOfSteps(facts);
}

function statedRates({ parameters }: RunFacts): RateBounds | null {
  const { periodFrom, epsilon, bounds, epsilonLower, epsilonUpper, trigger } = parameters;
  if (periodFrom === 'epsilon') return [epsilon as number, epsilon as number];
  if (bounds !== 'epsilon' || !optionNamed(TRIGGERS, trigger)?.bounded) return null;
  const longest = trigger === lowerBoundTrigger.id ? epsilonUpper : epsilonLower;
  return [longest as number, epsilonUpper as number];
}

function ratesOfSteps({ blockLengths, records }: RunFacts): RateBounds | null {
  if (!blockLengths) return null;
  const [lower, upper] = blockLengths;
  if (lower < SHORTEST || upper >= records.length) return null;
  return [fourth(SHORTEST / upper), fourth(SHORTEST / lower)];
}

/** N of ε = 1: shorter ones belong to no rate. */
const SHORTEST = 12;

const fourth = (ratio: number) => ratio * ratio * ratio * ratio;
