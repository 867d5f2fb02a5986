import type { ParamSpec, ParamValues } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { dropAtReset } from '../policy/memory.ts';
import { NOISE_FROM, noiseRefitSlot, REFIT_PARAMETERS } from '../policy/refit.ts';
import { resetLength } from '../policy/reset-length.ts';
import { BOUNDED, chosenTrigger, TRIGGER_PARAMETERS } from '../policy/triggers/choice.ts';
import type { Bounds } from '../policy/triggers/spec.ts';
import type { AlgorithmSpec } from './spec.ts';

/** N_lo and N_hi: from bounds on ε (N_lo from the upper one), given in steps, or none (1, T). */
function bounds(parameters: ParamValues, horizon: number): Bounds {
  if (parameters.bounds === 'none') return [1, horizon];
  if (parameters.bounds === 'steps')
    return [parameters.lowerSteps as number, parameters.upperSteps as number];
  const length = (epsilon: number) => resetLength(epsilon, horizon);
  return [length(parameters.epsilonUpper as number), length(parameters.epsilonLower as number)];
}

/** The paper's own constant leads the form. */
const leads = ({ id }: ParamSpec) => id === 'deltaB';

/**
 * Static kernel; a data-driven event test resets the data within bounds (Brunzema et al., Algorithm 1). Other triggers
 * can take the test's place.
 */
export const etGpUcb: AlgorithmSpec = {
  id: 'et-gp-ucb',
  name: 'ET-GP-UCB',
  summary: 'resets when surprised',
  source:
    'Brunzema, von Rohr, Solowjow, Trimpe: Event-Triggered Time-Varying Bayesian Optimization, Algorithm 1',
  parameters: [
    ...TRIGGER_PARAMETERS.filter(leads),
    {
      id: 'bounds',
      type: 'choice',
      label: 'Bounds on resets',
      symbol: '',
      help: 'The test may reset only between the bounds; at the upper one a reset is forced. Either in steps, or from bounds on the change rate, or none.',
      default: 'steps',
      choices: [
        { value: 'steps', label: 'in steps' },
        { value: 'epsilon', label: 'from change rates' },
        { value: 'none', label: 'none' },
      ],
      visibleWhen: BOUNDED,
    },
    {
      id: 'lowerSteps',
      type: 'integer',
      label: 'Test allowed from',
      symbol: '$N_{lo}$',
      help: 'Steps after a reset before the test may reset again. Larger: fewer resets in a row.',
      unit: 'steps',
      default: 12,
      min: 1,
      max: 2000,
      scale: 'log',
      visibleWhen: { parameter: 'bounds', in: ['steps'] },
    },
    {
      id: 'upperSteps',
      type: 'integer',
      label: 'Reset forced at',
      symbol: '$N_{hi}$',
      help: 'A reset is forced this many steps after the last one. Beyond the horizon: never.',
      unit: 'steps',
      default: 2000,
      min: 1,
      max: 2000,
      scale: 'log',
      visibleWhen: { parameter: 'bounds', in: ['steps'] },
    },
    {
      id: 'epsilonLower',
      type: 'number',
      label: 'Change rate at least',
      symbol: '$ε_{lo}$',
      help: 'Lower bound on the change rate; it sets $N_{hi}$ = min($T$, 12 $ε$^{−1/4}). 0: no forced reset before the horizon.',
      default: 0,
      min: 0,
      max: 1,
      step: 0.001,
      visibleWhen: { parameter: 'bounds', in: ['epsilon'] },
    },
    {
      id: 'epsilonUpper',
      type: 'number',
      label: 'Change rate at most',
      symbol: '$ε_{hi}$',
      help: 'Upper bound on the change rate; it sets $N_{lo}$ = min($T$, 12 $ε$^{−1/4}). 1: the test is allowed from step 12.',
      default: 1,
      min: 0,
      max: 1,
      step: 0.001,
      visibleWhen: { parameter: 'bounds', in: ['epsilon'] },
    },
    ...scoringParameters(),
    {
      id: 'survivors',
      type: 'integer',
      label: 'Points kept at a reset',
      symbol: '$m$',
      help: 'The newest observations that survive a reset, the surprising one among them. 1 is the paper’s algorithm; 0 starts empty.',
      default: 1,
      min: 0,
      max: 50,
    },
    ...TRIGGER_PARAMETERS.filter((spec) => !leads(spec)),
    ...REFIT_PARAMETERS,
    NOISE_FROM,
  ],
  slots: (parameters, context) => ({
    memory: dropAtReset(parameters.survivors as number),
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
};
