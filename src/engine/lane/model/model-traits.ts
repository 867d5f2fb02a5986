import type { Slots } from '../../../algorithms/spec.ts';
import type { ModelTraits } from '../../../contracts/model-traits.ts';
import { unfitForGridState } from './grid-state.ts';

/** Traits of a lane's model that depend on the horizon and the number of candidates; null for algorithms without a model. */
export function modelTraits(slots: Slots | null, horizon: number, candidates: number): ModelTraits | null {
  if (!slots) return null;
  const noiseHalfLife = slots.noiseByAge ? halfLife(slots.noiseByAge, horizon) : null;
  const fitsState = unfitForGridState(slots, candidates) === null;
  return { temporal: slots.temporal, noiseHalfLife, timeUnit: slots.clock ? 'second' : 'step', fitsState };
}

/** Steps until an observation's noise variance is twice a new one's; infinite when the run ends before. */
function halfLife(noiseByAge: (age: number) => number, horizon: number): number {
  const fresh = noiseByAge(1);
  for (let steps = 1; steps < horizon; steps++) if (noiseByAge(1 + steps) >= 2 * fresh) return steps;
  return Number.POSITIVE_INFINITY;
}
