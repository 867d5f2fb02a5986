import './trigger-panel.css';
import { Suspense, useMemo } from 'react';
import * as words from '#words/panels/trigger';
import { ticks } from '../../../src/picture/axis.ts';
import { linear } from '../../../src/picture/scale.ts';
import { figureId } from '../../place/inspect-way.tsx';
import type { PanelLane } from '../../readings/panel-lane.ts';
import {
  noTestReading,
  testedLane,
  testsEventBeside,
  testsPlaces,
  triggerReading,
  verdict,
} from '../../readings/trigger.ts';
import { useReach, useSelectedLane, useUncoveredReplicates } from '../../store/hooks.ts';
import { Curve } from '../../time/curves.tsx';
import { leftMargin } from '../../time/left-margin.ts';
import type { TimeFrame } from '../../time/time-frame.ts';
import { TimePanel } from '../../time/time-panel.tsx';
import type { TimeLayers } from '../../time/time-plot.tsx';
import type { ReadAt } from '../../time/time-reading.tsx';
import { useRun } from '../../time/use-run.ts';
import { lateView } from '../../ui/late-view.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { PointedTest, ResetsSoFar } from './trigger-marks.tsx';
import { begins, largestTestValue, surprisePath, testOffPath, threshold } from './trigger-shapes.ts';

const TestOfPlaces = lateView(() => import('./test-of-places.tsx').then((module) => module.TestOfPlaces));
const ResetStrip = lateView(() => import('./reset-strip.tsx').then((module) => module.ResetStrip));

/**
 * Surprise ψ against threshold κ of the selected lane, or of the first one with a test; if there is none,
 * only a sentence, which leaves room for other panels.
 */
export function TriggerPanel() {
  const run = useRun();
  const selected = useSelectedLane();
  const seeded = useUncoveredReplicates().results.length > 0;
  const lane = testedLane(run.lanes, selected);
  const unknown = run.lanes.some(({ records }) => records.length === 0);
  const reach = useReach((until) =>
    !lane ? 0 : testsPlaces(lane) ? SHARES : largestTestValue(lane.records, until),
  );
  const layers = useMemo(
    () => (lane ? (frame: TimeFrame) => triggerLayers(frame, lane, reach) : unknown ? () => ({}) : null),
    [lane, reach, unknown],
  );
  const changePoints = run.world?.changePoints ?? [];
  const missing = unknown
    ? ''
    : noTestReading(run.scenario.lanes.filter(({ id }) => run.lanes.some(({ letter }) => letter === id)));
  return (
    <TimePanel
      id="trigger"
      title={words.trigger}
      letter={lane?.letter}
      inspect={lane && figureId('trigger', lane.letter)}
      aside={lane && <Legend lane={lane} />}
      run={run}
      rows={() => 1}
      reading={(at) => (lane ? <Reading lane={lane} changePoints={changePoints} {...at} /> : missing)}
      layers={layers}
    >
      {(lane || unknown) && seeded && (
        <Suspense fallback={null}>
          <ResetStrip
            letter={lane?.letter ?? null}
            horizon={run.scenario.horizon}
            left={leftMargin(run.world)}
          />
        </Suspense>
      )}
    </TimePanel>
  );
}

/** Upper end of the scale for shares of the thresholds; much larger values leave the plot. */
const SHARES = 1.6;

function Legend({ lane }: { lane: PanelLane }) {
  const places = testsPlaces(lane);
  return (
    <span className="legend" data-lane={lane.letter}>
      <Key dot={places ? 'ring' : 'filled'} says={places ? words.looksTested : words.surprise} />
      {places && testsEventBeside(lane) && <Key dot="filled" says={words.eventTested} />}
      <Key width={1.5} says={places ? words.shareOfThreshold : words.threshold} />
      {!places && <Key width={4} says={words.testOff} />}
    </span>
  );
}

/** A legend entry: a dot, or a line of the given width in px, with its meaning. */
function Key({ dot, width, says }: { dot?: 'ring' | 'filled'; width?: 1.5 | 4; says: string }) {
  return (
    <span>
      {dot ? (
        <svg className="chart" width="8" height="8" aria-hidden="true">
          <circle className={dot} cx="4" cy="4" r="2.6" />
        </svg>
      ) : (
        <svg width="14" height="8" aria-hidden="true">
          <path d="M0 4h14" stroke={width === 4 ? 'var(--ink-3)' : 'var(--ink)'} strokeWidth={width} />
        </svg>
      )}
      <span>
        <MathText text={says} />
      </span>
    </span>
  );
}

interface ReadingProps extends ReadAt {
  readonly lane: PanelLane;
  readonly changePoints: readonly number[];
}

function Reading({ lane: { records }, changePoints, t, pointed }: ReadingProps) {
  const record = pointed ? records[t - 1] : undefined;
  const text = record ? `$t$ = ${t}: ${verdict(record)}` : triggerReading(records, t, changePoints);
  return (
    <span>
      <MathText text={text} />
    </span>
  );
}

function triggerLayers(frame: TimeFrame, lane: PanelLane, reach: number): TimeLayers {
  const { letter, records } = lane;
  const y = linear([0, reach || 1], [frame.bottom, frame.top]);
  if (testsPlaces(lane))
    return {
      grid: ticks(y, 3),
      y,
      curves: (
        <Suspense fallback={null}>
          <TestOfPlaces lane={lane} frame={frame} y={y} />
        </Suspense>
      ),
      now: (t) => <ResetsSoFar t={t} frame={frame} y={y} lane={lane} />,
    };
  const restarts = begins(records);
  return {
    grid: ticks(y, 3),
    y,
    still: (
      <g data-lane={letter}>
        <path className="surprise" d={surprisePath(records, frame.x, y)} />
        <path className="test-off" d={testOffPath(records, frame.x, frame.bottom)} />
      </g>
    ),
    // A reset restarts the test and its threshold.
    curves: (
      <Curve frame={frame} y={y} values={threshold(records)} width={1.4} cut={(i) => restarts[i] === 1} />
    ),
    now: (t) => <ResetsSoFar t={t} frame={frame} y={y} lane={lane} />,
    pointed: (t) => <PointedTest t={t} frame={frame} y={y} lane={lane} />,
  };
}
