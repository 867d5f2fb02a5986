import './other-priors.css';
import { useMemo } from 'react';
import type { PriorsFrame } from '../../../src/contracts/record.ts';
import { bandPath, linePath } from '../../../src/picture/paths.ts';
import type { Scale } from '../../../src/picture/scale.ts';

interface OtherPriorsProps {
  readonly priors: PriorsFrame;
  /** √β_t of the bands; null: the lane draws no band. */
  readonly multiplier: number | null;
  /** Coordinates of the candidates (G). */
  readonly axis: Float64Array;
  readonly x: Scale;
  readonly y: Scale;
}

/** Beliefs of the remaining priors that did not choose the step, drawn faintly behind the one that did. */
export function OtherPriors({ priors, multiplier, axis, x, y }: OtherPriorsProps) {
  const others = useMemo(() => {
    const xs = Array.from(axis, x);
    return (priors.alive ?? [...priors.means.keys()])
      .filter((p) => p !== priors.prior)
      .map((p) => {
        const [mean, sd] = [priors.means[p], priors.sds[p]];
        const edge = (by: number) => Array.from(mean, (m, i) => y(m + by * sd[i]));
        return {
          p,
          mean: linePath(xs, edge(0)),
          band: multiplier && bandPath(xs, edge(multiplier), edge(-multiplier)),
        };
      });
  }, [priors, multiplier, axis, x, y]);
  return (
    <g className="other-priors" fill="var(--lane)">
      {others.map(({ p, band }) => band && <path key={p} className="glide" d={band} />)}
      {others.map(({ p, mean }) => (
        <path key={p} className="glide mean" d={mean} />
      ))}
    </g>
  );
}
