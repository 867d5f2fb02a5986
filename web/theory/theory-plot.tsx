import { memo, useMemo } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Bounded } from '../../src/theory/bound.ts';
import { Curves } from '../panels/time/curves.tsx';
import type { TimeFrame } from '../panels/time/time-frame.ts';
import { CornerNote, CursorLine, Hairline, TimeAxis } from '../panels/time/time-marks.tsx';
import { TimePlot } from '../panels/time/time-plot.tsx';
import { useTokens } from '../panels/time/use-tokens.ts';
import type { Scale } from '../plot/axis.ts';
import { useCursor, useHover } from '../store/hooks.ts';
import { decadeRange, decadeScale, decadeTicks } from './log-scale.ts';
import { theoryTraces } from './theory-traces.ts';

/** px kept free for the note under the top edge. */
const NOTE = 18;

interface TheoryPlotProps {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly bounded: Bounded;
  readonly curve: readonly number[];
  readonly labelledBy: string;
}

/** The regret of a run, or what else a theorem bounds, and its bound over t, on a logarithmic axis. */
export const TheoryPlot = memo(function TheoryPlot(props: TheoryPlotProps) {
  return (
    <TimePlot horizon={props.curve.length} left={40} top={22} labelledBy={props.labelledBy}>
      {(frame) => <Layers frame={frame} {...props} />}
    </TimePlot>
  );
});

function Layers({ frame, letter, name, bounded, curve }: TheoryPlotProps & { frame: TimeFrame }) {
  const tokens = useTokens();
  const { values } = bounded;
  const y = useMemo(
    () => decadeScale(decadeRange(values, curve), frame.bottom, frame.top + NOTE),
    [values, curve, frame],
  );
  const traces = useMemo(
    () => theoryTraces(values, curve, { lane: tokens.lanes[letter], bound: tokens.ink }),
    [values, curve, tokens, letter],
  );
  return (
    <>
      <svg className="chart layer" aria-hidden="true">
        {decadeTicks(y).map(({ value, at, label }) => (
          <g key={value}>
            <line x1={frame.left} x2={frame.right} y1={at} y2={at} stroke="var(--grid)" />
            <text x={frame.left - 6} y={at + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        <TimeAxis frame={frame} />
      </svg>
      <Curves frame={frame} y={y} traces={traces} />
      <svg className="chart layer overlay" aria-hidden="true">
        <CornerNote
          text={`${bounded.name === 'regret' ? '$R_t$' : bounded.name}, logarithmic`}
          frame={frame}
        />
        <EndName frame={frame} y={y} values={curve} text="bound, far above practice" />
        <g data-lane={letter}>
          <EndName frame={frame} y={y} values={values} text={name} className="lane-label" />
        </g>
        <Cursor frame={frame} />
      </svg>
    </>
  );
}

interface EndNameProps {
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly values: readonly number[];
  readonly text: string;
  readonly className?: string;
}

/** A line's name above its end: regret and bound only rise, so the line itself stays below. */
function EndName({ frame, y, values, text, className = '' }: EndNameProps) {
  const at = y(Math.log10(Math.max(values[values.length - 1], 1e-9)));
  return (
    <text className={`t1 b halo ${className}`} x={frame.right - 4} y={at - 8} textAnchor="end">
      {text}
    </text>
  );
}

function Cursor({ frame }: { frame: TimeFrame }) {
  const t = useCursor();
  const [hover] = useHover();
  return (
    <>
      <CursorLine t={t} frame={frame} label />
      {hover.t !== null && <Hairline t={hover.t} frame={frame} />}
    </>
  );
}
