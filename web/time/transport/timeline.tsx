import './timeline.css';
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useState, type WheelEvent } from 'react';
import * as words from '#words/time/transport';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { onePerColumn } from '../../plot/crowd.ts';
import { branchStep } from '../../readings/given.ts';
import { lastResetBefore, resetSteps } from '../../readings/trigger.ts';
import { pause, setCursor, stepBy } from '../../store/actions/time.ts';
import { useCursor, useLanes, useScenario, useShownChanges, useTold, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { localPoint } from '../../ui/local-point.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { useSize } from '../../ui/use-size.ts';
import { MOST_BADGED, type PlacedMark, type TimelineLayout, timelineLayout } from './timeline-layout.ts';
import { wheelSteps } from './wheel-steps.ts';

const MARGIN = 8;
/** Keys of the slider besides those of the whole page (left, right, Home, End). */
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The run as a line with cursor, changes of objective and noise, and resets; for dragging and keys. */
export function Timeline({ compact }: { compact: boolean }) {
  const { horizon } = useScenario();
  const world = useWorld();
  const t = useCursor();
  const [ref, { width }] = useSize<HTMLDivElement>('timeline');
  const right = Math.max(MARGIN + 1, width - MARGIN);
  const x = useMemo(() => linear([1, Math.max(2, horizon)], [MARGIN, right]), [horizon, right]);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    // Before it is measured, every position would be the last step.
    if (width > 0) setCursor(x.invert(localPoint(event, event.currentTarget)[0]));
  };
  const [stepsOf] = useState(wheelSteps);
  const turn = ({ deltaX, deltaY, ctrlKey }: WheelEvent) => {
    // With the control key the browser zooms.
    const steps = ctrlKey ? 0 : stepsOf(deltaX || deltaY, horizon, width);
    if (steps !== 0) stepBy(steps);
  };
  const label = world?.timeLabels[t - 1];
  return (
    <div
      ref={ref}
      className="timeline"
      role="slider"
      tabIndex={0}
      aria-label={words.step}
      aria-valuemin={1}
      aria-valuemax={horizon}
      aria-valuenow={t}
      aria-valuetext={[words.stepOf({ t, horizon }), label].filter(Boolean).join(', ')}
      onKeyDown={stepByKey}
      onWheel={turn}
      onPointerDown={(event) => {
        pause();
        const jump = jumpAt(event.target);
        if (jump !== null) return setCursor(jump);
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <svg className="chart" width={width} height={compact ? 48 : 60} aria-hidden="true">
        <Line x={x} right={right} y={compact ? 18 : 24} compact={compact} />
      </svg>
    </div>
  );
}

/** The step that a mark or label of the timeline leads to; null elsewhere. */
function jumpAt(target: EventTarget): number | null {
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-jump]') : null;
  return mark ? Number(mark.dataset.jump) : null;
}

function stepByKey(event: KeyboardEvent): void {
  const steps = KEYS[event.key];
  if (steps === undefined) return;
  event.preventDefault();
  stepBy(steps);
}

interface LineProps {
  /** Step to px. */
  readonly x: Scale;
  readonly right: number;
  /** Height of the rail in px. */
  readonly y: number;
  readonly compact: boolean;
}

/** Rail, marks, thumb and the numbers at both ends. */
function Line({ x, right, y, compact }: LineProps) {
  const { horizon } = useScenario();
  const t = useCursor();
  const { changes, marks } = useMarks(x, right, !compact);
  return (
    <>
      <line className="rail" x1={MARGIN} x2={right} y1={y} y2={y} />
      <line className="rail past" x1={MARGIN} x2={x(t)} y1={y} y2={y} />
      <Marks changes={changes} marks={marks} y={y} />
      <circle className="thumb" cx={x(t)} cy={y} r={8} />
      <text x={MARGIN - 2} y={y + 20}>
        1
      </text>
      <text x={right + 2} y={y + 20} textAnchor="end">
        {horizon}
      </text>
    </>
  );
}

/** They do not change while the cursor moves between two of them. */
const Marks = memo(function Marks({ changes, marks, y }: TimelineLayout & { readonly y: number }) {
  // If there are too many resets, they are one element per lane.
  const isInCrowd = ({ kind }: PlacedMark) => kind === 'reset' && marks.length > MOST_BADGED;
  const single = marks.filter((mark) => !isInCrowd(mark));
  const resets = new Map<LaneLetter, string>();
  for (const mark of marks)
    if (isInCrowd(mark)) {
      const [from, to] = lineOf(mark, y);
      resets.set(mark.lane, `${resets.get(mark.lane) ?? ''}M${mark.x} ${from}V${to}`);
    }
  return (
    <>
      {changes.map((change) => (
        <Change key={change.step} change={change} y={y} />
      ))}
      {[...resets].map(([lane, d]) => (
        <path key={lane} data-lane={lane} className="reset" d={d} />
      ))}
      {single.map((mark) => (
        <Mark key={`${mark.lane} ${mark.t} ${mark.kind}`} mark={mark} y={y} />
      ))}
    </>
  );
});

const NO_CHANGES: readonly number[] = [];

/**
 * Marks for the lanes in view: changes of the objective and the noise within the run, resets up to the
 * cursor, and where branches start.
 */
function useMarks(x: Scale, right: number, roomy: boolean): TimelineLayout {
  const { horizon } = useScenario();
  const world = useWorld();
  const lanes = useLanes();
  const told = useTold();
  // Between two resets no new mark appears.
  const t = useMemo(() => lastResetUntil(lanes, told), [lanes, told]);
  const steps = useShownChanges(world?.changes ?? NO_CHANGES);
  return useMemo(() => {
    const resets = lanes.flatMap(({ lane, run }) =>
      onePerColumn(resetSteps(run.records, t), x).map((step) => ({
        lane: lane.id,
        t: step,
        kind: 'reset' as const,
      })),
    );
    const branches = lanes.flatMap(({ lane }) => {
      const step = branchStep(lane, horizon);
      return step === null ? [] : [{ lane: lane.id, t: step, kind: 'branch' as const }];
    });
    const changes = onePerColumn(
      steps.filter((step) => step < horizon),
      x,
    );
    return timelineLayout({ changes, marks: [...resets, ...branches], x, left: MARGIN, right, words: roomy });
  }, [horizon, x, right, lanes, steps, t, roomy]);
}

/** The newest step up to t at which any lane reset; 0 if none did. */
function lastResetUntil(lanes: readonly LaneData[], t: number): number {
  return Math.max(0, ...lanes.map(({ run: { records } }) => lastResetBefore(records, t + 1) ?? 0));
}

function Change({ change, y }: { change: TimelineLayout['changes'][number]; y: number }) {
  const { step, x, label } = change;
  const jumps = useWorld()?.changePoints.includes(step);
  return (
    <g>
      <line className="change" x1={x} x2={x} y1={y - 17} y2={y + 10} />
      {label && (
        <text className="t2 jump" data-jump={step + 1} x={x - 6} y={y - 10} textAnchor="end">
          <MathTspan text={jumps ? words.changes : words.noiseChanges} />
        </text>
      )}
    </g>
  );
}

/** Height of a mark's line, and of a badge with the gap below it, in px. */
const LINE = { above: 8, below: 8 };
const ROW = 14;

/** The ends of a mark's line in px. */
const lineOf = ({ part }: PlacedMark, y: number): number[] =>
  part.map((share) => y - LINE.above + share * (LINE.above + LINE.below));

function Mark({ mark, y }: { mark: PlacedMark; y: number }) {
  const { lane, x, badge, label, kind } = mark;
  const [from, to] = lineOf(mark, y);
  const top = y + LINE.below + 1 + ROW * (badge?.row ?? 0);
  return (
    <g data-lane={lane}>
      <line className={kind} x1={x} x2={x} y1={from} y2={to} />
      {badge && (
        <>
          <rect className="mark" x={badge.x - 7} y={top} width={14} height={13} rx={4} />
          <text className="letter" x={badge.x} y={top + 10.5} textAnchor="middle">
            {lane}
          </text>
        </>
      )}
      {badge && label && (
        <text className="t2 word" x={badge.x + 11} y={top + 10.5}>
          {kind === 'reset' ? words.reset : words.branch}
        </text>
      )}
    </g>
  );
}
