import './dropped-rings.css';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import type { TimeFrame } from '../../time/time-frame.ts';
import { heightOf, type MapBand } from './map-layers.ts';
import { ringPath } from './ring-path.ts';

/** Props of the rings on a map. */
export interface RingsProps {
  readonly t: number;
  readonly frame: TimeFrame;
  readonly band: MapBand;
  readonly candidates: CandidateSet;
  readonly lane: PanelLane;
}

/** Number of last steps; rings of all steps would hide the map. */
const RECENT = 20;

/** Rings around the data that a lane's memory dropped in the last steps up to t; those of step t are bold. */
export function DroppedRings({ t, frame, band, candidates, lane: { letter, records } }: RingsProps) {
  const ring = (step: number, radius: number) => {
    const index = records[step - 1]?.index ?? Number.POSITIVE_INFINITY;
    if (index >= candidates.size) return '';
    const [x, y] = [frame.x(step), heightOf(band, candidates, index)];
    return ringPath(x, y, radius);
  };
  const gone = (from: number, to: number, radius: number) =>
    records
      .slice(from, to)
      .flatMap(({ selection }) => selection?.removed ?? [])
      .map((step) => ring(step, radius))
      .join('');
  return (
    <g data-lane={letter}>
      <path className="dropped-ring" d={gone(Math.max(0, t - RECENT), t - 1, 4)} />
      <path className="dropped-ring now" d={gone(t - 1, t, 5.5)} />
    </g>
  );
}
