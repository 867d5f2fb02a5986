import { LARGEST_DENSE } from '../../gp/samplers/sampler.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';

/** How a lane draws functions from its posterior. */
export interface Draws {
  /** `exact` where a factor of the covariance can be had, see `drawnExactly`; features elsewhere. */
  readonly by: 'exact' | 'fourier';
  /** m: random Fourier features of a draw. */
  readonly features: number;
}

/** How a policy draws that does not say how. */
export const EXACT_DRAWS: Draws = { by: 'exact', features: 1000 };

/** The parameters behind `drawsOf`, shared by every algorithm that draws functions. */
export const DRAW_PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'draw',
    type: 'choice',
    label: 'Functions drawn',
    symbol: '',
    help: `Exactly from the posterior, or with a prior part made of random Fourier features, which any number of pairs allows. More than ${LARGEST_DENSE} pairs off a grid are always drawn by features.`,
    default: EXACT_DRAWS.by,
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
    help: 'Cosines and sines that a drawn function is made of, at $m$/2 frequencies drawn anew each time. More: nearer to an exact draw, and slower.',
    default: EXACT_DRAWS.features,
    min: 16,
    max: 10_000,
    scale: 'log',
    visibleWhen: { parameter: 'draw', in: ['fourier'] },
  },
];

/** How an algorithm draws whose parameters include DRAW_PARAMETERS. */
export function drawsOf(parameters: ParamValues): Draws {
  const { draw: by, features } = parameters as unknown as { draw: Draws['by']; features: number };
  return { by, features };
}

/** What a sentence adds behind "a drawn function" where its draws are not exact. */
export function drawsInWords({ by, features }: Draws): string {
  return by === 'fourier' ? ` ($m$ = ${features} random Fourier features)` : '';
}
