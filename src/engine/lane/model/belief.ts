import { mostHeld } from '../../../policy/memory.ts';
import { LaneModel, type LaneModelOptions } from './lane-model.ts';
import { type LaneBelief, SeveralPriors } from './several-priors.ts';

export type BeliefOptions = Omit<LaneModelOptions, 'capacity' | 'goesBack'> & { readonly horizon: number };

/** A lane's model, with one prior or several. @param goesBack it is also asked for earlier steps, as `slots.viewing` answers them */
export function createBelief(options: BeliefOptions, goesBack: boolean): LaneBelief {
  const slots = goesBack ? { ...options.slots, ...options.slots.viewing } : options.slots;
  const given = { ...options, slots, capacity: mostHeld(slots, options.horizon), goesBack };
  return slots.priors ? new SeveralPriors(given, slots.priors) : new LaneModel(given);
}
