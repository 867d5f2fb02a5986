/** Quantile .975 of Student's t for 1, 2, … degrees of freedom. */
const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201];
const NORMAL = 1.959964;

/**
 * Half the width of the 95 % interval of a mean of n ≥ 2 values in standard errors, i.e. the quantile .975 of
 * Student's t. A table for small n, then Fisher's expansion about the normal quantile (Abramowitz & Stegun
 * 26.7.5), accurate to 0.002. The exact value needs functions that are not in the first script.
 */
export function halfWidth(n: number): number {
  const degrees = n - 1;
  const z = NORMAL;
  const cube = z * z * z;
  return (
    FEW[degrees - 1] ??
    z + (cube + z) / (4 * degrees) + (5 * cube * z * z + 16 * cube + 3 * z) / (96 * degrees * degrees)
  );
}
