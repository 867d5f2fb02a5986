import type { ParamSpec } from '../parameters/spec.ts';
import { drawParameters, gpDraws } from './gp-draws.ts';
import type { GridObjectiveSpec, Objective, ObjectiveContext } from './spec.ts';

/**
 * GP Markov chain (Bogunovic et al. 2016; ET paper, Assumption 2): f_1 = g_1,
 * f_t = √(1−ε) f_{t−1} + √ε g_t with i.i.d. g_t ~ GP(0, k). Every f_t has the same prior; ε = 0 stands still.
 */
function createChain(context: ObjectiveContext): Objective {
  const rate = context.parameters.rate as number;
  const keep = Math.sqrt(1 - rate);
  const renew = Math.sqrt(rate);
  const draw = gpDraws(context, 'chain');
  const values = draw();
  let at = 1;
  return {
    changePoints: [],
    valuesAt(t) {
      for (; at < t; at++) {
        const innovation = draw();
        for (let i = 0; i < values.length; i++) values[i] = keep * values[i] + renew * innovation[i];
      }
      return values;
    },
  };
}

const RATE: ParamSpec = {
  id: 'rate',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'Share of the objective that is renewed with every step. 0: it stands still; 1: every step is a new function.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
};

function chain(dimension: 1 | 2): GridObjectiveSpec {
  return {
    id: `gp-chain-${dimension}d`,
    name: `Steady drift, ${dimension}D`,
    summary: 'a GP sample that renews itself a little every step',
    source: 'Bogunovic, Scarlett, Cevher 2016; ET paper, Assumption 2',
    dimension,
    domain:
      dimension === 1
        ? [[0, 1]]
        : [
            [0, 1],
            [0, 1],
          ],
    parameters: [RATE, ...drawParameters(0.2)],
    defaults: {
      horizon: dimension === 1 ? 200 : 150,
      noiseVariance: 0.02,
      pointsPerDimension: dimension === 1 ? 200 : 50,
      model: { kernel: 'se', lengthscale: 0.2, signalVariance: 1, noiseVariance: null },
    },
    create: createChain,
  };
}

export const gpChain1d = chain(1);
export const gpChain2d = chain(2);
