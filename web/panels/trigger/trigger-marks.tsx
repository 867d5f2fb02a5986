import { memo } from 'react';
import * as words from '#words/panels/trigger';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { type Box, overlaps, textBox, textWidth } from '../../../src/picture/layout.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { onePerColumn } from '../../plot/crowd.ts';
import { testSaid } from '../../readings/lane.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { resetsOf, resetsUpTo, testsPlaces } from '../../readings/trigger.ts';
import type { TimeFrame } from '../../time/time-frame.ts';

interface TriggerMarksProps {
  readonly t: number;
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly lane: PanelLane;
}

/** The resets up to step t. */
export function ResetsSoFar({ t, frame, y, lane }: TriggerMarksProps) {
  return (
    <g data-lane={lane.letter}>
      <Resets lane={lane} count={resetsUpTo(lane.records, t)} frame={frame} y={y} />
    </g>
  );
}

interface ResetsProps {
  readonly lane: PanelLane;
  /** Number of resets to show, from the first. */
  readonly count: number;
  readonly frame: TimeFrame;
  readonly y: Scale;
}

const psiOf = ({ psi }: StepRecord): number => psi ?? 0;

/** Height of a reset in the panel: ψ, or if looks are tested the share of the threshold. */
const heightIn = (lane: PanelLane) =>
  testsPlaces(lane)
    ? (reset: StepRecord) => {
        const said = testSaid(reset);
        return said ? said.psi / said.kappa : 0;
      }
    : psiOf;

/** With more resets they share one element, and only the newest has a label. */
const CROWD = 100;

const Resets = memo(function Resets({ lane, count, frame, y }: ResetsProps) {
  const all = resetsOf(lane.records).slice(0, count);
  const resets = onePerColumn(all, ({ t }) => frame.x(t));
  const height = heightIn(lane);
  const single = resetMarks(resets.length > CROWD ? all.slice(-1) : resets, frame, y, height);
  const marks = single.map((mark) => (
    <g key={mark.t}>
      <line className="reset-line" x1={mark.x} x2={mark.x} y1={mark.y + 6} y2={frame.bottom} />
      <path className="end-mark" d={markPath(lane.letter, mark.x, mark.y, 4)} />
      {mark.label && (
        <text className="t1 b halo lane-label" x={mark.label.x} y={mark.y + 4} textAnchor={mark.label.anchor}>
          {mark.label.text}
        </text>
      )}
    </g>
  ));
  if (single.length === resets.length) return marks;
  const spots = resets.map((reset) => [frame.x(reset.t), Math.max(frame.top, y(height(reset)))] as const);
  const lines = spots.map(([x, at]) => `M${x} ${at + 6}V${frame.bottom}`).join('');
  const ends = spots.map(([x, at]) => markPath(lane.letter, x, at, 4)).join('');
  return [
    <path key="lines" className="reset-line" d={lines} />,
    <path key="ends" className="end-mark" d={ends} />,
    ...marks,
  ];
});

/** Open marks at ψ and κ at the step under the pointer; none for a value outside the scale. */
export function PointedTest({ t, frame, y, lane }: TriggerMarksProps) {
  const { psi = null, kappa = null } = lane.records[t - 1] ?? {};
  const x = frame.x(t);
  const visible = (value: number | null): value is number => value !== null && y(value) >= frame.top - 1;
  return (
    <g data-lane={lane.letter}>
      {visible(kappa) && <circle className="open-mark ink" cx={x} cy={y(kappa)} r={2.8} />}
      {visible(psi) && <path className="open-mark" d={markPath('A', x, y(psi), 3.2)} />}
    </g>
  );
}

/** The mark of a reset in the trigger panel, in px, and its label if it fits. */
interface ResetMark {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly label: { readonly text: string; readonly x: number; readonly anchor: 'start' | 'end' } | null;
}

const AWAY = 9;
const SIZE = 12;
/** Up to this many resets are labelled "reset 61"; more are labelled "61". */
const WITH_WORD = 2;

/**
 * Places a label beside each reset: left of it, or right if that is occupied or outside. The newest comes
 * first; a reset without room gets no label. No label overlaps another label or a mark.
 */
export function resetMarks(
  resets: readonly StepRecord[],
  frame: TimeFrame,
  y: Scale,
  height: (reset: StepRecord) => number = psiOf,
): ResetMark[] {
  const spots = resets.map((reset) => ({
    t: reset.t,
    x: frame.x(reset.t),
    y: Math.max(frame.top, y(height(reset))),
  }));
  const taken: Box[] = spots.map((spot) => ({
    left: spot.x - 5,
    right: spot.x + 5,
    top: spot.y - 6,
    bottom: spot.y + 6,
  }));
  const marks = spots.toReversed().map((spot): ResetMark => {
    const text = resets.length <= WITH_WORD ? words.resetAt(spot.t) : String(spot.t);
    const width = textWidth(text, SIZE);
    for (const anchor of ['end', 'start'] as const) {
      const x = anchor === 'end' ? spot.x - AWAY : spot.x + AWAY;
      const box = textBox({ x, y: spot.y + 4, anchor }, width, SIZE);
      const inside = box.left >= frame.left && box.right <= frame.width;
      if (!inside || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return { ...spot, label: { text, x, anchor } };
    }
    return { ...spot, label: null };
  });
  return marks.reverse();
}
