import { memo, useMemo } from 'react';
import { linear } from '../plot/axis.ts';
import { formatTick } from '../plot/format.ts';
import { type RegretView, regretReading } from '../readings/regret.ts';
import { resetSteps } from '../readings/trigger.ts';
import { useCursor, useHover, useRegretView } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { PanelHead } from '../ui/panel-head.tsx';
import { Curves } from './curves.tsx';
import './insight.css';
import { leftMargin } from './left-margin.ts';
import { regretRows, rowsStyle } from './reading-rows.ts';
import { RegretOverlay } from './regret-overlay.tsx';
import { largestRegret, regretTraces } from './regret-traces.ts';
import { type TimeFrame, ticksFromZero } from './time-frame.ts';
import { ChangeLines, TimeAxis } from './time-marks.tsx';
import { TimePlot } from './time-plot.tsx';
import { type PanelRun, useRun } from './use-run.ts';
import { useTokens } from './use-tokens.ts';

const TITLE = 'regret-title';
const READING = 'regret-reading';
const VIEWS = [
  ['total', 'Total'],
  ['average', 'Average'],
] as const;

/** Regret of every lane over the run, with the values at the cursor or where the pointer rests. */
export function RegretPanel() {
  const run = useRun();
  const [view, setView] = useRegretView();
  return (
    <section className="panel insight-panel regret-panel" aria-labelledby={TITLE}>
      <PanelHead title="Regret" id={TITLE}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
        <span className="seg" role="group" aria-label="Regret shown as">
          {VIEWS.map(([value, label]) => (
            <button key={value} type="button" aria-pressed={view === value} onClick={() => setView(value)}>
              {label}
            </button>
          ))}
        </span>
      </PanelHead>
      <Reading run={run} view={view} />
      <Plot run={run} view={view} />
    </section>
  );
}

function Reading({ run, view }: { run: PanelRun; view: RegretView }) {
  const cursor = useCursor();
  const [hover] = useHover();
  const t = hover.t ?? cursor;
  const when = run.world?.timeLabels[t - 1];
  return (
    <div
      className={hover.t === null ? 'reading' : 'reading hover'}
      id={READING}
      style={rowsStyle(regretRows(run.lanes.length, when))}
    >
      <span>
        <MathText text={`$t$ = ${t}`} />
        {when && <em> {when}</em>}
      </span>
      {regretReading(run.lanes, t, view).map(({ letter, value }) => (
        <span key={letter} className="item">
          <Badge letter={letter} small />
          <b>{value}</b>
        </span>
      ))}
    </div>
  );
}

const Plot = memo(function Plot({ run, view }: { run: PanelRun; view: RegretView }) {
  return (
    <TimePlot
      horizon={run.scenario.horizon}
      left={leftMargin(run.world)}
      top={22}
      labelledBy={`${TITLE} ${READING}`}
    >
      {(frame) => <Layers frame={frame} run={run} view={view} />}
    </TimePlot>
  );
});

function Layers({ frame, run, view }: { frame: TimeFrame; run: PanelRun; view: RegretView }) {
  const { lanes, world, scenario } = run;
  const tokens = useTokens();
  const marks = useMemo(
    () => ticksFromZero(largestRegret(lanes, view, scenario.horizon), 4),
    [lanes, view, scenario.horizon],
  );
  const top = marks[marks.length - 1];
  const y = useMemo(() => linear([0, top], [frame.bottom, frame.top]), [top, frame]);
  const traces = useMemo(() => regretTraces(lanes, view, tokens.lanes), [lanes, view, tokens]);
  return (
    <>
      <svg className="chart layer" aria-hidden="true">
        {marks.map((value) => (
          <g key={value}>
            <line x1={frame.left} x2={frame.right} y1={y(value)} y2={y(value)} stroke="var(--grid)" />
            <text x={frame.left - 6} y={y(value) + 4} textAnchor="end">
              {formatTick(value)}
            </text>
          </g>
        ))}
        <ChangeLines steps={world?.changePoints ?? []} frame={frame} />
        <TimeAxis frame={frame} />
        {lanes.map(({ letter, records }) => (
          <path
            key={letter}
            data-lane={letter}
            className="reset-ticks"
            d={resetSteps(records, records.length)
              .map((t) => `M${frame.x(t)} ${frame.bottom - 8}v8`)
              .join('')}
          />
        ))}
      </svg>
      <Curves frame={frame} y={y} traces={traces} />
      <RegretOverlay frame={frame} y={y} lanes={lanes} view={view} />
    </>
  );
}
