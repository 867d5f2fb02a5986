import type { GridObjectiveSpec } from '../spec.ts';
import { LAST_INPUT_FUNCTIONS } from './last-input-functions.ts';
import { sweepObjective, sweepParameters, sweepSuits } from './sweep-parameters.ts';

/** Functions with one input more than the dimension, the last of them time. */
const choices = (dimension: 1 | 2) =>
  Object.keys(LAST_INPUT_FUNCTIONS).filter((name) => {
    const { inputs } = LAST_INPUT_FUNCTIONS[name];
    return inputs === null || inputs === dimension + 1;
  });

function lastInputTime(dimension: 1 | 2, usual: string, span: number): GridObjectiveSpec {
  return {
    id: `last-input-${dimension}d`,
    name: `The last input is time, ${dimension}D`,
    summary: 'a benchmark function swept through along its last input',
    source: 'Bardou, Thiran, Ranieri 2024, Appendix H',
    tabulated: true,
    dimension,
    domain: Array.from({ length: dimension }, () => [0, 1] as const),
    parameters: sweepParameters(choices(dimension), usual, { zoom: 1, span }),
    suits: sweepSuits(choices(dimension)),
    defaults: {
      horizon: 200,
      noiseVariance: 0.05,
      pointsPerDimension: dimension === 1 ? 100 : 30,
      model: {
        kernel: 'matern52',
        lengthscale: dimension === 1 ? 0.05 : 0.58,
        signalVariance: 1,
        noiseVariance: null,
      },
    },
    create: ({ parameters, candidates, horizon }) => sweepObjective(parameters, candidates, horizon),
  };
}

export const lastInput1d = lastInputTime(1, 'eggholder', 0.25);
export const lastInput2d = lastInputTime(2, 'hartmann3', 1);
