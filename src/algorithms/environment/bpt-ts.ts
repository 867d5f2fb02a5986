import { leastCertain } from '../../policy/environment/conditions.ts';
import { drawsInWords, drawsOf } from '../../policy/environment/draws.ts';
import { shareAbove } from '../../policy/environment/threshold-probability.ts';
import { drawnDesign } from '../../policy/environment/ties.ts';
import { BPT_TS } from './bpt-ts.about.ts';
import { probabilityAlgorithm } from './slots.ts';

/**
 * The best design of one joint posterior draw (BPT paper, §3.2). Where several meet the threshold equally often in it, as
 * all do when it is above the threshold nowhere, one of them is drawn. The draw is exact, or its prior part comes from random
 * Fourier features as in App. E.3.
 */
export const bptTs = probabilityAlgorithm(BPT_TS, {
  policy: (parameters) => {
    const { eta } = parameters;
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
