import { useMemo } from 'react';
import * as words from '#words/you/you';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { Turn } from '../../../src/engine/game/game.ts';
import { ticks, yGrid } from '../../../src/picture/axis.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { spread, textWidth } from '../../../src/picture/layout.ts';
import { linePath } from '../../../src/picture/paths.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { Marks } from '../../plot/marks.tsx';
import { LEFT, type TimeFrame, timeAxis, timeFrame } from '../../time/time-frame.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSize } from '../../ui/use-size.ts';
import { ownLetter } from '../play.ts';
import { type RivalName, rivalsOf, standing } from '../readings.ts';
import type { OpenGame } from '../use-game.ts';

/** Least extent of the axis, so that a first small difference does not fill the plot. */
const LEAST = 2;

/** Differences of regret, which are all that is known before the truth: the person is the line at zero. */
export function Race({ scenario, turns, faults }: OpenGame) {
  const rivals = useMemo(() => rivalsOf(scenario), [scenario]);
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const own = ownLetter(scenario);
  const last = turns.at(-1);
  return (
    <Panel
      id="race"
      title={words.raceTitle}
      className="race"
      aside={<span className="legend">{words.raceKey}</span>}
    >
      <p className="reading">
        {rivals.map(({ letter, name }) => {
          const ahead = last?.ahead[letter];
          return (
            <span key={letter} title={name}>
              <Badge letter={letter} small />
              {ahead === undefined ? '–' : standing(ahead)}
            </span>
          );
        })}
        {rivals.length === 0 && <span>{words.noRival}</span>}
      </p>
      <div ref={ref} className="race-plot" role="img" aria-labelledby="race-title race-sentence">
        {width > 0 && height > 0 && (
          <RacePlot {...{ rivals, turns, own, width, height }} horizon={scenario.horizon} />
        )}
      </div>
      <p id="race-sentence" className="visually-hidden">
        {rivals.map(({ letter, name }) => sentence(name, last, letter)).join(' ')}
      </p>
      {rivals.map(
        ({ letter, name }) =>
          faults[letter] && (
            <p key={letter} className="lane-error" role="alert">
              {words.leftRace({ name, fault: faults[letter] })}
            </p>
          ),
      )}
    </Panel>
  );
}

function sentence(name: string, last: Turn | undefined, letter: LaneLetter): string {
  const ahead = last?.ahead[letter];
  return last === undefined || ahead === undefined
    ? ''
    : words.rivalAfter({ name, standing: standing(ahead), step: last.t });
}

interface RacePlotProps {
  readonly rivals: readonly RivalName[];
  readonly turns: readonly Turn[];
  readonly own: LaneLetter;
  readonly horizon: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 15;
/** Room for the words at the lower edge. */
const NOTE = 26;

function RacePlot({ rivals, turns, own, horizon, width, height }: RacePlotProps) {
  const names = Math.max(30, ...rivals.map(({ name }) => Math.min(110, textWidth(name, 12)))) + 12;
  const frame = { ...timeFrame({ width: width - names, height }, horizon, { left: LEFT, top: 8 }), width };
  const y = raceScale(turns, frame);
  const lines = rivals
    .map((rival) => ({ ...rival, points: turns.flatMap(({ t, ahead }) => pointOf(t, ahead[rival.letter])) }))
    .filter(({ points }) => points.length > 0);
  const ends = [{ letter: own, name: words.you, at: [frame.right, 0] as const }, ...lines.map(endOf)];
  const heights = spread(
    ends.map(({ at }) => y(at[1])),
    GAP,
    frame.top + 4,
    frame.bottom - NOTE,
  );
  const made = turns.length;
  return (
    <svg className="chart" width={width} height={height} aria-hidden="true">
      <Marks shapes={[...yGrid(ticks(y, 4), frame.left, frame.right), ...timeAxis(frame)]} />
      <line
        data-lane={own}
        className="curve"
        x1={frame.left}
        x2={frame.right}
        y1={y(0)}
        y2={y(0)}
        strokeWidth={2}
      />
      <text className="t2 halo" x={frame.left + 6} y={frame.bottom - 10}>
        {words.aheadOfYou}
      </text>
      {lines.map(({ letter, points }) => (
        <path
          key={letter}
          data-lane={letter}
          className="curve"
          strokeWidth={2}
          d={linePath(
            points.map(([t]) => frame.x(t)),
            points.map(([, v]) => y(v)),
          )}
        />
      ))}
      {ends.map(({ letter, name, at }, i) => {
        const isYou = i === 0;
        const x = isYou ? frame.x(Math.max(1, made)) : frame.x(at[0]);
        return (
          <g key={letter} data-lane={letter}>
            {(made > 0 || !isYou) && <path className="end-mark" d={markPath(letter, x, y(at[1]), 3.8)} />}
            <text className="t1 lane-label halo" x={(isYou ? frame.right : x) + 9} y={heights[i] + 4}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const pointOf = (t: number, value: number | undefined): [number, number][] =>
  value === undefined ? [] : [[t, value]];

const endOf = ({ letter, name, points }: RivalName & { readonly points: readonly [number, number][] }) => ({
  letter,
  name,
  at: points[points.length - 1],
});

/** Downwards, as who is ahead pays less; from the differences seen so far alone. */
function raceScale(turns: readonly Turn[], { top, bottom }: TimeFrame): Scale {
  const seen = turns.flatMap(({ ahead }) => Object.values(ahead));
  const low = Math.min(-LEAST / 2, ...seen);
  const high = Math.max(LEAST, ...seen);
  return linear([low, high], [top, bottom - NOTE]).nice(5);
}
