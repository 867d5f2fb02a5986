import { MathText } from '../ui/math-text.tsx';
import { helpText } from './help-texts.ts';

/** What a parameter is, and the effect of a larger or smaller value. */
export function ParameterHelp({ help }: { help: string }) {
  return <MathText text={helpText(help)} />;
}
