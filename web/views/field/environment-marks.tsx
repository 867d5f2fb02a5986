import { useMemo } from 'react';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath, starPath } from '../../../src/picture/lane-marks.ts';
import { isolines } from '../../plot/isolines.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import type { Field } from './field-shapes.ts';

/** Position of a design in a map, in px from its left edge. */
const designAt = (design: number, { designs }: Pick<Environment, 'designs'>, side: number): number =>
  (design / (designs - 1)) * side;

interface ThresholdProps {
  readonly field: Field;
  readonly candidates: CandidateSet;
  readonly environment: Environment;
  readonly side: number;
}

/** The line f = h on the truth, μ = h on the mean, Φ = ½ on the belief; light on dark fits any colour. */
export function ThresholdLine({ field, candidates, environment, side }: ThresholdProps) {
  const { id, values } = field;
  const { axes } = candidates;
  const level = id === 'exceedance' ? 0.5 : environment.threshold;
  const path = useMemo(
    () =>
      values.length ? isolines(values, axes[0].length, axes[1].length, [level], side, side).join('') : '',
    [values, axes, level, side],
  );
  return (
    <>
      <path className="threshold under" d={path} />
      <path className="threshold" d={path} />
    </>
  );
}

interface MeanConditionProps extends Pick<ThresholdProps, 'environment' | 'side'> {
  /** Designs marked by a column, which the label avoids. */
  readonly columns: readonly number[];
}

/** Half the width of "E[w]" with some space. */
const HALF = 16;
/** Possible positions of the label: left, middle, right. */
const PLACES = [0, 0.5, 1] as const;

/** The line w = E[w] across the truth. */
export function MeanCondition({ environment, side, columns }: MeanConditionProps) {
  const { meanCondition, conditions } = environment;
  const y = (1 - meanCondition / (conditions - 1)) * side;
  const taken = columns.map((design) => designAt(design, environment, side));
  const room = (x: number) => Math.min(...taken.map((column) => Math.abs(column - x)));
  const xs = PLACES.map((place) => HALF + place * (side - 2 * HALF));
  const x = xs.reduce((best, other) => (room(other) > room(best) ? other : best));
  return (
    <>
      <line className="mean-condition" x2={side} y1={y} y2={y} />
      <text className="on-map" x={x} y={y < 16 ? y + 13 : y - 4} textAnchor="middle">
        <MathTspan text="$E[w]$" />
      </text>
    </>
  );
}

interface DesignMarksProps {
  readonly environment: Environment;
  readonly side: number;
  readonly letter: LaneLetter;
  /** The design that the lane answers; null if it is not drawn. */
  readonly answer: number | null;
}

/** Designs as map columns: a star at the top of the best, the lane's mark at the foot of its answer. */
export function DesignMarks({ environment, side, letter, answer }: DesignMarksProps) {
  const best = designAt(environment.best, environment, side);
  const named = answer === null ? null : designAt(answer, environment, side);
  return (
    <>
      <line className="design-column" x1={best} x2={best} y1={14} y2={side} />
      <path d={starPath(best, 8, 6.5)} fill="#fff" stroke="#111" strokeWidth={1.1} />
      {named !== null && (
        <>
          <line className="design-column" x1={named} x2={named} y2={side - 13} />
          <path d={markPath(letter, named, side - 8, 4.6)} fill="#fff" stroke="#111" strokeWidth={1.5} />
        </>
      )}
    </>
  );
}
