import type { Kernel } from '../kernels/spec.ts';
import { type Assumption, needed, wanted } from './bound.ts';
import type { RunFacts, TrueNoise } from './facts.ts';
import { smoothnessConstants } from './smoothness.ts';

/**
 * The model's kernel and noise against the true ones, and k(x, x) ≤ 1.
 * @param truth the kernel that the objective was drawn from; null where there is none
 */
export function modelIsTrue(
  { drift, kernel, noiseVariance, trueNoise }: RunFacts,
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
      trueNoise.every(({ variance }) => variance === noiseVariance),
      'The model’s noise variance is the true one',
      wrongNoise(noiseVariance, trueNoise),
    ),
    ...boundedNoise(trueNoise),
  ];
}

/** Said only where somebody bounded the noise: by itself it is Gaussian. */
function boundedNoise(trueNoise: readonly TrueNoise[]): Assumption[] {
  const evenly = trueNoise.find(({ shape }) => shape !== 'gaussian');
  if (!evenly) return [];
  return [
    wanted(
      false,
      'The noise is Gaussian',
      `From $t$ = ${evenly.from} on the noise is drawn evenly from a range.`,
    ),
  ];
}

/** Where the true variance is first another; empty where it never is. */
function wrongNoise(assumed: number, trueNoise: readonly TrueNoise[]): string {
  const other = trueNoise.find(({ variance }) => variance !== assumed);
  if (!other) return '';
  const since = other.from > 1 ? ` from $t$ = ${other.from} on` : '';
  return `The model takes the noise variance for ${assumed}, it is ${other.variance}${since}.`;
}

/** Said only where somebody acted upon the objective, which no theorem allows for that knows how it changes. */
export function leftAlone({ actedAt }: RunFacts): Assumption[] {
  if (actedAt === null) return [];
  return [
    needed(
      false,
      'Nobody acted upon the objective',
      `Somebody acted upon the objective at $t$ = ${actedAt}; the theorem is about one that changes by itself.`,
    ),
  ];
}

/** Why a theorem with one change rate for every step says nothing, where the objective has none. */
export function noRenewal({ drift, actedAt, objectiveName }: RunFacts): string {
  if (actedAt !== null) return 'With what was done to it the objective does not renew itself at one rate.';
  return drift
    ? 'The change rate itself changes over time; the theorem has one.'
    : `${objectiveName} is no GP that renews itself at one rate.`;
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
