import { memo } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Bounded } from '../../src/theory/bound.ts';
import { Curve } from '../panels/time/curves.tsx';
import type { TimeFrame } from '../panels/time/time-frame.ts';
import { type TimeLayers, TimePlot } from '../panels/time/time-plot.tsx';
import type { Scale } from '../plot/axis.ts';
import * as words from '../words/panels/theory.ts';
import { decadeRange, decadeScale, decades, decadeTicks } from './log-scale.ts';

/** px kept free for the note under the top edge. */
const NOTE = 18;

interface TheoryPlotProps {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly bounded: Bounded;
  readonly curve: readonly number[];
  /** The order that no regret goes below; null: none, or something else is bounded. */
  readonly lowest: readonly number[] | null;
  /** What any policy stays below; null in the same cases. */
  readonly highest: readonly number[] | null;
  readonly labelledBy: string;
}

/** The regret of a run, or what else a theorem bounds, and its bound over t, on a logarithmic axis. */
export const TheoryPlot = memo(function TheoryPlot({ labelledBy, ...props }: TheoryPlotProps) {
  const { name } = props.bounded;
  return (
    <TimePlot
      horizon={props.curve.length}
      left={40}
      note={words.logarithmic(name === 'regret' ? '$R_t$' : name)}
      labelled
      veiled={false}
      labelledBy={labelledBy}
      layers={(frame) => theoryLayers(frame, props)}
    />
  );
});

function theoryLayers(
  frame: TimeFrame,
  { letter, name, bounded: { values }, curve, lowest, highest }: Omit<TheoryPlotProps, 'labelledBy'>,
): TimeLayers {
  const range = decadeRange(values, curve, ...(highest ? [highest] : []));
  const y = decadeScale(range, frame.bottom, frame.top + NOTE);
  const floor = lowest && notBelow(lowest, range[0]);
  return {
    grid: decadeTicks(y),
    curves: (
      <>
        <Curve frame={frame} y={y} values={decades(curve)} width={1.75} />
        {highest && <Curve frame={frame} y={y} values={decades(highest)} width={1} />}
        {floor && <Curve frame={frame} y={y} values={decades(floor)} width={1} />}
        <Curve frame={frame} y={y} values={decades(values)} letter={letter} />
      </>
    ),
    now: () => (
      <>
        <EndName frame={frame} y={y} values={curve} text={words.boundFarAbove} />
        {highest && <EndName frame={frame} y={y} values={highest} text={words.anyPolicy} below />}
        {floor && <EndName frame={frame} y={y} values={floor} text={words.lowestOrder} below />}
        <g data-lane={letter}>
          <EndName frame={frame} y={y} values={values} text={name} className="lane-label" />
        </g>
      </>
    ),
  };
}

/** Without what lies under the plot; null where all of it does. */
function notBelow(values: readonly number[], decade: number): readonly number[] | null {
  const least = 10 ** decade;
  return values[values.length - 1] < least ? null : values.map((value) => (value < least ? 0 : value));
}

interface EndNameProps {
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly values: readonly number[];
  readonly text: string;
  readonly className?: string;
  readonly below?: boolean;
}

/** A line's name above its end: regret and bound only rise, so the line itself stays below. Below it for the lowest line. */
function EndName({ frame, y, values, text, className = '', below = false }: EndNameProps) {
  const at = y(Math.log10(Math.max(values[values.length - 1], 1e-9)));
  return (
    <text
      className={`t1 b halo ${className}`}
      x={frame.right - 4}
      y={below ? at + 16 : at - 8}
      textAnchor="end"
    >
      {text}
    </text>
  );
}
