import type { ValuesOf } from '../../parameters/typed.ts';
import { scoring } from '../../policy/acquisitions/registry.ts';
import { dropAtReset } from '../../policy/memory.ts';
import { noiseRefitSlot } from '../../policy/refit.ts';
import { resetLength } from '../../policy/reset-length.ts';
import { chosenTrigger } from '../../policy/triggers/registry.ts';
import { type Bounds, UNBOUNDED } from '../../policy/triggers/spec.ts';
import { algorithm } from '../spec.ts';
import { ET_GP_UCB } from './et-gp-ucb.about.ts';

/** N_lo and N_hi: from bounds on ε (N_lo from the upper one), given in steps, or none. */
function bounds(parameters: ValuesOf<typeof ET_GP_UCB>, horizon: number): Bounds {
  if (parameters.bounds === 'none') return UNBOUNDED;
  if (parameters.bounds === 'steps') return [parameters.lowerSteps, parameters.upperSteps];
  const length = (epsilon: number) => resetLength(epsilon, horizon);
  return [length(parameters.epsilonUpper), length(parameters.epsilonLower)];
}

/**
 * Static kernel; a data-driven event test resets the data within bounds (Brunzema et al., Algorithm 1). Other triggers
 * can take the test's place.
 */
export const etGpUcb = algorithm(ET_GP_UCB, {
  slots: (parameters, context) => ({
    memory: dropAtReset(parameters.survivors),
    trigger: chosenTrigger(parameters).create(parameters, {
      bounds: bounds(parameters, context.horizon),
      horizon: context.horizon,
      changePoints: context.changePoints,
    }),
    temporal: { kind: 'static' },
    ...noiseRefitSlot(parameters, context),
    ...scoring(parameters, context),
  }),
  explain: (record, parameters, { horizon }) =>
    chosenTrigger(parameters).explain(record, parameters, { bounds: bounds(parameters, horizon), horizon }),
});
