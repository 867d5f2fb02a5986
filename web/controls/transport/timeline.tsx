import './timeline.css';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { linear, type Scale } from '../../plot/axis.ts';
import { branchStep } from '../../readings/given.ts';
import { pause, setCursor, stepBy } from '../../store/actions/time.ts';
import { useCursor, useLanes, useScenario, useWorld } from '../../store/hooks.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { useSize } from '../../ui/use-size.ts';
import { type TimelineLayout, timelineLayout } from './timeline-layout.ts';

const MARGIN = 8;
/** Keys a slider has beside those of the whole page (left, right, Home, End). */
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The run as a line: cursor, changes of the objective, resets of the lanes; drag or use the keys. */
export function Timeline({ compact }: { compact: boolean }) {
  const { horizon } = useScenario();
  const world = useWorld();
  const t = useCursor();
  const [ref, { width }] = useSize<HTMLDivElement>();
  const right = Math.max(MARGIN + 1, width - MARGIN);
  const x = useMemo(() => linear([1, Math.max(2, horizon)], [MARGIN, right]), [horizon, right]);
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    setCursor(x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const label = world?.timeLabels[t - 1];
  return (
    <div
      ref={ref}
      className="timeline"
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={1}
      aria-valuemax={horizon}
      aria-valuenow={t}
      aria-valuetext={`step ${t} of ${horizon}${label ? `, ${label}` : ''}`}
      onKeyDown={stepByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pause();
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <svg className="chart" width={width} height={compact ? 48 : 60} aria-hidden="true">
        <Line x={x} right={right} y={compact ? 18 : 33} compact={compact} />
      </svg>
    </div>
  );
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
      {changes.map((change) => (
        <Change key={change.step} change={change} y={y} />
      ))}
      {marks.map((mark) => (
        <Mark key={`${mark.lane} ${mark.t} ${mark.word}`} mark={mark} y={y} />
      ))}
      <circle className="thumb" cx={x(t)} cy={y} r={8} />
      <text x={MARGIN - 2} y={y + 22}>
        1
      </text>
      <text x={right + 2} y={y + 22} textAnchor="end">
        {horizon}
      </text>
    </>
  );
}

/** Changes of the objective within the run, the resets up to the cursor, and where branches go their own way. */
function useMarks(x: Scale, right: number, words: boolean): TimelineLayout {
  const { horizon } = useScenario();
  const world = useWorld();
  const lanes = useLanes();
  const t = useCursor();
  return useMemo(() => {
    const resets = lanes.flatMap(({ lane, run }) =>
      run.records
        .filter((record) => record.reset && record.t <= t)
        .map((record) => ({ lane: lane.id, t: record.t, word: 'reset' as const })),
    );
    const branches = lanes.flatMap(({ lane }) => {
      const step = branchStep(lane, horizon);
      return step === null ? [] : [{ lane: lane.id, t: step, word: 'branch' as const }];
    });
    const changes = (world?.changePoints ?? []).filter((step) => step < horizon);
    return timelineLayout({ changes, marks: [...resets, ...branches], x, left: MARGIN, right, words });
  }, [horizon, x, right, lanes, world, t, words]);
}

function Change({ change, y }: { change: TimelineLayout['changes'][number]; y: number }) {
  const { x, label } = change;
  return (
    <g>
      <line className="change" x1={x} x2={x} y1={y - 17} y2={y + 10} />
      {label && (
        <text className="t2" x={x - 6} y={y - 10} textAnchor="end">
          <MathTspan text="$f$ changes" />
        </text>
      )}
    </g>
  );
}

function Mark({ mark, y }: { mark: TimelineLayout['marks'][number]; y: number }) {
  const { lane, x, badge, label, word } = mark;
  return (
    <g data-lane={lane}>
      <line className={word} x1={x} x2={x} y1={y - 8} y2={y + 10} />
      {badge && (
        <>
          <rect className="mark" x={x - 7} y={y + 11} width={14} height={14} rx={4} />
          <text className="letter" x={x} y={y + 22} textAnchor="middle">
            {lane}
          </text>
        </>
      )}
      {label && (
        <text className="t2 word" x={x + 11} y={y + 22}>
          {word}
        </text>
      )}
    </g>
  );
}
