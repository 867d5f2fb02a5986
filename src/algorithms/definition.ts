import { DefinitionError } from '../parameters/definition.ts';
import { showValue } from '../parameters/quoted.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import type { ParamValues } from '../parameters/spec.ts';
import { upperConfidenceBound } from '../policy/acquisition.ts';
import { explorationSchedule } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { explorationParameters } from '../policy/schedules/registry.about.ts';
import { never } from '../policy/trigger.ts';
import { DEFINITION_KEYS } from '../program/keys.ts';
import { noneSuch } from '../program/slot-rules.ts';
import { checkedSlots } from './checked-slots.ts';
import type { AlgorithmContext, AlgorithmSpec, Slots } from './spec.ts';

/** A custom algorithm: its id, and where it differs from GP-UCB. */
export interface AlgorithmDefinition extends Partial<Omit<AlgorithmSpec, 'slots'>> {
  readonly id: string;
  /** Called once for each session. Slots that are left out are GP-UCB's: every observation, no test, √(c₁ ln c₂t). */
  readonly slots?: (parameters: ParamValues, context: AlgorithmContext) => Partial<Slots>;
}

/** A built-in algorithm that is taken over brings its card. */
const KEYS: readonly string[] = [...DEFINITION_KEYS, 'card'];

/**
 * The definition with GP-UCB's answer wherever it has none. Its slots throw ProgramError where one is filled with what
 * cannot do its work, or does not do it.
 * @throws DefinitionError where it has a key that no definition has
 */
export function completeAlgorithm(definition: AlgorithmDefinition): AlgorithmSpec {
  const { id, slots = () => ({}) } = definition;
  const strange = Object.keys(definition).find((key) => !KEYS.includes(key));
  if (strange !== undefined)
    throw new DefinitionError(`algorithm ${showValue(id)} has a key ${noneSuch(strange, DEFINITION_KEYS)}`);
  return {
    name: id,
    summary: 'a custom algorithm',
    source: 'own',
    parameters: [],
    explain: ({ dataSizeAfter }) => ({ label: 'Memory', text: `**${dataSizeAfter}** points stay` }),
    ...definition,
    slots: (parameters, context) =>
      checkedSlots(() => slots(parameters, context), {
        memory: keepAll,
        trigger: never,
        temporal: { kind: 'static' },
        acquisition: upperConfidenceBound,
        schedule: explorationSchedule(resolveParameters(explorationParameters(), parameters), context),
      }),
  };
}
