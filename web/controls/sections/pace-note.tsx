import * as words from '#words/controls/sections';
import { sweepPace } from '../../../src/objectives/benchmarks/sweep-pace.about.ts';
import type { ObjectiveAbout } from '../../../src/objectives/spec.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { MathText } from '../../ui/math-text.tsx';

interface PaceNoteProps {
  readonly spec: ObjectiveAbout;
  /** All of the objective's parameters, with defaults filled in. */
  readonly values: ParamValues;
  readonly horizon: number;
}

/** The time over which the objective stays correlated, and what that means. */
export function PaceNote({ spec: { dimension }, values, horizon }: PaceNoteProps) {
  const steps = typeof dimension === 'number' ? sweepPace(values, dimension + 1, horizon) : null;
  if (steps === null) return null;
  return (
    <p className="note">
      <MathText text={words.pace(Math.round(steps))} />
    </p>
  );
}
