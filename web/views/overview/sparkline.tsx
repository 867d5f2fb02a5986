import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { useSize } from '../../ui/use-size.ts';
import { SPARK_BOX, type Sparks } from './spark-shapes.ts';

interface SparklineProps {
  readonly letter: LaneLetter;
  readonly sparks: Sparks;
  /** Steps that ended with a reset of the lane, up to `t`. */
  readonly resets: readonly number[];
  readonly horizon: number;
  /** The last step drawn; 0: none. */
  readonly t: number;
}

const HEIGHT = 28;
/** Margins: at the right for the point, above and below for strokes. */
const RIGHT = 5;
const TOP = 3;
const BOTTOM = 4;

/** r_t up to now, with the other lanes' in grey behind and resets as ticks, on one scale. */
export function Sparkline({ letter, sparks, resets, horizon, t }: SparklineProps) {
  const [ref, { width }] = useSize<HTMLSpanElement>();
  const room = Math.max(0, width - RIGHT - 1);
  const x = (step: number) => 1 + ((step - 1) / Math.max(1, horizon - 1)) * room;
  const share = (t - 1) / Math.max(1, horizon - 1);
  const height = sparks.heightAt(letter, t);
  const tall = HEIGHT - TOP - BOTTOM;
  return (
    <span ref={ref} className="spark">
      <svg className="chart" width={width} height={HEIGHT} aria-hidden="true">
        <path className="spark-axis" d={`M1 ${HEIGHT - 0.5}h${room}`} />
        {room > 0 && share > 0 && (
          // Later steps are clipped at the edge of the inner picture.
          <svg
            x={1}
            y={TOP}
            width={share * room}
            height={tall}
            viewBox={`0 0 ${share * SPARK_BOX.width} ${SPARK_BOX.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {[...sparks.paths].map(
              ([other, d]) => other !== letter && <path key={other} className="spark-other" d={d} />,
            )}
            <path className="spark-own" d={sparks.paths.get(letter) ?? ''} />
          </svg>
        )}
        <path className="spark-resets" d={resets.map((step) => `M${x(step)} ${HEIGHT - 7}v7`).join('')} />
        {height !== null && (
          <circle className="spark-now" cx={x(t)} cy={TOP + (height / SPARK_BOX.height) * tall} r={2.8} />
        )}
      </svg>
    </span>
  );
}
