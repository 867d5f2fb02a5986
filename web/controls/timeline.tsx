import { type PointerEvent, useMemo } from 'react';
import { pause, setCursor } from '../store/actions/time.ts';
import { useCursor, useLanes, useScenario, useWorld } from '../store/hooks.ts';
import { MathTspan } from '../ui/math-text.tsx';
import { useSize } from '../ui/use-size.ts';
import { timelineLayout } from './timeline-layout.ts';

const MARGIN = 8;

/** The run as a line: cursor, changes of the objective, resets of the lanes; drag or use the arrow keys. */
export function Timeline({ compact }: { compact: boolean }) {
  const { horizon } = useScenario();
  const world = useWorld();
  const lanes = useLanes();
  const t = useCursor();
  const [ref, { width }] = useSize<HTMLDivElement>();
  const right = Math.max(MARGIN + 1, width - MARGIN);
  const y = compact ? 18 : 33;

  const { x, layout } = useMemo(() => {
    const scale = (step: number) => MARGIN + ((step - 1) / Math.max(1, horizon - 1)) * (right - MARGIN);
    const resets = lanes.flatMap(({ lane, run }) =>
      run.records
        .filter((record) => record.reset && record.t <= t)
        .map((record) => ({ lane: lane.id, t: record.t })),
    );
    const changes = (world?.changePoints ?? []).filter((step) => step < horizon);
    return {
      x: scale,
      layout: timelineLayout({ changes, resets, x: scale, left: MARGIN, right, words: !compact }),
    };
  }, [horizon, right, lanes, world, t, compact]);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setCursor(1 + ((event.clientX - left - MARGIN) / (right - MARGIN)) * (horizon - 1));
  };
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
        <line className="rail" x1={MARGIN} x2={right} y1={y} y2={y} />
        <line className="rail past" x1={MARGIN} x2={x(t)} y1={y} y2={y} />
        {layout.changes.map((change) => (
          <g key={change.step}>
            <line className="change" x1={change.x} x2={change.x} y1={y - 17} y2={y + 10} />
            {change.label && (
              <text className="t2" x={change.x - 6} y={y - 10} textAnchor="end">
                <MathTspan text="$f$ changes" />
              </text>
            )}
          </g>
        ))}
        {layout.resets.map((reset) => (
          <g key={`${reset.lane} ${reset.t}`} data-lane={reset.lane}>
            <line className="reset" x1={reset.x} x2={reset.x} y1={y - 8} y2={y + 10} />
            {reset.badge && (
              <>
                <rect className="mark" x={reset.x - 7} y={y + 11} width={14} height={14} rx={4} />
                <text className="letter" x={reset.x} y={y + 22} textAnchor="middle">
                  {reset.lane}
                </text>
              </>
            )}
            {reset.label && (
              <text className="t2 word" x={reset.x + 11} y={y + 22}>
                reset
              </text>
            )}
          </g>
        ))}
        <circle className="thumb" cx={x(t)} cy={y} r={8} />
        <text x={MARGIN - 2} y={y + 22}>
          1
        </text>
        <text x={right + 2} y={y + 22} textAnchor="end">
          {horizon}
        </text>
      </svg>
    </div>
  );
}
