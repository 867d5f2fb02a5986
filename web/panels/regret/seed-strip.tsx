import { type HTMLAttributes, type MouseEvent, useMemo, useState } from 'react';
import * as words from '#words/panels/regret-table';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { xGrid, xLabels } from '../../../src/picture/axis.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { line, text } from '../../../src/picture/shape.ts';
import { Marks } from '../../plot/marks.tsx';
import { formatMeasure } from '../../readings/regret-measure.ts';
import { resultsOf } from '../../readings/seeds/bands.ts';
import { finalRegret } from '../../readings/seeds/comparison.ts';
import { showReplicate } from '../../store/actions/scenario.ts';
import { useScenario, useUncoveredReplicates } from '../../store/hooks.ts';
import { useStage } from '../../store/stage.ts';
import { Badge } from '../../ui/badge.tsx';
import { localPoint } from '../../ui/local-point.ts';
import { MathText } from '../../ui/math-text.tsx';
import { rowKey } from '../../ui/row-key.ts';
import { NARROW, useMatches } from '../../ui/use-matches.ts';
import { useSize } from '../../ui/use-size.ts';
import { nearestReplicate, type SeedDots, seedDots } from './seed-dots.ts';

/**
 * Every seed's final regret as a dot per lane. Pointing at a dot connects those of the same seed, choosing it
 * shows that replicate. By keyboard it is a slider over the replicates.
 */
export function SeedStrip({ letters, answers }: { letters: readonly LaneLetter[]; answers: boolean }) {
  const symbol = answers ? '$r_T$' : '$R_T$';
  const { lanes, results } = useUncoveredReplicates();
  const { replicate: shown } = useScenario();
  const [pointed, setPointed] = useState<number | null>(null);
  const [ref, { width }] = useSize<HTMLDivElement>();
  // Beside a lesson the panel fills the column.
  const narrow = useMatches(NARROW);
  const roomy = useStage() !== null && !narrow;
  const dots = useMemo(
    () => seedDots({ lanes, results }, letters, width, answers, roomy),
    [lanes, results, letters, width, answers, roomy],
  );
  const current = pointed ?? Math.min(shown, results.length - 1);
  const regrets = letters.map((letter) => ({
    letter,
    text: formatMeasure(
      finalRegret(resultsOf({ lanes, results }, letter)[current], answers),
      answers ? 'answer' : 'total',
    ),
  }));

  return (
    <>
      <p className={pointed === null ? 'reading' : 'reading hover'}>
        {pointed === null ? (
          <span>
            <MathText text={words.everySeed(symbol)} />
          </span>
        ) : (
          <Pointed replicate={current} shown={shown} regrets={regrets} />
        )}
      </p>
      <div
        ref={ref}
        className="seed-strip"
        style={{ height: dots.bottom + 20 }}
        role="slider"
        tabIndex={0}
        aria-label={words.replicateSlider}
        aria-valuemin={0}
        aria-valuemax={results.length - 1}
        aria-valuenow={current}
        aria-valuetext={words.replicateRegrets({
          replicate: current,
          regrets: regrets.map(({ letter, text }) => `${letter} ${text}`).join(', '),
        })}
        {...choosing(dots, current, results.length, setPointed)}
      >
        {width > 0 && <Dots dots={dots} shown={shown} pointed={pointed} symbol={symbol} />}
      </div>
    </>
  );
}

/** Event handlers for pointing at a seed and choosing it. */
function choosing(
  dots: SeedDots,
  current: number,
  count: number,
  setPointed: (replicate: number | null) => void,
): HTMLAttributes<HTMLElement> {
  const at = (event: MouseEvent<HTMLElement>) =>
    nearestReplicate(dots, ...localPoint(event, event.currentTarget));
  const point = (event: MouseEvent<HTMLElement>) => setPointed(at(event));
  const leave = () => setPointed(null);
  return {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: leave,
    onBlur: leave,
    // On touch the pointer has left before the click arrives, so the position is read from the click itself.
    onClick(event) {
      // A click without a position, as from a screen reader, chooses the announced replicate.
      const chosen = event.detail === 0 ? current : at(event);
      if (chosen !== null) showReplicate(chosen);
    },
    onKeyDown(event) {
      const next = rowKey(event.key, current, count);
      if (event.key === 'Enter') showReplicate(current);
      else if (next !== null) setPointed(next);
      else return;
      event.preventDefault();
    },
  };
}

interface PointedProps {
  readonly replicate: number;
  readonly shown: number;
  readonly regrets: readonly { readonly letter: LaneLetter; readonly text: string }[];
}

function Pointed({ replicate, shown, regrets }: PointedProps) {
  return (
    <>
      <span>{replicate === shown ? words.replicateShown(replicate) : words.replicate(replicate)}</span>
      {regrets.map(({ letter, text }) => (
        <span key={letter} className="item">
          <Badge letter={letter} small />
          <b>{text}</b>
        </span>
      ))}
    </>
  );
}

interface DotsProps {
  readonly dots: SeedDots;
  readonly shown: number;
  readonly pointed: number | null;
  readonly symbol: string;
}

function Dots({ dots, shown, pointed, symbol }: DotsProps) {
  const { rows, bottom, x, ticks } = dots;
  const axis = [
    ...xGrid(ticks, 0, bottom),
    ...xLabels(ticks, bottom + 14),
    line('axis', x.range()[0], bottom, x.range()[1], bottom),
    text('symbol', 0, bottom + 14, symbol),
  ];
  return (
    <svg className="chart" width="100%" height={bottom + 20} aria-hidden="true">
      <Marks shapes={axis} />
      <Joined dots={dots} replicate={shown} className="joined shown" />
      {pointed !== null && <Joined dots={dots} replicate={pointed} className="joined" />}
      {rows.map(({ letter, y, at, heights }) => (
        <g key={letter} data-lane={letter}>
          <text className="t1 b lane-label" x={4} y={y + 4}>
            {letter}
          </text>
          <path className="seed-dots" d={at.map((px, i) => markPath(letter, px, heights[i], 2.6)).join('')} />
          {at[shown] !== undefined && (
            <path className="end-mark" d={markPath(letter, at[shown], heights[shown], 4.2)} />
          )}
          {pointed !== null && (
            <path className="open-mark" d={markPath(letter, at[pointed], heights[pointed], 3.8)} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The dots of one seed in all lanes, connected: the lanes on the same world and noise. */
function Joined({ dots, replicate, className }: { dots: SeedDots; replicate: number; className: string }) {
  const points = dots.rows.flatMap(({ at, heights }) =>
    at[replicate] === undefined ? [] : [`${at[replicate]} ${heights[replicate]}`],
  );
  return points.length > 1 ? <path className={className} d={`M${points.join('L')}`} /> : null;
}
