import { unitBox } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { SWEPT } from './last-input-functions.about.ts';
import { sweepParameters, sweepSuits } from './sweep-parameters.about.ts';

/** Functions with one input more than the dimension, the last of them time. */
const choices = (dimension: 1 | 2) =>
  Object.keys(SWEPT).filter((name) => {
    const { inputs } = SWEPT[name];
    return inputs === null || inputs === dimension + 1;
  });

const about = (dimension: 1 | 2, usual: string, span: number) =>
  ({
    id: `last-input-${dimension}d`,
    name: `The last input is time, ${dimension}D`,
    summary: 'a benchmark function swept through along its last input',
    source: 'Bardou, Thiran, Ranieri 2024, Appendix H',
    tabulated: true,
    dimension,
    domain: unitBox(dimension),
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
  }) as const satisfies GridObjectiveAbout;

export const LAST_INPUT_1D = about(1, 'eggholder', 0.25);
export const LAST_INPUT_2D = about(2, 'hartmann3', 1);
