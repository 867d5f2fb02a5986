import { candidateAt } from '../contracts/candidates.ts';
import { biasedEvaluationTime } from './benchmark-functions.ts';
import { drawnKernel, drawParameters, gpChain, gpDraws, renewing, unitBox } from './gp-draws.ts';
import type { GridObjectiveSpec, Objective, ObjectiveContext } from './spec.ts';

/**
 * CTV paper §5.1: f_0 ~ GP(0, k), and with every second f_{i+1} = √(1−λ) f_i + √λ η with η ~ GP(0, k). An evaluation
 * at x takes t(x) seconds, everywhere the same or biased; the value is that of the second nearest to its end.
 */
function create(context: ObjectiveContext): Objective {
  const { rate, times, seconds, timeNoise } = context.parameters;
  const shares = renewing(rate as number);
  const { candidates } = context;
  return {
    changePoints: [],
    evaluation: {
      seconds: Float64Array.from({ length: candidates.size }, (_, i) =>
        times === 'biased' ? biasedEvaluationTime(candidateAt(candidates, i)) : (seconds as number),
      ),
      logNoiseVariance: timeNoise as number,
    },
    ...gpChain(gpDraws(context, 'chain'), () => shares),
  };
}

/** A GP chain that moves on by the second while every evaluation takes its time. */
export const evaluationTime: GridObjectiveSpec = {
  id: 'evaluation-time',
  name: 'Evaluations take time, 2D',
  summary: 'drifts by the second, and some places take longer to evaluate',
  source: 'Imamura et al., CTV paper, §5.1',
  dimension: 2,
  domain: unitBox(2),
  parameters: [
    {
      id: 'times',
      type: 'choice',
      label: 'Evaluation times',
      symbol: '$t(x)$',
      help: 'How long an evaluation takes: the same everywhere, or $t(x)$ = 2 (sin(√2 π ‖$x$‖) + 2), between 2 and 6 s. Slow places age the data more.',
      default: 'biased',
      choices: [
        { value: 'uniform', label: 'uniform' },
        { value: 'biased', label: 'biased' },
      ],
    },
    {
      id: 'seconds',
      type: 'number',
      label: 'Time of an evaluation',
      symbol: '$t$',
      help: 'Seconds that every evaluation takes. Longer: more has changed before the next one.',
      unit: 's',
      default: 3,
      min: 0.5,
      max: 20,
      step: 0.5,
      visibleWhen: { parameter: 'times', in: ['uniform'] },
    },
    {
      id: 'timeNoise',
      type: 'number',
      label: 'Noise of the seen times',
      symbol: '$σ_g^2$',
      help: 'Noise variance of the log of an observed time; the true clock has none. Larger: lanes know less well how late it is.',
      default: 0.01,
      min: 0,
      max: 1,
      step: 0.01,
    },
    {
      id: 'rate',
      type: 'number',
      label: 'Change rate',
      symbol: '$λ$',
      help: 'Share of the objective that is renewed with every second. 0: it stands still.',
      unit: 'per second',
      default: 0.01,
      min: 0,
      max: 1,
      step: 0.001,
    },
    ...drawParameters(0.2),
  ],
  drawnFrom: (parameters) => drawnKernel(parameters, 2),
  renewal: ({ rate }) => ({ rate: rate as number, per: 'second' }),
  defaults: {
    horizon: 130,
    noiseVariance: 0.01,
    pointsPerDimension: 50,
    initialPoints: 30,
    model: { kernel: 'matern52', lengthscale: 0.2, signalVariance: 1, noiseVariance: null },
  },
  create,
};
