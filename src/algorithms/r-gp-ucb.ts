import type { ParamValues } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { dropAtReset } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { resetLength } from '../policy/reset-length.ts';
import { every } from '../policy/trigger.ts';
import { nextReset } from '../policy/words.ts';
import { CHANGE_RATE } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** N, given or N = ⌈min(T, 12 ε^{−1/4})⌉. */
function period(parameters: ParamValues, horizon: number): number {
  return parameters.periodFrom === 'steps'
    ? (parameters.period as number)
    : resetLength(parameters.epsilon as number, horizon);
}

/** Static kernel; the data are cleared after every N-th observation (Bogunovic, Scarlett, Cevher 2016). */
export const rGpUcb: AlgorithmSpec = {
  id: 'r-gp-ucb',
  name: 'R-GP-UCB',
  summary: 'resets on a fixed schedule',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 1',
  parameters: [
    {
      id: 'periodFrom',
      type: 'choice',
      label: 'Period from',
      symbol: '$N$',
      help: 'Either the change rate sets the period, $N$ = min($T$, 12 $ε$^{−1/4}) rounded up, or it is given. The rate is the theory’s choice.',
      default: 'epsilon',
      choices: [
        { value: 'epsilon', label: 'change rate' },
        { value: 'steps', label: 'steps' },
      ],
    },
    { ...CHANGE_RATE, visibleWhen: { parameter: 'periodFrom', in: ['epsilon'] } },
    {
      id: 'period',
      type: 'integer',
      label: 'Steps between resets',
      symbol: '$N$',
      help: 'All data are dropped after this many observations. Shorter: quicker to notice changes, slower to learn.',
      unit: 'steps',
      default: 29,
      min: 1,
      max: 2000,
      scale: 'log',
      visibleWhen: { parameter: 'periodFrom', in: ['steps'] },
    },
    ...scoringParameters(),
    ...REFIT_PARAMETERS,
  ],
  slots: (parameters, context) => ({
    memory: dropAtReset(0),
    trigger: every(period(parameters, context.horizon)),
    temporal: { kind: 'static' },
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (record, parameters, { horizon }) => ({
    label: 'Schedule',
    text: record.reset ? '**reset** now: all data go' : nextReset(record, period(parameters, horizon)),
  }),
};
