import { memo, useMemo } from 'react';
import { linear, ticks } from '../../plot/axis.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { NO_TEST, testedLane, triggerReading, verdict } from '../../readings/trigger.ts';
import { useCursor, useHover, useSelectedLane } from '../../store/hooks.ts';
import { MathText } from '../../ui/math-text.tsx';
import { PanelHead } from '../../ui/panel-head.tsx';
import { Curves } from '../time/curves.tsx';
import '../insight.css';
import { leftMargin } from '../time/left-margin.ts';
import type { TimeFrame } from '../time/time-frame.ts';
import { ChangeLines, TimeAxis } from '../time/time-marks.tsx';
import { TimePlot } from '../time/time-plot.tsx';
import { type PanelRun, useRun } from '../time/use-run.ts';
import { useTokens } from '../time/use-tokens.ts';
import { ResetStrip } from './reset-strip.tsx';
import { TriggerOverlay } from './trigger-overlay.tsx';
import { largestTestValue, surprisePath, testOffSpans, thresholdTrace } from './trigger-traces.ts';

const TITLE = 'trigger-title';
const READING = 'trigger-reading';

/**
 * Surprise ψ against threshold κ of the selected lane, or of the first one that has a test; where none has, a sentence
 * alone, so that the other panels have the room.
 */
export function TriggerPanel() {
  const run = useRun();
  const selected = useSelectedLane();
  const lane = testedLane(run.lanes, selected);
  const allKnown = run.lanes.every(({ records }) => records.length > 0);
  return (
    <section className="panel insight-panel trigger-panel" aria-labelledby={TITLE}>
      <PanelHead title="Trigger" id={TITLE} letter={lane?.letter}>
        {lane && <Legend lane={lane} />}
      </PanelHead>
      {lane && <Reading lane={lane} changePoints={run.world?.changePoints ?? NONE} />}
      {!lane && (
        <p className="reading" id={READING}>
          {allKnown ? NO_TEST : ''}
        </p>
      )}
      {(lane || !allKnown) && (
        <>
          <Plot run={run} lane={lane} />
          <ResetStrip
            letter={lane?.letter ?? null}
            horizon={run.scenario.horizon}
            left={leftMargin(run.world)}
          />
        </>
      )}
    </section>
  );
}

const NONE: readonly number[] = [];

function Legend({ lane }: { lane: PanelLane }) {
  return (
    <span className="legend" data-lane={lane.letter}>
      <span>
        <svg width="8" height="8" aria-hidden="true">
          <circle cx="4" cy="4" r="2.6" fill="var(--lane)" />
        </svg>
        <span>
          <MathText text="surprise $ψ_t$" />
        </span>
      </span>
      <span>
        <svg width="14" height="8" aria-hidden="true">
          <path d="M0 4h14" stroke="var(--ink)" strokeWidth="1.5" />
        </svg>
        <span>
          <MathText text="threshold $κ_t$" />
        </span>
      </span>
      <span>
        <svg width="14" height="8" aria-hidden="true">
          <path d="M0 4h14" stroke="var(--ink-3)" strokeWidth="4" />
        </svg>
        test off
      </span>
    </span>
  );
}

function Reading({ lane, changePoints }: { lane: PanelLane; changePoints: readonly number[] }) {
  const cursor = useCursor();
  const [hover] = useHover();
  const { records } = lane;
  const now = useMemo(() => triggerReading(records, cursor, changePoints), [records, cursor, changePoints]);
  const pointed = hover.t === null ? null : records[hover.t - 1];
  return (
    <p className={pointed ? 'reading hover' : 'reading'} id={READING}>
      <span>
        <MathText text={pointed ? `$t$ = ${pointed.t}: ${verdict(pointed)}` : now} />
      </span>
    </p>
  );
}

const Plot = memo(function Plot({ run, lane }: { run: PanelRun; lane: PanelLane | null }) {
  return (
    <TimePlot
      horizon={run.scenario.horizon}
      left={leftMargin(run.world)}
      top={8}
      labelledBy={`${TITLE} ${READING}`}
    >
      {(frame) => <Layers frame={frame} run={run} lane={lane} />}
    </TimePlot>
  );
});

function Layers({ frame, run, lane }: { frame: TimeFrame; run: PanelRun; lane: PanelLane | null }) {
  const records = lane?.records ?? NO_RECORDS;
  const tokens = useTokens();
  const top = useMemo(() => largestTestValue(records) || 1, [records]);
  const y = useMemo(() => linear([0, top], [frame.bottom, frame.top]), [top, frame]);
  const traces = useMemo(() => [thresholdTrace(records, tokens.ink)], [records, tokens]);
  const dots = useMemo(() => surprisePath(records, frame.x, y), [records, frame, y]);
  return (
    <>
      <svg className="chart layer" aria-hidden="true">
        {lane &&
          ticks(y, 3).map(({ value, at, label }) => (
            <g key={value}>
              <line x1={frame.left} x2={frame.right} y1={at} y2={at} stroke="var(--grid)" />
              <text x={frame.left - 6} y={at + 4} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
        <ChangeLines steps={run.world?.changePoints ?? NONE} frame={frame} />
        <TimeAxis frame={frame} />
        <path className="surprise" data-lane={lane?.letter} d={dots} />
      </svg>
      <Curves frame={frame} y={y} traces={traces} />
      <svg className="chart layer" aria-hidden="true">
        {testOffSpans(records).map(([from, to]) => (
          <line
            key={from}
            className="test-off"
            x1={frame.x(from)}
            x2={frame.x(to)}
            y1={frame.bottom}
            y2={frame.bottom}
          />
        ))}
      </svg>
      <TriggerOverlay frame={frame} y={y} lane={lane} />
    </>
  );
}

const NO_RECORDS: PanelLane['records'] = [];
