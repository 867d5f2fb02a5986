import './worth-row.css';
import * as words from '#words/views/worth';
import { linePath } from '../../../src/picture/paths.ts';
import { worthReading } from '../../readings/worth.ts';
import { MathText } from '../../ui/math-text.tsx';

interface WorthRowProps {
  /** Share of the variance worth learning, on the candidates (G). */
  readonly share: Float64Array;
  /** Index of the query. */
  readonly query: number;
  /** Whether the candidates lie along one axis, so that the share has a curve and the lane a band. */
  readonly line: boolean;
  readonly hidden: boolean;
}

const WIDTH = 84;
const HEIGHT = 26;

/** What share of a lane's variance is worth learning at a step: a curve over x, and a sentence. */
export function WorthRow({ share, query, line, hidden }: WorthRowProps) {
  return (
    <div className={hidden ? 'why-worth later' : 'why-worth'}>
      <span className="label">{words.label}</span>
      {line && <ShareCurve share={share} query={query} />}
      <span className="value">
        <MathText text={words.reading(worthReading(share, query))} />
      </span>
      <span className="rest">
        <MathText text={words.rest} /> {line && words.inBand}
      </span>
    </div>
  );
}

/** C/Σ over the candidates from 0 to 1, with a dot at the query. */
function ShareCurve({ share, query }: Pick<WorthRowProps, 'share' | 'query'>) {
  const at = (g: number) => 2 + ((WIDTH - 4) * g) / Math.max(1, share.length - 1);
  const high = (value: number) => 3 + (HEIGHT - 6) * (1 - value);
  const line = linePath(
    Array.from(share, (_, g) => at(g)),
    Array.from(share, high),
  );
  return (
    <svg className="chart" width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path className="worth-frame" d={`M2 ${high(1)}H${WIDTH - 2}M2 ${high(0)}H${WIDTH - 2}`} />
      <path d={line} fill="none" stroke="var(--lane)" strokeWidth={1.5} />
      <circle cx={at(query)} cy={high(share[query])} r={2.6} fill="var(--lane-text)" />
    </svg>
  );
}
