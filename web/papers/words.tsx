import { MathText } from '../ui/math-text.tsx';
import { withSymbols } from './shapes/grid.ts';

/** A report's text with its symbols set. */
export function Words({ text }: { text: string }) {
  return <MathText text={withSymbols(text)} />;
}
