import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { determinantalExpert, QUERY_FACTOR } from '../policy/expert.ts';
import { recencyCut } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * Recent observations, their noise growing as σ²((t−i)² + 1), and fresh expert answers at a k-DPP sample of at most
 * Q_t = ⌈q ln t⌉ visited places (SparQ paper, Algorithm 1, eq. 15–18), fewer once they are numerically dependent. The paper prints β as the multiplier of σ.
 */
export const sparqGpUcb: AlgorithmSpec = {
  id: 'sparq-gp-ucb',
  name: 'SparQ-GP-UCB',
  summary: 'asks an expert about old places',
  source: 'SparQ-GP-UCB paper, Algorithm 1',
  parameters: [
    {
      id: 'expertNoise',
      type: 'number',
      label: 'Expert’s noise variance',
      symbol: '$σ̄^2$',
      help: 'Variance of the expert’s answers; 0 stands for the noise of the observations. Larger: its answers help less.',
      default: 0,
      min: 0,
      max: 10,
      step: 0.01,
    },
    {
      id: 'queryFactor',
      type: 'number',
      label: 'Questions to the expert',
      symbol: '$q$',
      help: 'After step $t$ the expert is asked about at most ⌈$q$ ln $t$⌉ places. Larger: old places stay known, at the price of more questions.',
      default: QUERY_FACTOR,
      min: 0,
      max: 20,
      step: 0.5,
    },
    {
      id: 'chainSteps',
      type: 'integer',
      label: 'Steps of the chain',
      symbol: '$Ñ$',
      help: 'Swaps proposed when the places to ask about are drawn; 0 keeps the greedy choice. More: closer to a true sample.',
      unit: 'swaps',
      default: 20,
      min: 0,
      max: 1000,
    },
    {
      id: 'answersKept',
      type: 'integer',
      label: 'Answers reused for',
      symbol: '',
      help: 'A place is not asked about again while its last answer is at most so many steps old; the answer grows noisier as it ages. 0 asks anew every time. More: fewer questions, staler answers.',
      unit: 'steps',
      default: 0,
      min: 0,
      max: 200,
    },
    ...scoringParameters(),
    ...REFIT_PARAMETERS,
  ],
  slots: (parameters, context) => {
    const noise = context.noiseVariance;
    return {
      memory: recencyCut,
      trigger: never,
      temporal: { kind: 'static' },
      noiseByAge: (age) => noise * ((age - 1) * (age - 1) + 1),
      expert: determinantalExpert(
        (parameters.expertNoise as number) || noise,
        parameters.chainSteps as number,
        parameters.queryFactor as number,
        parameters.answersKept as number,
      ),
      ...refitSlot(parameters),
      ...scoring(parameters, context),
    };
  },
  explain: ({ dataSizeAfter, sideQueries }, { answersKept }) => ({
    label: 'Expert',
    text: `**${sideQueries}** ${answersKept ? 'new answers, older ones elsewhere,' : 'answers'} and the **${dataSizeAfter}** newest point${dataSizeAfter === 1 ? '' : 's'}`,
  }),
};
