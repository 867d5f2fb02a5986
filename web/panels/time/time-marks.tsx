import { type Box, type Spot, textBox, textWidth } from '../../plot/labels.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { type TimeFrame, timeTicks, timeTitleAt } from './time-frame.ts';

const NOTE_SIZE = 12;

interface Span {
  readonly frame: TimeFrame;
  /** Vertical extent in px; the frame's own when left out. */
  readonly top?: number;
  readonly bottom?: number;
}

/** Ticks below the axis, and "step t" in place of one. */
export function TimeAxis({ frame }: { frame: TimeFrame }) {
  const marks = timeTicks(frame);
  const title = timeTitleAt(marks);
  const baseline = frame.bottom + 15;
  return (
    <g>
      {marks.map(({ value, at, label }) => (
        <g key={value}>
          <line x1={at} x2={at} y1={frame.bottom} y2={frame.bottom + 4} stroke="var(--axis)" />
          <text x={at} y={baseline} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {title !== null && (
        <text className="t2" x={title} y={baseline} textAnchor="middle">
          <MathTspan text="step $t$" />
        </text>
      )}
      <AxisLine frame={frame} />
    </g>
  );
}

/** Drawn once more over the veil, which would wash it out. */
export function AxisLine({ frame }: { frame: TimeFrame }) {
  return <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} stroke="var(--axis)" />;
}

/** Changes of the objective, between the last step before and the first one after. */
export function ChangeLines({
  steps,
  frame,
  top = frame.top,
  bottom = frame.bottom,
}: Span & { steps: readonly number[] }) {
  return steps.map((step) => {
    const x = frame.x(step + 0.5);
    return <line key={step} className="change-line" x1={x} x2={x} y1={top} y2={bottom} />;
  });
}

/** What is still to come, at step t; a little wider than the axes so that it covers whole marks. */
export function Veil({ t, frame, top = frame.top, bottom = frame.bottom }: Span & { t: number }) {
  const x = frame.x(t) + 0.5;
  const width = Math.max(0, frame.right + 4 - x);
  return <rect x={x} y={top - 3} width={width} height={bottom - top + 6} fill="var(--veil)" />;
}

/** The cursor's line; `label` puts "t = 131" on top of it. Moved by transforms, which spare the text a new layout. */
export function CursorLine(props: Span & { t: number; label?: boolean }) {
  const { t, frame, top = frame.top, bottom = frame.bottom, label = false } = props;
  const x = frame.x(t);
  const text = `t = ${t}`;
  const half = 6 + 2.6 * text.length;
  const middle = Math.max(half - 14, Math.min(frame.width + 14 - half, x));
  return (
    <>
      <line className="cursor-line" transform={`translate(${x} 0)`} y1={label ? top - 4 : top} y2={bottom} />
      {label && (
        <g className="cursor-label" transform={`translate(${middle} ${top - 19})`}>
          <rect x={-half} width={2 * half} height={16} rx={8} />
          <text y={12} textAnchor="middle">
            {text}
          </text>
        </g>
      )}
    </>
  );
}

/** Where the pointer rests. */
export function Hairline({ t, frame, top = frame.top, bottom = frame.bottom }: Span & { t: number }) {
  const x = frame.x(t);
  return <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--ink-3)" />;
}

const cornerSpot = ({ left, top }: TimeFrame): Spot => ({ x: left + 6, y: top + 10, anchor: 'start' });

/** The axis symbol or a note in the plot's upper left corner. */
export function CornerNote({ text, frame }: { text: string; frame: TimeFrame }) {
  const { x, y } = cornerSpot(frame);
  return (
    <text className="t2 halo" x={x} y={y}>
      <MathTspan text={text} />
    </text>
  );
}

/** The box of such a note, for labels to keep off. */
export const cornerNoteBox = (text: string, frame: TimeFrame): Box =>
  textBox(cornerSpot(frame), textWidth(text, NOTE_SIZE), NOTE_SIZE);
