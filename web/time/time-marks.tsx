import { type Box, type Spot, textBox, textWidth } from '../../src/picture/layout.ts';
import { onePerColumn } from '../plot/crowd.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { resetsOf } from '../readings/trigger.ts';
import { MathTspan } from '../ui/math-text.tsx';
import type { TimeFrame } from './time-frame.ts';

/** Vertical extent of a plot in px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

type Framed = Span & { readonly frame: TimeFrame };

/** The axis of the future, drawn again over the veil, which would make it pale. */
export function AxisAhead({ t, frame }: { t: number; frame: TimeFrame }) {
  const { x, right, bottom } = frame;
  return <line x1={Math.min(x(t), right)} x2={right} y1={bottom} y2={bottom} stroke="var(--axis)" />;
}

/** Changes of the objective, drawn between the last step before and the first step after. */
export function ChangeLines({ steps, frame, top, bottom }: Framed & { steps: readonly number[] }) {
  return onePerColumn(steps, frame.x).map((step) => {
    const x = frame.x(step + 0.5);
    return <line key={step} className="change-line" x1={x} x2={x} y1={top} y2={bottom} />;
  });
}

/** The veil over the future at step t, slightly wider than the axes to cover whole marks. */
export function Veil({ t, frame, top, bottom }: Framed & { t: number }) {
  const x = frame.x(t) + 0.5;
  const width = Math.max(0, frame.right + 4 - x);
  return <rect x={x} y={top - 3} width={width} height={bottom - top + 6} fill="var(--veil)" />;
}

/** The cursor's line; `label` adds "t = 131" above it. Moved by transforms, which avoid a new text layout. */
export function CursorLine({ t, frame, top, bottom, label }: Framed & { t: number; label: boolean }) {
  const x = frame.x(t);
  const text = `t = ${t}`;
  const half = 6 + 2.6 * text.length;
  const middle = Math.max(half - 14, Math.min(frame.width + 14 - half, x));
  return (
    <>
      <line className="cursor-line" transform={`translate(${x} 0)`} y1={label ? top - 4 : top} y2={bottom} />
      {label && (
        <g className="chip" transform={`translate(${middle} ${top - 19})`}>
          <rect x={-half} width={2 * half} height={16} rx={8} />
          <text y={12} textAnchor="middle">
            {text}
          </text>
        </g>
      )}
    </>
  );
}

/** The line at the step under the pointer. */
export function Hairline({ t, frame, top, bottom }: Framed & { t: number }) {
  const x = frame.x(t);
  return <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--ink-3)" />;
}

/** A lane's resets, as ticks on the lower edge. */
export function ResetTicks({
  lane: { letter, records },
  frame,
  bottom = frame.bottom,
}: {
  lane: PanelLane;
  frame: TimeFrame;
  bottom?: number;
}) {
  const resets = onePerColumn(resetsOf(records), ({ t }) => frame.x(t));
  const ticks = resets.map(({ t }) => `M${frame.x(t)} ${bottom - 8}v8`);
  return <path data-lane={letter} className="reset-ticks" d={ticks.join('')} />;
}

const NOTE_SIZE = 12;
/** Distance between the note and a cursor beside it, in px. */
const NOTE_GAP = 6;

/** The upper left corner; if the cursor at step t would cross the text there, further right by its width. */
function noteSpot(text: string, { left, top, x }: TimeFrame, t: number): Spot {
  const width = textWidth(text, NOTE_SIZE);
  const crossed = x(t) > left + 1 && x(t) < left + width + 2 * NOTE_GAP;
  return { x: left + NOTE_GAP + (crossed ? width + 2 * NOTE_GAP : 0), y: top + 10, anchor: 'start' };
}

/** Name of the values, in the corner. */
export function CornerNote({ text, frame, t }: { text: string; frame: TimeFrame; t: number }) {
  const { x, y } = noteSpot(text, frame, t);
  return (
    <text className="t2 halo" x={x} y={y}>
      <MathTspan text={text} />
    </text>
  );
}

/** The box of such a note, for labels to avoid. */
export const cornerNoteBox = (text: string, frame: TimeFrame, t: number): Box =>
  textBox(noteSpot(text, frame, t), textWidth(text, NOTE_SIZE), NOTE_SIZE);
