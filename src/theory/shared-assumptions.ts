import type { Kernel } from '../kernels/spec.ts';
import { type Assumption, needed, wanted } from './bound.ts';
import type { RunFacts } from './facts.ts';
import { smoothnessConstants } from './smoothness.ts';

/**
 * The model's kernel and noise against the true ones, and k(x, x) ≤ 1.
 * @param truth the kernel that the objective was drawn from; null where there is none
 */
export function modelIsTrue(
  { drift, kernel, noiseVariance, trueNoiseVariance }: RunFacts,
  truth: Kernel | null = drift?.kernel ?? null,
): Assumption[] {
  const asDrawn = (drawnFrom: Kernel) =>
    needed(
      sameKernel(kernel, drawnFrom),
      'The model’s kernel is the true one',
      'The model’s kernel is not the one the objective was drawn from.',
    );
  return [
    ...(truth ? [asDrawn(truth)] : []),
    needed(
      kernel.family !== 'empirical' && kernel.variance <= 1,
      'The kernel is at most 1',
      kernel.family === 'empirical'
        ? 'The kernel is a table over the arms, with other variances.'
        : `The signal variance is ${kernel.variance}.`,
    ),
    wanted(
      noiseVariance === trueNoiseVariance,
      'The model’s noise variance is the true one',
      `The model takes the noise variance for ${noiseVariance}, it is ${trueNoiseVariance}.`,
    ),
  ];
}

/** The theorems about changing objectives bound the regret of the queries. */
export function regretOfQueries({ environment }: RunFacts): Assumption {
  return needed(
    environment === null,
    'The regret is that of the queries',
    'With an environment the regret is that of the answer, which the theorem says nothing of.',
  );
}

/** Samples have derivatives with Gaussian tails (Assumption 3 of the ET paper, 1 of the CTV paper). */
export function smoothEnough({ kernel, dimension, side }: RunFacts): Assumption {
  return needed(
    smoothnessConstants(kernel, dimension, side) !== null,
    'Samples of the kernel are smooth: squared exponential or Matérn 5/2',
    'Samples of the kernel are too rough, or have more than two dimensions.',
  );
}

function sameKernel(a: Kernel, b: Kernel): boolean {
  return (
    a.family !== 'empirical' &&
    b.family === a.family &&
    a.variance === b.variance &&
    a.lengthscales.every((l, i) => l === b.lengthscales[i])
  );
}
