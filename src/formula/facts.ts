import { type Tree, walk } from './tree.ts';

/** Names that mean the same in every formula. */
export const GIVEN_NAMES: readonly string[] = ['t', 'T', 'pi', 'e'];

/** The names that have no meaning of their own and so become sliders, in the order of the text. */
export function symbolsOf(tree: Tree, coordinates: readonly string[]): string[] {
  const names = new Set<string>();
  for (const part of walk(tree))
    if (part.kind === 'name' && !GIVEN_NAMES.includes(part.name) && !coordinates.includes(part.name))
      names.add(part.name);
  return [...names];
}

/**
 * The steps c, 1 ≤ c < horizon, after which a formula jumps, as far as its text says so: step(t, c), p(u, c, …), and a
 * comparison of t with c. In increasing order.
 * @param constants values of the other names
 */
export function changePointsOf(
  tree: Tree,
  constants: Readonly<Record<string, number>>,
  horizon: number,
): number[] {
  const steps = new Set<number>();
  for (const part of walk(tree))
    for (const threshold of thresholdsOf(part)) {
      const step = Math.floor(numberOf(threshold, constants) ?? Number.NaN);
      if (step >= 1 && step < horizon) steps.add(step);
    }
  return [...steps].sort((a, b) => a - b);
}

const isTime = (tree: Tree) => tree.kind === 'name' && tree.name === 't';

/** The parts that t is held against. */
function thresholdsOf(tree: Tree): readonly Tree[] {
  if (tree.kind === 'call' && tree.name === 'p') return tree.inputs.slice(1);
  if (tree.kind === 'call' && tree.name === 'step') return isTime(tree.inputs[0]) ? [tree.inputs[1]] : [];
  if (tree.kind !== 'binary' || !COMPARISONS.includes(tree.sign)) return [];
  if (isTime(tree.left)) return [tree.right];
  return isTime(tree.right) ? [tree.left] : [];
}

const COMPARISONS: readonly string[] = ['<', '<=', '>', '>='];

function numberOf(tree: Tree, constants: Readonly<Record<string, number>>): number | null {
  if (tree.kind === 'number') return tree.value;
  if (tree.kind === 'name' && Object.hasOwn(constants, tree.name)) return constants[tree.name];
  return null;
}
