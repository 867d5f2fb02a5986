import { DefinitionError } from '../parameters/definition.ts';
import { showValue } from '../parameters/quoted.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import type { ParamValues } from '../parameters/spec.ts';
import { isDraw, POSTERIOR_DRAW, type PosteriorDraw, upperConfidenceBound } from '../policy/acquisition.ts';
import { explorationSchedule } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { explorationParameters } from '../policy/schedules/registry.about.ts';
import { never } from '../policy/trigger.ts';
import { verdictOf } from '../policy/verdict.ts';
import type { AlgorithmContext, AlgorithmSpec, Slots } from './spec.ts';

/** A custom algorithm: its id, and where it differs from GP-UCB. */
export interface AlgorithmDefinition extends Partial<Omit<AlgorithmSpec, 'slots'>> {
  readonly id: string;
  /** Called once for each session. Slots that are left out are GP-UCB's: every observation, no test, √(c₁ ln c₂t). */
  readonly slots?: (parameters: ParamValues, context: AlgorithmContext) => Partial<Slots>;
}

/**
 * The definition with GP-UCB's answer wherever it has none. Its `slots` throws DefinitionError where one is filled with what
 * cannot do its work.
 */
export function completeAlgorithm(definition: AlgorithmDefinition): AlgorithmSpec {
  const { id, slots = () => ({}) } = definition;
  return {
    name: id,
    summary: 'a custom algorithm',
    source: 'own',
    parameters: [],
    explain: ({ dataSizeAfter }) => ({ label: 'Memory', text: `**${dataSizeAfter}** points stay` }),
    ...definition,
    slots: (parameters, context) =>
      checkedSlots(id, {
        memory: keepAll,
        trigger: never,
        temporal: { kind: 'static' },
        acquisition: upperConfidenceBound,
        schedule: explorationSchedule(resolveParameters(explorationParameters(), parameters), context),
        ...withWholeVerdicts(slots(parameters, context)),
      }),
  };
}

/** A custom trigger may leave out what follows from the rest of its verdict. */
function withWholeVerdicts(slots: Partial<Slots>): Partial<Slots> {
  const { trigger } = slots;
  if (typeof trigger?.test !== 'function') return slots;
  return {
    ...slots,
    trigger: { ...trigger, resets: trigger.resets ?? true, test: (input) => verdictOf(trigger.test(input)) },
  };
}

type Shape = readonly [what: string, fits: (slot: unknown) => boolean];
const isFunction = (slot: unknown) => typeof slot === 'function';
const withMethod = (name: string): Shape => [
  `an object with a function ${name}`,
  (slot) => isFunction((slot as Readonly<Record<string, unknown>> | null)?.[name]),
];

/** What a slot must hold where it is filled. */
const SHAPES: Readonly<Partial<Record<keyof Slots, Shape>>> = {
  memory: ['a function', isFunction],
  trigger: withMethod('test'),
  temporal: [
    'an object with a kind',
    (slot) => typeof (slot as Partial<Slots['temporal']> | null)?.kind === 'string',
  ],
  acquisition: [
    `a function or "${POSTERIOR_DRAW}"`,
    (slot) => isFunction(slot) || isDraw(slot as PosteriorDraw),
  ],
  schedule: ['a function', isFunction],
  noiseByAge: ['a function', (slot) => slot === undefined || isFunction(slot)],
};

/** Throws DefinitionError. */
function checkedSlots(id: string, slots: Slots): Slots {
  for (const [name, [what, fits]] of Object.entries(SHAPES)) {
    const slot = slots[name as keyof Slots];
    if (!fits(slot))
      throw new DefinitionError(
        `algorithm ${showValue(id)} must fill its slot ${name} with ${what}, got ${showValue(slot)}`,
      );
  }
  return slots;
}
