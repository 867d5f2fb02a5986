import type { StepRecord } from '../../contracts/record.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { every, never, type Trigger, withinBounds } from '../trigger.ts';
import { cusum } from './cusum.ts';
import { event } from './event.ts';
import { likelihoodRatio } from './likelihood-ratio.ts';
import { oracle } from './oracle.ts';

/** N_lo and N_hi. */
export type Bounds = readonly [lower: number, upper: number];

/** A new trigger of the kind that the parameter `trigger` names. */
export function chosenTrigger(
  parameters: ParamValues,
  bounds: Bounds,
  changePoints: readonly number[],
): Trigger {
  const values = parameters as Record<string, number>;
  switch (parameters.trigger) {
    case 'never':
      return never;
    case 'periodic':
      return every(values.period);
    case 'lower-bound':
      return every(bounds[0]);
    case 'oracle':
      return oracle(changePoints);
    case 'cusum':
      return withinBounds(cusum(values.allowance, values.sumThreshold), ...bounds);
    case 'likelihood-ratio':
      return withinBounds(likelihoodRatio(values.window, values.ratioThreshold), ...bounds);
    default:
      return withinBounds(event(values.deltaB, values.noiseCapAfter || undefined), ...bounds);
  }
}

/** What the trigger said at a step, for "why here, why now?". */
export function explainTrigger(
  record: StepRecord,
  parameters: ParamValues,
  [lower]: Bounds,
): { readonly label: string; readonly text: string } {
  const { dataSizeAfter, reset, tPrime } = record;
  const stay = `${dataSizeAfter === 1 ? 'the **1** point stays' : `all **${dataSizeAfter}** points stay`}`;
  switch (parameters.trigger) {
    case 'never':
      return { label: 'No test', text: `${stay}, whatever $y_t$ says` };
    case 'oracle':
      return { label: 'Oracle', text: reset ? '**reset**: the objective has changed' : `no change: ${stay}` };
    case 'periodic':
    case 'lower-bound': {
      const period = parameters.trigger === 'periodic' ? (parameters.period as number) : lower;
      const left = period - (tPrime ?? 0);
      const next = `next reset in **${left}** step${left === 1 ? '' : 's'}`;
      return { label: 'Schedule', text: reset ? '**reset** now' : next };
    }
    default:
      return { label: TESTS[parameters.trigger as string] ?? TESTS.event, text: comparison(record) };
  }
}

/** What ψ and κ are, by trigger. */
const TESTS: Readonly<Record<string, string>> = {
  event: '$ψ$ against $κ$',
  cusum: '$S$ against $b$',
  'likelihood-ratio': 'log ratio against $κ$',
};

function comparison({ psi, kappa, reset, reason, testActive }: StepRecord): string {
  const relation = `${(psi ?? 0).toFixed(2)} ${(psi ?? 0) > (kappa ?? 0) ? '>' : '≤'} ${(kappa ?? 0).toFixed(2)}`;
  const outcome = reset ? '**reset**' : testActive ? '**no reset**' : '**test off**';
  return `${relation} ${outcome}${reason === 'upper bound' ? ' (upper bound)' : ''}`;
}

const shownFor = (...triggers: string[]) => ({ visibleWhen: { parameter: 'trigger', in: triggers } });

/** The triggers that bounds on resets apply to. */
export const BOUNDED = shownFor('event', 'cusum', 'likelihood-ratio', 'lower-bound');

/** δ_B of the event test. */
export const FALSE_ALARM_BOUND: ParamSpec = {
  id: 'deltaB',
  type: 'number',
  label: 'False alarm bound',
  symbol: '$δ_B$',
  help: 'Chance that the test ever fires although nothing changed. Smaller: fewer resets, and later.',
  default: 0.1,
  min: 0,
  max: 1,
  exclusiveMin: true,
  scale: 'log',
  ...shownFor('event'),
};

/** Which trigger, and the constants of each. */
export const TRIGGER_PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'trigger',
    type: 'choice',
    label: 'Trigger',
    symbol: '',
    help: 'What decides that the objective has changed. The paper’s event test is ET-GP-UCB; the others are there to compare with.',
    default: 'event',
    choices: [
      { value: 'event', label: 'event: ψ > κ' },
      { value: 'cusum', label: 'CUSUM of surprises' },
      { value: 'likelihood-ratio', label: 'likelihood ratio' },
      { value: 'oracle', label: 'oracle: true changes' },
      { value: 'lower-bound', label: 'always at the lower bound' },
      { value: 'periodic', label: 'periodic' },
      { value: 'never', label: 'never' },
    ],
  },
  {
    id: 'noiseCapAfter',
    type: 'integer',
    label: 'Noise term capped after',
    symbol: '$w̄$',
    help: 'The noise part of $κ$ grows no further this many steps after a reset; 0: it always grows. A cap keeps the test alert over long spells, without the theory’s guarantee.',
    unit: 'steps',
    default: 0,
    min: 0,
    max: 2000,
    ...shownFor('event'),
  },
  {
    id: 'allowance',
    type: 'number',
    label: 'Allowance',
    symbol: '$k$',
    help: 'Surprise, in standard deviations, that every step may have for nothing. Without a change the average is 0.8; larger: fewer false alarms.',
    default: 1,
    min: 0,
    max: 5,
    step: 0.1,
    ...shownFor('cusum'),
  },
  {
    id: 'sumThreshold',
    type: 'number',
    label: 'Threshold of the sum',
    symbol: '$b$',
    help: 'The test fires when the sum of surprises beyond the allowance exceeds this. Larger: fewer resets, and later.',
    default: 5,
    min: 0,
    max: 50,
    step: 0.5,
    ...shownFor('cusum'),
  },
  {
    id: 'window',
    type: 'integer',
    label: 'Window',
    symbol: '$w$',
    help: 'Newest observations that are explained with and without the past. Longer: surer, and later.',
    unit: 'steps',
    default: 5,
    min: 1,
    max: 50,
    ...shownFor('likelihood-ratio'),
  },
  {
    id: 'ratioThreshold',
    type: 'number',
    label: 'Threshold of the log ratio',
    symbol: '$κ$',
    help: 'The test fires when the window is likelier without the past by this much, as a logarithm. Larger: fewer resets, and later.',
    default: 3,
    min: 0,
    max: 50,
    step: 0.5,
    ...shownFor('likelihood-ratio'),
  },
  {
    id: 'period',
    type: 'integer',
    label: 'Steps between resets',
    symbol: '$N$',
    help: 'The data are dropped after this many observations. Shorter: quicker to notice changes, slower to learn.',
    unit: 'steps',
    default: 29,
    min: 1,
    max: 2000,
    scale: 'log',
    ...shownFor('periodic'),
  },
];
