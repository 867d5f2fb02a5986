import { memo } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { linear } from '../../../src/picture/scale.ts';
import { seriesPath } from '../../plot/series.ts';
import type { BlendCell } from './use-blend.ts';

const BOX = { width: 100, height: 48 } as const;

interface BlendCurvesProps {
  readonly cell: BlendCell;
  /** The lane whose number is varied: the others are the same in every cell, and pale. null: all vary. */
  readonly about: LaneLetter | null;
  /** The last step drawn. */
  readonly until: number;
  /** Upper end of the scale that all cells share. */
  readonly top: number;
}

/** The regret of every lane over the run, from 0. */
export const BlendCurves = memo(function BlendCurves({ cell, about, until, top }: BlendCurvesProps) {
  const { lanes } = cell;
  const longest = Math.max(2, ...lanes.map(({ run }) => run?.curve.length ?? 0));
  const x = linear([1, longest], [0, BOX.width]);
  const y = linear([0, top || 1], [BOX.height - 1, 1]);
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
      {lanes.map(({ letter, run }) => (
        <path
          key={letter}
          data-lane={letter}
          className={about === null || about === letter ? undefined : 'same'}
          d={run ? seriesPath(run.curve.subarray(0, until), x, y) : ''}
        />
      ))}
    </svg>
  );
}, isSame);

function isSame(before: BlendCurvesProps, now: BlendCurvesProps): boolean {
  return (
    before.about === now.about &&
    before.until === now.until &&
    before.top === now.top &&
    before.cell.lanes.length === now.cell.lanes.length &&
    before.cell.lanes.every(({ letter, run }, i) => {
      const lane = now.cell.lanes[i];
      return lane.letter === letter && lane.run === run;
    })
  );
}
