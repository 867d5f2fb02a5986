import { algorithmById, assumptionsOf } from '../../registry/known.ts';
import './why.css';
import { Suspense, useMemo } from 'react';
import * as words from '#words/views/why';
import type { Explanation } from '../../../src/contracts/explanation.ts';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { valueDomain } from '../../plot/domain.ts';
import { isGiven } from '../../readings/given.ts';
import { useLanes, usePhase, useRegretView, useScenario, useTold, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { lateModule } from '../../ui/late-module.ts';
import { MathText } from '../../ui/math-text.tsx';
import { DesignWhy, PaidRow, WorthRow } from '../late-views.ts';
import { type Shown, shownIn } from '../plot/phase.ts';
import { WhyBody } from './why-body.tsx';
import { type Chosen, formulaReading, oneDimensional, whyDomain, whyLane } from './why-rows.ts';

/** "Why here, why now?": the formula with the step's numbers, for all lanes or for one. */
export function WhyPanel({ letter }: { letter?: LaneLetter }) {
  const all = useLanes();
  const lanes = letter ? all.filter(({ lane }) => lane.id === letter) : all;
  const scenario = useScenario();
  const world = useWorld();
  const phase = usePhase();
  const domain = useMemo(() => world && barDomain(world, scenario), [world, scenario]);
  if (lanes.some(({ run }) => run.frame?.explanation === 'untold')) return null;
  return (
    <section className="why" aria-labelledby="why-title">
      <div className="phead">
        <h3 id="why-title">{words.whyHereWhyNow}</h3>
        <span className="formula">
          <MathText text={world?.environment ? DESIGN_THEN_CONDITION : formulaReading(choicesOf(lanes))} />
        </span>
        <Swatches environment={world?.environment !== undefined} />
      </div>
      <div className="whys">
        {world &&
          domain &&
          lanes.map((data) => (
            <LaneWhy key={data.lane.id} data={data} world={world} domain={domain} shown={shownIn(phase)} />
          ))}
      </div>
    </section>
  );
}

const DESIGN_THEN_CONDITION = words.designThenCondition;

/** Legend of the two parts of the bars. */
function Swatches({ environment }: { environment: boolean }) {
  return (
    <span className="swatch">
      <i />
      <MathText text={environment ? '$μ^{(p)}$' : '$μ$'} />
      <i className="pale" />
      <MathText text={environment ? '$√β γ$' : '$√β_t σ$'} />
    </span>
  );
}

/** The choices of the lanes drawn, each at the step of its frame. */
function choicesOf(lanes: readonly LaneData[]): Chosen[] {
  return lanes.flatMap(({ lane, run: { frame, records } }) => {
    const record = frame && records[frame.t - 1];
    return record ? [{ frame, record, given: isGiven(lane, frame.t) }] : [];
  });
}

function barDomain(world: WorldSummary, scenario: Scenario): [number, number] {
  const { signalVariance } = assumptionsOf(scenario);
  const { noiseVariance } = scenario;
  const values = valueDomain({ range: world.range, noiseVariance, signalVariance });
  return whyDomain(values, Math.sqrt(signalVariance));
}

declare const LANGUAGE: string;

/** What says the engine's explanations in another language than English. */
const useExplainer = lateModule(() => import('../../readings/said/explained.ts'));

/** An explanation in the page's language; empty until its words are there. */
function useExplained(explanation: Explanation | null): Explanation | null {
  const explainer = useExplainer(LANGUAGE !== 'en');
  if (!explanation) return null;
  if (LANGUAGE === 'en') return explanation;
  return explainer?.explained(explanation) ?? { label: '', text: '' };
}

interface LaneWhyProps {
  readonly data: LaneData;
  readonly world: WorldSummary;
  readonly domain: readonly [number, number];
  readonly shown: Shown;
}

function LaneWhy({ data: { lane, name, run }, world, domain, shown }: LaneWhyProps) {
  const { frame } = run;
  const [view] = useRegretView();
  const until = useTold();
  const record = frame && run.records[frame.t - 1];
  const algorithm = algorithmById(lane.algorithm);
  const said = frame?.explanation === 'untold' ? null : (frame?.explanation ?? null);
  const explanation = useExplained(said);
  if (
    !frame ||
    !record ||
    !algorithm ||
    !said ||
    !explanation ||
    frame.truth.length !== world.candidates.size
  ) {
    return (
      <div className="why-lane" data-lane={lane.id}>
        <p className="why-head">
          <Badge letter={lane.id} small />
        </p>
      </div>
    );
  }
  const { environment, candidates } = world;
  const given = isGiven(lane, record.t);
  return (
    <section className="why-lane" data-lane={lane.id} aria-label={words.whyLane({ letter: lane.id, name })}>
      {environment && algorithm.needs === 'environment' ? (
        <Suspense fallback={null}>
          <DesignWhy
            {...{ letter: lane.id, record, frame, candidates, environment, given, shown }}
            explanation={said}
          />
        </Suspense>
      ) : (
        <WhyBody
          {...whyLane(record, frame, candidates, explanation, given)}
          letter={lane.id}
          domain={domain}
          long={false}
          shown={shown}
          hides={(row) => (row.kind === 'sum' ? !shown.score : !shown.test)}
        />
      )}
      {frame.worthLearning && (
        <Suspense fallback={null}>
          <WorthRow
            share={frame.worthLearning}
            query={record.index}
            line={oneDimensional(candidates)}
            hidden={!shown.score}
          />
        </Suspense>
      )}
      {view === 'paid' && record.t <= until && (
        <Suspense fallback={null}>
          <PaidRow letter={lane.id} records={run.records} t={record.t} />
        </Suspense>
      )}
    </section>
  );
}
