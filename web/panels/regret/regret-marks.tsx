import * as words from '#words/panels/regret';
import { markPath } from '../../../src/picture/lane-marks.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { type RegretMeasure, regretOf } from '../../readings/regret-measure.ts';
import { endLabels } from '../../time/end-labels.ts';
import type { TimeFrame } from '../../time/time-frame.ts';
import { cornerNoteBox } from '../../time/time-marks.tsx';

export interface RegretMarksProps {
  readonly t: number;
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly lanes: readonly PanelLane[];
  readonly measure: RegretMeasure;
}

/** Names of the panel's values. */
export const NOTE: Readonly<Record<RegretMeasure, string>> = {
  answer: words.answerNote,
  total: words.totalNote,
  average: words.averageNote,
  f1: words.f1Note,
};

interface LanePoint extends Pick<PanelLane, 'letter' | 'name'> {
  readonly x: number;
  readonly height: number;
}

/** Points of the lines at step t; none for lanes that have not reached it or are outside the scale. */
function pointsAt({ t, frame, y, lanes, measure }: RegretMarksProps): LanePoint[] {
  return lanes.flatMap(({ letter, name, records }) => {
    const record = records[t - 1];
    const height = record ? y(regretOf(record, measure)) : Number.NaN;
    return height >= frame.top - 1 ? [{ letter, name, x: frame.x(t), height }] : [];
  });
}

/** Each line's end at the cursor, with the lane's name or letter. */
export function LaneEnds(props: RegretMarksProps) {
  const { t, frame, measure } = props;
  const points = pointsAt(props);
  const labels = endLabels(points, frame.x(t), frame, cornerNoteBox(NOTE[measure], frame, t));
  return points.map(({ letter, x, height }, i) => (
    <g key={letter} data-lane={letter}>
      <path className="end-mark" transform={`translate(${x} ${height})`} d={markPath(letter, 0, 0, 3.4)} />
      <g transform={`translate(${labels[i].x} ${labels[i].y})`}>
        <text className="t1 b halo lane-label" textAnchor={labels[i].anchor}>
          {labels[i].text}
        </text>
      </g>
    </g>
  ));
}

/** Open marks on the lines at the step under the pointer. */
export function PointedLanes(props: RegretMarksProps) {
  return pointsAt(props).map(({ letter, x, height }) => (
    <path key={letter} data-lane={letter} className="open-mark" d={markPath(letter, x, height, 3.2)} />
  ));
}
