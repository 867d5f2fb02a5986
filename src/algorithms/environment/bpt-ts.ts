import { leastCertain } from '../../policy/environment/conditions.ts';
import { DRAW_PARAMETERS, drawsInWords, drawsOf } from '../../policy/environment/draws.ts';
import { shareAbove } from '../../policy/environment/threshold-probability.ts';
import { drawnDesign } from '../../policy/environment/ties.ts';
import { ETA, probabilityAlgorithm } from './slots.ts';

/**
 * The best design of one joint posterior draw (BPT paper, §3.2). Where several meet the threshold equally often in it, as
 * all do when it is above the threshold nowhere, one of them is drawn. The draw is exact, or its prior part comes from random
 * Fourier features as in App. E.3.
 */
export const bptTs = probabilityAlgorithm({
  id: 'bpt-ts',
  name: 'BPT-TS',
  summary: 'takes the best design of a function drawn from the posterior',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, §3.2',
  parameters: [ETA, ...DRAW_PARAMETERS],
  policy: (parameters) => {
    const { eta } = parameters as { eta: number };
    return {
      eta,
      draws: drawsOf(parameters),
      query: {
        score: (belief) => shareAbove(belief.draw(), belief.environment),
        tie: drawnDesign,
        condition: (belief, design) => leastCertain(belief, design, eta),
      },
    };
  },
  text: (parameters) =>
    `the design that meets the threshold most often in a drawn function${drawsInWords(drawsOf(parameters))}, then the condition where $Φ(1 − Φ)$ is largest`,
});
