import type { DrawValues } from './draws.about.ts';

/** How a lane draws functions from its posterior. */
export interface Draws {
  /** `exact` where a factor of the covariance can be had, see `drawnExactly`; features elsewhere. */
  readonly by: 'exact' | 'fourier';
  /** m: random Fourier features of a draw. */
  readonly features: number;
}

/** Draws of a policy that does not specify any. */
export const EXACT_DRAWS: Draws = { by: 'exact', features: 1000 };

/** How an algorithm draws whose parameters include DRAW_PARAMETERS. */
export const drawsOf = ({ draw: by, features }: DrawValues): Draws => ({ by, features });

/** Added to a sentence after "a drawn function" where the draws are not exact. */
export function drawsInWords({ by, features }: Draws): string {
  return by === 'fourier' ? ` ($m$ = ${features} random Fourier features)` : '';
}
