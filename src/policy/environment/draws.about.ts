import { LARGEST_DENSE } from '../../gp/samplers/limits.ts';
import { defineParameters, type ValuesOf } from '../../parameters/typed.ts';

/** The parameters behind `drawsOf`, shared by every algorithm that draws functions. */
export const DRAW_PARAMETERS = defineParameters(
  {
    id: 'draw',
    type: 'choice',
    label: 'Functions drawn',
    symbol: '',
    help: 'Exactly from the posterior, or with a prior part made of random Fourier features, which any number of pairs allows. Too many pairs off a grid are always drawn by features.',
    default: 'exact',
    choices: [
      { value: 'exact', label: `exactly, up to ${LARGEST_DENSE} pairs` },
      { value: 'fourier', label: 'by random features', short: 'random features' },
    ],
  },
  {
    id: 'features',
    type: 'integer',
    label: 'Random features',
    symbol: '$m$',
    help: 'Cosines and sines that a drawn function is made of, at $m$/2 frequencies drawn again each time. More: nearer to an exact draw, and slower.',
    default: 1000,
    min: 16,
    max: 10_000,
    scale: 'log',
    visibleWhen: { parameter: 'draw', in: ['fourier'] },
  },
);

export type DrawValues = ValuesOf<typeof DRAW_PARAMETERS>;
