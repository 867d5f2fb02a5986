import type { EmpiricalKernel } from './spec.ts';

/** Empirical kernel: the covariance of two arms, looked up in the table. */
export function empirical(kernel: EmpiricalKernel, a: number, b: number): number {
  return kernel.covariance[a * kernel.size + b];
}
