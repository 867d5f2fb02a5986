import { MathText } from '../ui/math-text.tsx';
import { helpText } from './help-texts.ts';

/** What a parameter is, and what follows when it is larger or smaller. */
export function ParameterHelp({ help }: { help: string }) {
  return <MathText text={helpText(help)} />;
}
