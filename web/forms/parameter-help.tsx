import { MathText } from '../ui/math-text.tsx';
import { BlendWay } from './blend-way.tsx';
import { helpText } from './help-texts.ts';

/** What a parameter is, and the effect of a larger or smaller value; the way to its values side by side. */
export function ParameterHelp({ help, of }: { help: string; of: string | undefined }) {
  return (
    <>
      <MathText text={helpText(help)} />
      {of && <BlendWay of={of} />}
    </>
  );
}
