import { ALGORITHM_ABOUTS } from '../../src/algorithms/registry.about.ts';
import type { AlgorithmAbout } from '../../src/algorithms/spec.ts';

/** What the page says of algorithms: their names and parameters. What they compute, workers know. */
export const ALGORITHMS = ALGORITHM_ABOUTS;

/** The algorithm of this id; undefined when there is none. */
export const algorithmById = (id: string): AlgorithmAbout | undefined =>
  ALGORITHMS.find((algorithm) => algorithm.id === id);
