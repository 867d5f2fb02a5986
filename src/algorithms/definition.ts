import { resolveParameters } from '../parameters/resolve.ts';
import type { ParamValues } from '../parameters/spec.ts';
import { upperConfidenceBound } from '../policy/acquisition.ts';
import { explorationParameters, explorationSchedule } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmContext, AlgorithmSpec, Slots } from './spec.ts';

/** An algorithm of one's own: its id and what it does otherwise than GP-UCB. */
export interface AlgorithmDefinition extends Partial<Omit<AlgorithmSpec, 'slots'>> {
  readonly id: string;
  /** Called once for each session. Slots that are left out are GP-UCB's: every observation, no test, √(c₁ ln c₂t). */
  readonly slots?: (parameters: ParamValues, context: AlgorithmContext) => Partial<Slots>;
}

/** The definition with GP-UCB's answer wherever it has none. */
export function completeAlgorithm(definition: AlgorithmDefinition): AlgorithmSpec {
  const { id, slots = () => ({}) } = definition;
  return {
    name: id,
    summary: 'an algorithm of one’s own',
    source: 'own',
    parameters: [],
    explain: ({ dataSizeAfter }) => ({ label: 'Memory', text: `**${dataSizeAfter}** points stay` }),
    ...definition,
    slots: (parameters, context) => ({
      memory: keepAll,
      trigger: never,
      temporal: { kind: 'static' },
      acquisition: upperConfidenceBound,
      schedule: explorationSchedule(resolveParameters(explorationParameters(), parameters), context),
      ...slots(parameters, context),
    }),
  };
}
