import { useMemo } from 'react';
import * as words from '#words/you/you';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { ticks, xAxis, yAxis } from '../../../src/picture/axis.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { linear } from '../../../src/picture/scale.ts';
import { Chip } from '../../plot/chip.tsx';
import { Marks } from '../../plot/marks.tsx';
import { VIRIDIS } from '../../plot/viridis.ts';
import { ColourBar } from '../../views/field/colour-bar.tsx';
import { FieldCanvas } from '../../views/field/field-canvas.tsx';
import { candidateUnder, unitPlace } from '../../views/field/field-shapes.ts';
import { aimAt, query } from '../play.ts';
import { placeText } from '../readings.ts';
import { AimSurface, BoardData, StepNames } from './board-parts.tsx';
import type { BoardProps } from './board-props.ts';
import { stepLabels } from './newest.ts';

const LEFT = 40;
const TOP = 26;
const BOTTOM = 26;

/** The board over a square: a mark's colour is the observed value; brighter is more. */
export function SquareBoard({ letter, candidates, turns, aim, belief, range, width, height }: BoardProps) {
  const { side, left, axes, at } = useSquare(candidates, width, height);
  const [first, second] = candidates.axes;
  const said = plainMath(placeText(candidates, aim));
  const place = ({ index }: { index: number }) => at(index);
  const bounds = { left, right: left + side, top: TOP, bottom: TOP + side };
  const data = turns.map((turn) => {
    const [x, y] = at(turn.index);
    return { t: turn.t, x, y, age: turns.length - turn.t, fill: range ? colourOf(turn.y, range) : undefined };
  });
  const [aimX, aimY] = at(aim);
  return (
    <div className="square">
      {belief && range && (
        <FieldCanvas
          values={belief.mean}
          columns={first.length}
          rows={second.length}
          range={range}
          map={VIRIDIS}
          x={left}
          y={TOP}
          side={side}
        />
      )}
      <AimSurface
        {...{ width, height, aim }}
        aimText={said}
        last={candidates.size - 1}
        candidateAt={(px, py) => candidateUnder(candidates, (px - left) / side, 1 - (py - TOP) / side)}
        onAim={aimAt}
        onQuery={() => void query()}
      >
        <rect className="square-frame" x={left} y={TOP} width={side} height={side} />
        <Marks shapes={axes} />
        {range && (
          <>
            <text className="t2" x={left} y={TOP - 10}>
              {belief ? words.modelAndReadings : words.readings}
            </text>
            <ColourBar
              right={left + side}
              y={TOP - 19}
              width={64}
              low={formatValue(range[0], 1)}
              high={formatValue(range[1], 1)}
              map={VIRIDIS}
            />
          </>
        )}
        <line className="aim-line" x1={aimX} x2={aimX} y1={TOP} y2={TOP + side} />
        <line className="aim-line" x1={left} x2={left + side} y1={aimY} y2={aimY} />
        <BoardData data={data} letter={letter} />
        <StepNames labels={stepLabels(turns, place, bounds)} />
        <Chip x={aimX} y={TOP + side - 16} text={said} within={[left, left + side]} />
      </AimSurface>
    </div>
  );
}

/** Position of the square and its candidates, in px. */
function useSquare(candidates: CandidateSet, width: number, height: number) {
  const side = Math.max(120, Math.min(width - LEFT - 8, height - TOP - BOTTOM));
  const left = Math.max(LEFT, Math.floor((width - side) / 2));
  const [first, second] = candidates.axes;
  const axes = useMemo(() => {
    const x = linear([first[0], first[first.length - 1]], [left, left + side]);
    const y = linear([second[0], second[second.length - 1]], [TOP + side, TOP]);
    return [...yAxis(y, ticks(y, 4), [left, left], '$x_2$'), ...xAxis(x, ticks(x, 4), TOP + side, '$x_1$')];
  }, [first, second, left, side]);
  const at = (index: number): readonly [number, number] => {
    const [u, v] = unitPlace(candidates, index);
    return [left + u * side, TOP + (1 - v) * side];
  };
  return { side, left, axes, at };
}

function colourOf(value: number, [low, high]: readonly [number, number]): string {
  const level = 3 * Math.round(255 * Math.max(0, Math.min(1, (value - low) / (high - low))));
  return `rgb(${VIRIDIS[level]} ${VIRIDIS[level + 1]} ${VIRIDIS[level + 2]})`;
}
