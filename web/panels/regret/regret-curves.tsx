import type { Scale } from '../../../src/picture/scale.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { type RegretMeasure, regretSeries } from '../../readings/regret-measure.ts';
import type { Bands, Band as SeedBand } from '../../readings/seeds/band-reading.ts';
import { Band, Curve } from '../../time/curves.tsx';
import type { TimeFrame } from '../../time/time-frame.ts';

/** Averages over the first steps vary widely, so the steps after this share of the run set the scale. */
const SETTLED = 0.05;
const HEADROOM = 1.15;

/**
 * Upper end of the y axis: all of R_t and r_t; 1 for F1; for R_t / t the part after the first steps, which
 * may leave the plot.
 * @param until the last step that is not hidden
 */
export function largestRegret(
  lanes: readonly PanelLane[],
  measure: RegretMeasure,
  horizon: number,
  bands: Bands = {},
  until = horizon,
): number {
  let largest = 0;
  let settled = 0;
  const lines = lanes.flatMap((lane) => {
    const band = bands[lane.letter];
    return [regretSeries[measure](lane.records), ...(band ? [upperEdge(band)] : [])];
  });
  for (const line of lines)
    for (let i = 0; i < Math.min(until, line.length); i++) {
      const value = line[i];
      if (value > largest) largest = value;
      if (value > settled && i + 1 >= SETTLED * horizon) settled = value;
    }
  if (measure === 'f1') return 1;
  return measure !== 'average' || settled === 0 ? largest : Math.min(largest, HEADROOM * settled);
}

interface RegretCurvesProps {
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly lanes: readonly PanelLane[];
  readonly measure: RegretMeasure;
  readonly bands: Bands;
  /** The lanes' runs before the last change. */
  readonly before: readonly PanelLane[];
}

/**
 * Per lane its band over seeds, mean ± half its 95 % interval, with a thin mean; above them a line per lane
 * over its whole run.
 */
export function RegretCurves({ frame, y, lanes, measure, bands, before }: RegretCurvesProps) {
  return (
    <>
      {lanes.map(({ letter }) => {
        const band = bands[letter];
        if (!band) return null;
        const common = { frame, y, letter };
        return (
          <g key={letter}>
            <Band {...common} lower={lowerEdge(band)} upper={upperEdge(band)} />
            <Curve {...common} values={band.mean} width={1} />
          </g>
        );
      })}
      {before.map((lane) => (
        <g key={`before ${lane.letter}`} className="regret-before">
          <Curve
            frame={frame}
            y={y}
            letter={lane.letter}
            values={regretSeries[measure](lane.records)}
            width={1}
          />
        </g>
      ))}
      {lanes.map((lane) => (
        <Curve
          key={lane.letter}
          frame={frame}
          y={y}
          letter={lane.letter}
          values={regretSeries[measure](lane.records)}
        />
      ))}
    </>
  );
}

const upperEdge = ({ mean, half }: SeedBand): Float64Array => mean.map((value, i) => value + half[i]);
const lowerEdge = ({ mean, half }: SeedBand): Float64Array => mean.map((value, i) => value - half[i]);
