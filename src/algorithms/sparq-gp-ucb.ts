import { scoring } from '../policy/acquisitions/registry.ts';
import { determinantalExpert } from '../policy/expert.ts';
import { recencyCut } from '../policy/memory.ts';
import { refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import { SPARQ_GP_UCB } from './sparq-gp-ucb.about.ts';
import { algorithm } from './spec.ts';

/**
 * Recent observations, their noise growing as σ²((t−i)² + 1), and fresh expert answers at a k-DPP sample of at most
 * Q_t = ⌈q ln t⌉ visited places (SparQ paper, Algorithm 1, eq. 15–18), fewer once they are numerically dependent. The paper prints β as the multiplier of σ.
 */
export const sparqGpUcb = algorithm(SPARQ_GP_UCB, {
  slots: (parameters, context) => {
    const noise = context.noiseVariance;
    return {
      memory: recencyCut,
      trigger: never,
      temporal: { kind: 'static' },
      noiseByAge: (age) => noise * ((age - 1) * (age - 1) + 1),
      expert: determinantalExpert(
        parameters.expertNoise || noise,
        parameters.chainSteps,
        parameters.queryFactor,
        parameters.answersKept,
      ),
      ...refitSlot(parameters),
      ...scoring(parameters, context),
    };
  },
  explain: ({ dataSizeAfter, sideQueries }, { answersKept }) => ({
    label: 'Expert',
    text: `**${sideQueries}** ${answersKept ? 'new answers, older ones elsewhere,' : 'answers'} and the **${dataSizeAfter}** newest point${dataSizeAfter === 1 ? '' : 's'}`,
  }),
});
