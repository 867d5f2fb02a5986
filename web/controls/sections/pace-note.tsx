import { MathText } from '../../ui/math-text.tsx';
import * as words from '../../words/controls/sections.ts';

/** How far the objective's own correlation reaches over time, and what that means. */
export function PaceNote({ steps }: { steps: number }) {
  return (
    <p className="note">
      <MathText text={words.pace(Math.round(steps))} />
    </p>
  );
}
