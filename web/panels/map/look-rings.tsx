import './dropped-rings.css';
import { looksUpTo } from '../../readings/looks.ts';
import type { RingsProps } from './dropped-rings.tsx';
import { heightOf } from './map-layers.ts';
import { ringPath } from './ring-path.ts';

/** Rings around the queries up to t that were forced looks; that of step t is bold. */
export function LookRings({ t, frame, band, candidates, lane: { letter, records } }: RingsProps) {
  const looks = looksUpTo(records, t).filter(({ index }) => index < candidates.size);
  const rings = (shown: typeof looks, radius: number) =>
    shown
      .map(({ t: step, index }) => ringPath(frame.x(step), heightOf(band, candidates, index), radius))
      .join('');
  return (
    <g data-lane={letter}>
      <path className="dropped-ring" d={rings(looks, 4)} />
      <path
        className="dropped-ring now"
        d={rings(
          looks.filter(({ t: step }) => step === t),
          5.5,
        )}
      />
    </g>
  );
}
