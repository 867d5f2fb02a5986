import { LARGEST_VALUE } from '../data/limits.ts';
import { evaluator, type FormulaContext } from './evaluate.ts';
import { partsOf, type Tree } from './tree.ts';

/** Whether a run can use a value: it is finite, and its square as well. */
export const isUsable = (value: number): boolean => Math.abs(value) <= LARGEST_VALUE;

/**
 * The innermost part of a formula whose value at one candidate and step cannot be used, though what goes into it can: where
 * to point at.
 * @param context coordinates of that candidate alone
 */
export function unusablePart(tree: Tree, context: FormulaContext, t: number): Tree {
  const value = (part: Tree) => evaluator(part, context)(t)[0];
  const used = tree.kind === 'choice' ? takenParts(tree, value(tree.condition)) : partsOf(tree);
  const inner = used.find((part) => !isUsable(value(part)));
  return inner ? unusablePart(inner, context, t) : tree;
}

/** Of a choice, the condition and the branch that is taken. */
const takenParts = ({ condition, yes, no }: Tree & { kind: 'choice' }, value: number): readonly Tree[] => [
  condition,
  value !== 0 ? yes : no,
];
