import './relevance.css';
import * as words from '#words/panels/relevance';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Lane } from '../../../src/contracts/scenario.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { figureId, InspectWay } from '../../place/inspect-way.tsx';
import {
  barsSentence,
  dropSentence,
  oldestSentence,
  type RelevanceReading,
  relevanceAt,
} from '../../readings/relevance.ts';
import { weighingLane, weighsBy } from '../../readings/weighing.ts';
import { useLane, useScenario, useSelectedLane, useTold } from '../../store/hooks.ts';
import { useHidden } from '../../store/stage.ts';
import { useThrottled } from '../../time/use-throttled.ts';
import { MathText } from '../../ui/math-text.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { RelevancePlot } from './relevance-plot.tsx';

const SENTENCE_MS = 500;

/** Relevance of every point held against its age, for the selected lane or the first that weighs its data. */
export function RelevanceView() {
  const { lanes } = useScenario();
  const lane = weighingLane(lanes, useSelectedLane());
  return lane && <LaneRelevance key={lane.id} lane={lane} />;
}

const NONE: readonly StepRecord[] = [];

function LaneRelevance({ lane }: { lane: Lane }) {
  const records = useLane(lane.id)?.run.records ?? NONE;
  const t = Math.max(1, useTold());
  const rule = weighsBy(lane) ?? 'budget';
  // For a lane without a trigger the dropped points are the result, which a lesson may ask for first.
  const asked = useHidden('test');
  const reading = asked ? null : relevanceAt(records, t, rule);
  // It need not follow every step while playing.
  const said = useThrottled(reading ? plainMath(barsSentence(reading)) : words.notKnownYet, SENTENCE_MS);
  return (
    <Panel
      id="relevance"
      title={words.relevance}
      letter={lane.id}
      className="relevance"
      aside={
        <>
          <InspectWay subject={figureId('relevance', lane.id)} title={words.relevance} />
          <Legend />
        </>
      }
    >
      <Words reading={reading} />
      <RelevancePlot records={records} reading={reading} rule={rule} letter={lane.id} said={said} />
      <p className="note">
        <MathText text={words.relevanceMeans} />
      </p>
    </Panel>
  );
}

function Legend() {
  return (
    <span className="legend">
      <span>
        <svg className="chart" width="8" height="10" aria-hidden="true">
          <path className="relevance-bar" d="M4 10V1" />
        </svg>
        {words.held}
      </span>
      <span>
        <svg className="chart" width="8" height="10" aria-hidden="true">
          <path className="relevance-gone" d="M1.5 10V1h5V10" />
        </svg>
        {words.droppedNow}
      </span>
    </span>
  );
}

/** What happened to the data in this step, and the age of the oldest datum held. */
function Words({ reading }: { reading: RelevanceReading | null }) {
  const quiet = useHidden('readings');
  const lines = reading && !quiet ? [dropSentence(reading), oldestSentence(reading)] : [];
  return (
    <div className="reading relevance-words">
      {lines.map((line) => (
        <span key={line}>
          <MathText text={line} />
        </span>
      ))}
    </div>
  );
}
