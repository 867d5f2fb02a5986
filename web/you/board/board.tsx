import { useMemo } from 'react';
import { linear } from '../../../src/picture/scale.ts';
import { useSize } from '../../ui/use-size.ts';
import { ownLetter } from '../play.ts';
import { type OpenGame, useGame } from '../use-game.ts';
import { LineBoard } from './line-board.tsx';
import { SquareBoard } from './square-board.tsx';

/** The plot in which the person queries, in the form that suits the candidates. */
export function Board({ scenario, candidates, turns, aim, belief, helped }: OpenGame) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  // The prepared curves are draws of unit variance; the scale of other worlds is unknown.
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

/** Range before any observation, for functions that are draws of unit variance around 0. */
const UNIT: readonly [number, number] = [-2.5, 3];
/** Room above and below the observations, as a share of their range. */
const ROOM = 0.12;

/**
 * Range of the y axis, from the person's observations only. It grows in round steps with the observations, so
 * that it reveals no more of the truth. null before the first observation in a world of unknown scale.
 */
export function valueRange(readings: readonly number[], unit: boolean): [number, number] | null {
  const all = unit ? [...UNIT, ...readings] : readings;
  if (all.length === 0) return null;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high - low || Math.max(1, Math.abs(high));
  // The ends of the unit range already include some room.
  const bottom = unit && low === UNIT[0] ? low : low - ROOM * span;
  const top = unit && high === UNIT[1] ? high : high + ROOM * span;
  const [from, to] = linear([bottom, top], [0, 1]).nice(12).domain();
  return [from, to];
}
