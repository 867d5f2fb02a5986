import type { AlgorithmAbout } from './spec.ts';

/** Whether an algorithm runs on an objective; some need an environment. */
export function suits(
  { needs }: AlgorithmAbout,
  objective: { readonly environment?: true | undefined },
): boolean {
  return needs !== 'environment' || objective.environment === true;
}
