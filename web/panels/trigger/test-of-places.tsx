import { useMemo } from 'react';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import type { TimeFrame } from '../../time/time-frame.ts';

/** Each statistic as a share of its threshold: at 1 the test fires. */
const OF_LOOKS = ({ psi, kappa, looking }: StepRecord) => (looking?.split != null ? over(psi, kappa) : null);
const OF_EVENT = ({ looking }: StepRecord) => over(looking?.eventPsi, looking?.eventKappa);

const over = (statistic: number | null | undefined, threshold: number | null | undefined) =>
  statistic != null && threshold != null ? statistic / threshold : null;

interface TestOfPlacesProps {
  readonly lane: PanelLane;
  readonly frame: TimeFrame;
  /** Scale of the shares of the threshold. */
  readonly y: Scale;
}

/** The test of looks as rings and an event test beside it as dots, each as a share of its threshold. */
export function TestOfPlaces({ lane: { letter, records }, frame, y }: TestOfPlacesProps) {
  const [looks, events] = useMemo(() => {
    const marks = (share: (record: StepRecord) => number | null, radius: number) =>
      records
        .map((record) => [record.t, share(record)] as const)
        .filter((point): point is readonly [number, number] => point[1] !== null)
        .map(([t, value]) => markPath('A', frame.x(t), Math.max(frame.top, y(value)), radius))
        .join('');
    return [marks(OF_LOOKS, 2.4), marks(OF_EVENT, 1.2)];
  }, [records, frame, y]);
  return (
    <g data-lane={letter}>
      <path className="surprise" d={events} />
      <path className="ring" d={looks} />
      <line
        className="curve ink"
        strokeWidth={1.4}
        x1={frame.left}
        x2={frame.x(records.length)}
        y1={y(1)}
        y2={y(1)}
      />
    </g>
  );
}
