import * as library from 'fmin';

/**
 * The library's conjugate gradient (Polak–Ribière with a Wolfe line search): minimises f, whose second
 * argument takes the gradient. Its source uses + − × ÷ √, abs and max alone, so results are the same bits everywhere.
 */
type ConjugateGradient = (
  f: (x: number[], gradient: number[]) => number,
  start: number[],
  options?: { maxIterations?: number },
) => { readonly x: number[]; readonly fx: number };

/** The package calls itself a module but ships a script: without a bundler that rewrites it, it sets a global. */
function load(): ConjugateGradient {
  const exported = library as { conjugateGradient?: ConjugateGradient };
  const global = (globalThis as { fmin?: { conjugateGradient: ConjugateGradient } }).fmin;
  const found = exported.conjugateGradient ?? global?.conjugateGradient;
  if (!found) throw new Error('The optimiser fmin did not load.');
  return found;
}

export const conjugateGradient = load();
