import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Step } from '../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { MathText } from '../ui/math-text.tsx';
import { Words } from './words.tsx';

interface FormulaProps {
  readonly lines: Step['formula'];
  /** The lane whose numbers are shown. */
  readonly lane: LaneLetter;
  /** null: without its numbers, on paper or as long as they would give an answer away. */
  readonly run: MeasuredRun | null;
}

/** The formula, and below it the same with the numbers of the step. */
export function Formula({ lines, lane, run }: FormulaProps) {
  if (lines.length === 0) return null;
  return (
    <div className="lesson-formula" data-lane={lane}>
      {lines.map(({ left, right, numbers: live }) => (
        <p key={left}>
          <span>
            <MathText text={left} />
          </span>
          <span className="mr">=</span>
          <span>
            <MathText text={right} />
          </span>
          {run && live && (
            <span className="numbers">
              <Words text={live} run={run} />
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
