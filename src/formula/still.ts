import { FormulaError } from './fault.ts';
import { type Tree, walk } from './tree.ts';

/**
 * Refuses what changes with t in a formula that stands still: t itself, a curve that drifts, one that is drawn again.
 * @throws FormulaError at the first such part
 */
export function requireStill(tree: Tree): void {
  for (const part of walk(tree)) {
    if (part.kind === 'name' && part.name === 't')
      throw new FormulaError('This objective stands still: t has no place in it.', part.at, part.to);
    if (part.kind !== 'call') continue;
    const [, second] = part.inputs;
    if (part.name === 'drift')
      throw new FormulaError('This objective stands still: no curve drifts in it.', part.at, part.to);
    if (part.name === 'p' && second)
      throw new FormulaError('This objective stands still: p is drawn once.', second.at, part.to, {
        at: part.inputs[0].to,
        to: part.to,
        text: ')',
        offer: 'Draw it once',
      });
  }
}
