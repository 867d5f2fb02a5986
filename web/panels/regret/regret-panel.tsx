import { lazy, memo, Suspense, useMemo } from 'react';
import type { View } from '../../../src/contracts/scenario.ts';
import { linear } from '../../plot/axis.ts';
import { formatTick } from '../../plot/format.ts';
import { type Bands, bandsOf } from '../../readings/bands.ts';
import { regretReading } from '../../readings/regret.ts';
import type { RegretMeasure } from '../../readings/regret-measure.ts';
import { resetSteps } from '../../readings/trigger.ts';
import { useCursor, useEnvironmental, useHover, useRegretView, useReplicates } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { PanelHead } from '../../ui/panel-head.tsx';
import { useSize } from '../../ui/use-size.ts';
import { Curves } from '../time/curves.tsx';
import { BandBar } from './band-bar.tsx';
import '../insight.css';
import './replicates.css';
import { leftMargin } from '../time/left-margin.ts';
import { bandsFit, regretRows, rowsStyle } from '../time/reading-rows.ts';
import { type TimeFrame, ticksFromZero } from '../time/time-frame.ts';
import { ChangeLines, TimeAxis } from '../time/time-marks.tsx';
import { TimePlot } from '../time/time-plot.tsx';
import { type PanelRun, useRun } from '../time/use-run.ts';
import { useTokens } from '../time/use-tokens.ts';
import { RegretOverlay } from './regret-overlay.tsx';
import { bandTraces, largestRegret, regretTraces } from './regret-traces.ts';

// With the statistics it needs a chunk of its own, for those who compare.
const RegretTable = lazy(() =>
  import('./regret-table.tsx').then((module) => ({ default: module.RegretTable })),
);

const TITLE = 'regret-title';
const READING = 'regret-reading';
type Choice = readonly [value: View['regret'], label: string];
const VIEWS: readonly Choice[] = [
  ['total', 'Total'],
  ['average', 'Average'],
  ['table', 'Table'],
];
/** What is read with an environment: how good the answer is, and how well the designs are sorted. */
const ANSWER_VIEWS: readonly Choice[] = [['answer', 'Answer'], ['f1', 'F1'], ...VIEWS];

/** Regret of every lane over the run, with the values at the cursor or where the pointer rests; or as a table. */
export function RegretPanel() {
  const run = useRun();
  const [view, setView] = useRegretView();
  const environment = useEnvironmental();
  return (
    <section className="panel insight-panel regret-panel" aria-labelledby={TITLE}>
      <PanelHead title={environment ? 'Regret of the answer' : 'Regret'} id={TITLE}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
        <span className="seg" role="group" aria-label="Regret shown as">
          {(environment ? ANSWER_VIEWS : VIEWS).map(([value, label]) => (
            <button key={value} type="button" aria-pressed={view === value} onClick={() => setView(value)}>
              {label}
            </button>
          ))}
        </span>
      </PanelHead>
      {view === 'table' ? (
        <>
          <BandBar view={view} />
          <Suspense fallback={<div className="comparison" />}>
            <RegretTable lanes={run.lanes} answers={environment} />
          </Suspense>
        </>
      ) : (
        <RegretCurves run={run} measure={view} />
      )}
    </section>
  );
}

function RegretCurves({ run, measure }: { run: PanelRun; measure: RegretMeasure }) {
  const replicates = useReplicates();
  const { lanes, results } = replicates;
  const bands = useMemo(() => bandsOf({ lanes, results }, measure), [lanes, results, measure]);
  return (
    <>
      <Reading run={run} measure={measure} bands={bands} />
      {measure === 'f1' ? <p className="band-bar" /> : <BandBar view={measure} />}
      <Plot run={run} measure={measure} bands={bands} />
    </>
  );
}

interface ViewProps {
  readonly run: PanelRun;
  readonly measure: RegretMeasure;
  readonly bands: Bands;
}

function Reading({ run, measure, bands }: ViewProps) {
  const cursor = useCursor();
  const [hover] = useHover();
  const t = hover.t ?? cursor;
  const when = run.world?.timeLabels[t - 1];
  const [ref, { width: room }] = useSize<HTMLDivElement>();
  const size = { lanes: run.lanes.length, measure, date: when ?? '', room };
  const banded = Object.keys(bands).length > 0 && bandsFit(size);
  return (
    <div
      ref={ref}
      className={hover.t === null ? 'reading' : 'reading hover'}
      id={READING}
      style={rowsStyle(regretRows(size, banded))}
    >
      <span>
        <MathText text={`$t$ = ${t}`} />
        {when && <em> {when}</em>}
      </span>
      {regretReading(run.lanes, t, measure, banded ? bands : {}).map(({ letter, value, band }) => (
        <span key={letter} className="item">
          <Badge letter={letter} small />
          <b>{value}</b>
          {band && <span className="band-value"> band {band}</span>}
        </span>
      ))}
    </div>
  );
}

const Plot = memo(function Plot({ run, measure, bands }: ViewProps) {
  return (
    <TimePlot
      horizon={run.scenario.horizon}
      left={leftMargin(run.world)}
      top={22}
      labelledBy={`${TITLE} ${READING}`}
    >
      {(frame) => <Layers frame={frame} run={run} measure={measure} bands={bands} />}
    </TimePlot>
  );
});

function Layers({ frame, run, measure, bands }: ViewProps & { frame: TimeFrame }) {
  const { lanes, world, scenario } = run;
  const tokens = useTokens();
  const marks = useMemo(
    () => ticksFromZero(largestRegret(lanes, measure, scenario.horizon, bands), 4),
    [lanes, measure, scenario.horizon, bands],
  );
  const top = marks[marks.length - 1];
  const y = useMemo(() => linear([0, top], [frame.bottom, frame.top]), [top, frame]);
  const traces = useMemo(
    () => [
      ...bandTraces(lanes, bands, tokens.lanes, tokens.bandAlpha),
      ...regretTraces(lanes, measure, tokens.lanes),
    ],
    [lanes, measure, bands, tokens],
  );
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
      <RegretOverlay frame={frame} y={y} lanes={lanes} measure={measure} />
    </>
  );
}
