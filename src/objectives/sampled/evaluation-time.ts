import { candidateAt } from '../../contracts/candidates.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { biasedEvaluationTime } from '../benchmark-functions.ts';
import { drawnKernel, gpChain, gpDraws, renewing } from '../gp-draws.ts';
import { gridObjective, type Objective, type ObjectiveContext } from '../spec.ts';
import { EVALUATION_TIME } from './evaluation-time.about.ts';

/**
 * CTV paper §5.1: f_0 ~ GP(0, k), and with every second f_{i+1} = √(1−λ) f_i + √λ η with η ~ GP(0, k). An evaluation
 * at x takes t(x) seconds, everywhere the same or biased; the value is that of the second nearest to its end.
 */
function create(context: ObjectiveContext<ValuesOf<typeof EVALUATION_TIME>>): Objective {
  const { rate, times, seconds, timeNoise } = context.parameters;
  const shares = renewing(rate);
  const { candidates } = context;
  return {
    changePoints: [],
    evaluation: {
      seconds: Float64Array.from({ length: candidates.size }, (_, i) =>
        times === 'biased' ? biasedEvaluationTime(candidateAt(candidates, i)) : seconds,
      ),
      logNoiseVariance: timeNoise,
    },
    ...gpChain(gpDraws(context, 'chain'), () => shares),
  };
}

/** A GP chain that moves on by the second while every evaluation takes its time. */
export const evaluationTime = gridObjective(EVALUATION_TIME, {
  drawnFrom: (parameters) => drawnKernel(parameters, 2),
  renewalRate: ({ rate }) => rate,
  create,
});
