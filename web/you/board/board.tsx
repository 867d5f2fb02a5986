import { useMemo } from 'react';
import { useSize } from '../../ui/use-size.ts';
import { ownLetter } from '../play.ts';
import { type OpenGame, useGame } from '../use-game.ts';
import { valueRange } from '../value-range.ts';
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
