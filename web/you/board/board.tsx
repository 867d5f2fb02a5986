import { useMemo } from 'react';
import { linear } from '../../../src/picture/scale.ts';
import { useSize } from '../../ui/use-size.ts';
import { ownLetter } from '../play.ts';
import { type OpenGame, useGame } from '../use-game.ts';
import { LineBoard } from './line-board.tsx';
import { SquareBoard } from './square-board.tsx';

/** The plot that the person queries in, in the form that the candidates ask for. */
export function Board({ scenario, candidates, turns, aim, belief, helped }: OpenGame) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  // The curves that are dealt are draws of unit variance; of another world nobody knows the scale.
  const unit = useGame(({ wish }) => wish.world === 'curve');
  const range = useMemo(
    () =>
      valueRange(
        turns.map(({ y }) => y),
        unit,
      ),
    [turns, unit],
  );
  const View = candidates.axes.length === 2 ? SquareBoard : LineBoard;
  return (
    <div ref={ref} className="board-box">
      {width > 0 && height > 0 && (
        <View
          {...{ candidates, turns, aim, range, width, height }}
          letter={ownLetter(scenario)}
          belief={helped ? belief : null}
        />
      )}
    </div>
  );
}

/** What is known of a dealt world before anything is read: its functions are draws of unit variance around 0. */
const UNIT: readonly [number, number] = [-2.5, 3];
/** Room above and below the readings, as a share of their span. */
const ROOM = 0.12;

/**
 * Range of the y axis from what the person has read and nothing else: it widens in round steps as readings come, so that
 * it says no more of the truth than they do. null before the first reading of a world of unknown scale.
 */
export function valueRange(readings: readonly number[], unit: boolean): [number, number] | null {
  const all = unit ? [...UNIT, ...readings] : readings;
  if (all.length === 0) return null;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high - low || Math.max(1, Math.abs(high));
  // The ends of the unit range have their room already.
  const bottom = unit && low === UNIT[0] ? low : low - ROOM * span;
  const top = unit && high === UNIT[1] ? high : high + ROOM * span;
  const [from, to] = linear([bottom, top], [0, 1]).nice(12).domain();
  return [from, to];
}
