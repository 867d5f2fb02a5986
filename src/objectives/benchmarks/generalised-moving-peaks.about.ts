import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { COORDINATES, PEAKS, PERIOD } from './peaks-parameters.about.ts';

const parametersOf = (peaks: number) =>
  defineParameters(
    {
      id: 'preset',
      type: 'choice',
      label: 'Peaks are',
      symbol: '',
      help: 'Shapes of the peaks, and how they change. EDOLAB’s are the hardest to follow.',
      default: 'full',
      choices: [
        { value: 'cones', label: 'cones' },
        { value: 'rotated', label: 'turning ellipses' },
        { value: 'irregular', label: 'rough cones' },
        { value: 'full', label: 'rough turning ellipses' },
        { value: 'edolab', label: 'EDOLAB 2023' },
      ],
    },
    { ...PEAKS, default: peaks },
    { ...PERIOD, default: 50 },
  );

const about = (dimension: 1 | 2, peaks: number, pointsPerDimension: number, lengthscale: number) =>
  ({
    id: `generalised-peaks-${dimension}d`,
    name: `Generalised Moving Peaks, ${dimension}D`,
    summary: 'peaks that stretch, turn and roughen at every change',
    source: 'Generalised Moving Peaks Benchmark (Yazdani et al. 2021, arXiv 2106.06174)',
    tabulated: true,
    dimension,
    domain: Array.from({ length: dimension }, () => COORDINATES),
    parameters: parametersOf(peaks),
    defaults: {
      horizon: 200,
      noiseVariance: 0.01,
      pointsPerDimension,
      model: { kernel: 'matern52', lengthscale, signalVariance: 1, noiseVariance: null },
    },
  }) as const satisfies GridObjectiveAbout;

export const GENERALISED_PEAKS_2D = about(2, 10, 30, 12);
export const GENERALISED_PEAKS_1D = about(1, 5, 100, 4);
