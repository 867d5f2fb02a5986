import * as words from '#words/panels/regret';
import { markPath } from '../../../src/picture/lane-marks.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { regretOf } from '../../readings/regret-measure.ts';
import type { RegretMarksProps } from './regret-marks.tsx';

/** Where branches leave the copied queries: a square ring on the line, after the last of them. */
export function BranchMarks({ frame, y, lanes, measure, steps }: Omit<RegretMarksProps, 't'> & BranchSteps) {
  return lanes.map(({ letter, records }) => {
    const step = steps[letter];
    const record = step && records[step - 1];
    if (!record) return null;
    const at = `translate(${frame.x(step)} ${y(regretOf(record, measure))})`;
    return (
      <g key={letter} data-lane={letter} transform={at}>
        <path className="open-mark" d={markPath('C', 0, 0, 3.4)} />
        <text className="t2 halo lane-label" x={7} y={14}>
          {words.branch}
        </text>
      </g>
    );
  });
}

interface BranchSteps {
  readonly steps: Readonly<Partial<Record<PanelLane['letter'], number>>>;
}
