import type { ParamSpec } from '../../parameters/spec.ts';
import { ANY_ORDER, type GridObjectiveSpec } from '../spec.ts';
import { LAST_INPUT_FUNCTIONS, sweptValue } from './last-input-functions.ts';
import { standardised } from './standardised.ts';

const share = (spec: Pick<ParamSpec, 'id' | 'label' | 'help'>, usual: number): ParamSpec => ({
  ...spec,
  type: 'number',
  symbol: '',
  default: usual,
  min: 0.001,
  max: 1,
  step: 0.01,
});

/** Functions with one input more than the dimension, the last of them time. */
const choices = (dimension: 1 | 2) =>
  Object.entries(LAST_INPUT_FUNCTIONS).filter(
    ([, { inputs }]) => inputs === null || inputs === dimension + 1,
  );

function lastInputTime(dimension: 1 | 2, usual: string, span: number): GridObjectiveSpec {
  return {
    id: `last-input-${dimension}d`,
    name: `The last input is time, ${dimension}D`,
    summary: 'a benchmark function swept through along its last input',
    source: 'Bardou, Thiran, Ranieri 2024, Appendix H',
    tabulated: true,
    dimension,
    domain: Array.from({ length: dimension }, () => [0, 1] as const),
    parameters: [
      {
        id: 'function',
        type: 'choice',
        label: 'Function',
        symbol: '$f$',
        help: 'Which function is swept through, turned over and scaled to mean 0 and variance 1. The best place of Ackley, Schwefel and Rastrigin stands still: they test exploration, not tracking.',
        default: usual,
        choices: choices(dimension).map(([value, { label }]) => ({ value, label })),
      },
      share(
        {
          id: 'zoom',
          label: 'Part of the box',
          help: 'Share of the usual box that is seen, about its centre. Smaller: fewer ripples.',
        },
        1,
      ),
      share(
        {
          id: 'span',
          label: 'Part of the sweep',
          help: 'Share of the last input’s range that the run passes through. Smaller: changes more slowly.',
        },
        span,
      ),
    ],
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
    create({ parameters, candidates: { points, size }, horizon }) {
      const swept = LAST_INPUT_FUNCTIONS[parameters.function as string];
      const sweep = { zoom: parameters.zoom as number, span: parameters.span as number };
      const raw = Array.from({ length: horizon }, (_, i) =>
        Float64Array.from({ length: size }, (_, g) => {
          const unit = Array.from(points.subarray(g * dimension, (g + 1) * dimension));
          return sweptValue(swept, sweep, unit, i + 1, horizon);
        }),
      );
      const { steps } = standardised(raw);
      return { changePoints: [], course: ANY_ORDER, valuesAt: (t) => steps[Math.min(t, horizon) - 1] };
    },
  };
}

export const lastInput1d = lastInputTime(1, 'eggholder', 0.25);
export const lastInput2d = lastInputTime(2, 'hartmann3', 1);
