import { useMemo } from 'react';
import * as words from '#words/you/you';
import { ticks, yAxis } from '../../../src/picture/axis.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { type Shape, text } from '../../../src/picture/shape.ts';
import { heightOf, type MapBand, mapBands } from '../../panels/map/map-layers.ts';
import { Marks } from '../../plot/marks.tsx';
import { tickName } from '../../time/left-margin.ts';
import { LEFT, type TimeFrame, timeAxis, timeFrame } from '../../time/time-frame.ts';
import { MathText } from '../../ui/math-text.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useSize } from '../../ui/use-size.ts';
import { ownLetter } from '../play.ts';
import { countReading } from '../readings.ts';
import type { OpenGame } from '../use-game.ts';

/** Radius of the marks of the lowest and the highest observation, in px. */
const SMALLEST = 2.2;
const LARGEST = 6;
const WIDEST_NAME = 84;

/** Place and step of the person's queries; a larger mark is a larger y. */
export function Queries({ scenario, candidates, turns }: OpenGame) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const left = useMemo(
    () => Math.min(WIDEST_NAME, Math.max(LEFT, ...candidates.names.map((name) => textWidth(name, 11) + 8))),
    [candidates],
  );
  const frame =
    width > 0 && height > 0 ? timeFrame({ width, height }, scenario.horizon, { left, top: 8 }) : null;
  return (
    <Panel
      id="queries"
      title={words.queries}
      className="queries"
      aside={
        <span className="legend">
          <span>
            <MathText text={words.queriesKey} />
          </span>
        </span>
      }
    >
      <p className="reading">{countReading(turns.length, scenario.horizon)}</p>
      <div ref={ref} className="queries-plot" data-lane={ownLetter(scenario)}>
        {frame && (
          <svg className="chart" width={width} height={height} aria-hidden="true">
            <Marks shapes={timeAxis(frame)} />
            {mapBands(frame, candidates).map((band) => (
              <Track key={band.symbol} {...{ frame, band, candidates, turns, scenario }} />
            ))}
          </svg>
        )}
      </div>
    </Panel>
  );
}

type TrackProps = Pick<OpenGame, 'candidates' | 'turns' | 'scenario'> & {
  readonly frame: TimeFrame;
  readonly band: MapBand;
};

function Track({ frame, band, candidates, turns, scenario }: TrackProps) {
  const readings = turns.map(({ y }) => y);
  const [low, high] = [Math.min(...readings), Math.max(...readings)];
  const radius = (y: number) =>
    high > low ? SMALLEST + ((LARGEST - SMALLEST) * (y - low)) / (high - low) : (SMALLEST + LARGEST) / 2;
  const letter = ownLetter(scenario);
  return (
    <>
      <Marks shapes={scaleShapes({ frame, band, candidates })} />
      {turns.map(({ t, index, y }) => (
        <path
          key={t}
          d={markPath(letter, frame.x(t), heightOf(band, candidates, index), radius(y))}
          fill="var(--lane)"
          opacity={0.75}
        />
      ))}
    </>
  );
}

/** Values of a coordinate with its symbol, or the arms' names. */
function scaleShapes({
  frame,
  band,
  candidates,
}: Pick<TrackProps, 'frame' | 'band' | 'candidates'>): Shape[] {
  if (band.axis === null)
    return candidates.names.map((name, index) =>
      text('tick', frame.left - 6, band.y(index) + 4, tickName(name), 'end'),
    );
  const lowest = band.bottom < frame.bottom;
  // Of stacked tracks only the last one has room for its lowest value.
  const marks = ticks(band.y, 2).filter(({ at }) => !lowest || at < band.bottom - 4);
  const symbol = { text: band.symbol, at: (3 * band.top + band.bottom) / 4 };
  return yAxis(band.y, marks, [frame.left, frame.right], symbol);
}
