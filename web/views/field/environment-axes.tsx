import * as words from '#words/views/environment';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { formatTick } from '../../../src/picture/format.ts';
import { MathTspan } from '../../ui/math-text.tsx';

interface EnvironmentAxesProps {
  readonly candidates: CandidateSet;
  readonly side: number;
  /** Whether it is the leftmost map of a row, which names the conditions. */
  readonly first: boolean;
}

/** The ends of both axes of a map of f(x, w), and their names. */
export function EnvironmentAxes({ candidates, side, first }: EnvironmentAxesProps) {
  const [designs, conditions] = candidates.axes;
  return (
    <>
      <text y={side + 14}>{formatTick(designs[0])}</text>
      <text x={side} y={side + 14} textAnchor="end">
        {formatTick(designs[designs.length - 1])}
      </text>
      <text className="t2" x={side / 2} y={side + 14} textAnchor="middle">
        <MathTspan text={words.designAxis} />
      </text>
      {first && (
        <>
          <text x={-6} y={side} textAnchor="end">
            {formatTick(conditions[0])}
          </text>
          <text x={-6} y={8} textAnchor="end">
            {formatTick(conditions[conditions.length - 1])}
          </text>
          <text className="t2" transform={`translate(-9 ${side / 2}) rotate(-90)`} textAnchor="middle">
            <MathTspan text={words.environmentAxis} />
          </text>
        </>
      )}
    </>
  );
}
