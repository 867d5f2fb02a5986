import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath, starPath } from '../../../src/picture/lane-marks.ts';
import type { AgeGroup } from '../../plot/age.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import type { PlotLabel } from './curve-labels.ts';
import type { TestBar } from './test-bar.ts';

/** Data, faded by age. */
export function DataMarks({ groups }: { groups: readonly AgeGroup[] }) {
  return groups.map(({ opacity, path }) => (
    <path key={opacity} d={path} fill="var(--lane-text)" opacity={opacity.toFixed(2)} />
  ));
}

/** An expert's answers, each in a ring because it was not queried there at this step. */
export function AnswerMarks({ marks, rings }: { marks: string; rings: string }) {
  if (marks === '') return null;
  return (
    <g className="answers">
      <path d={marks} fill="var(--lane-text)" />
      <path d={rings} fill="none" stroke="var(--lane-text)" strokeWidth={1.25} opacity={0.7} />
    </g>
  );
}

export function Star({ x, y }: { x: number; y: number }) {
  return <path d={starPath(x, y - 1, 6.5)} fill="var(--ink)" stroke="var(--halo)" strokeWidth={1.5} />;
}

/** The new observation y_t: the lane's mark, open. */
export function NewMark({ letter, x, y }: { letter: LaneLetter; x: number; y: number }) {
  return (
    <path d={markPath(letter, x, y, 4.6)} fill="var(--page)" stroke="var(--lane-text)" strokeWidth={2.25} />
  );
}

/** Pale bar μ ± κ, strong line ψ from μ to y_t; fainter while the test is off. */
export function TestMark({ x, bar }: { x: number; bar: TestBar }) {
  return (
    <g className="test" opacity={bar.active ? 1 : 0.5}>
      <line
        x1={x}
        x2={x}
        y1={bar.barTop}
        y2={bar.barBottom}
        stroke="var(--lane)"
        strokeWidth={9}
        opacity={0.3}
      />
      <g stroke="var(--lane-text)" strokeWidth={2.25}>
        <line x1={x} x2={x} y1={bar.mean} y2={bar.observed} />
        <line x1={x - 5} x2={x + 5} y1={bar.mean} y2={bar.mean} />
      </g>
    </g>
  );
}

export function PlotLabels({ labels }: { labels: readonly PlotLabel[] }) {
  return labels.map(({ key, spot, lines }) =>
    lines.map(({ text, strong }, line) => (
      <text
        key={`${key}${text}`}
        className={`halo ${strong ? 't1 lane-ink' : 't2'}${strong && key === 'observation' ? ' b' : ''}`}
        // Moved by its transform a text is not laid out again.
        transform={`translate(${spot.x} ${spot.y + 15 * line})`}
        textAnchor={spot.anchor}
      >
        <MathTspan text={text} />
      </text>
    )),
  );
}

/** Ring around the last observation that a branch copied. */
export function BranchRing({ x, y }: { x: number; y: number }) {
  return <path className="branch-ring" d={markPath('C', x, y, 6)} />;
}
