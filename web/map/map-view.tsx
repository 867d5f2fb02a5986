import './map.css';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/map/map';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { replicatesKey } from '../../src/engine/scenario/run-key.ts';
import { askedBy, type MapAsked, mapDetail } from '../../src/replicates/map/map-address.ts';
import { mapPlan, USUAL_MOST } from '../../src/replicates/map/map-plan.ts';
import { countCells, type MapReport } from '../../src/replicates/map/map-report.ts';
import { type AxisChoice, axisChoices, axisName, preparedAxes } from '../answers/map/axis-choices.ts';
import { leaveMap, mapComputation, openMap } from '../answers/map/map-computation.ts';
import { aboutPlan } from '../pictures/about-plan.ts';
import { type Outcome, useCompleted } from '../place/alone/completed.ts';
import { turnTo } from '../store/address/place.ts';
import { useEditedScenario, useHidesWorld } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { messageOf } from '../told/message-of.ts';
import { CellPanel } from './cell-panel.tsx';
import { MapGrid } from './map-grid.tsx';
import { MapHead } from './map-head.tsx';
import { MapKey, MapSentence } from './map-sentence.tsx';

/** Where which lane is better more often: two axes, a cell per combination, and the details of a cell. */
export function MapView() {
  return useHidesWorld() ? <HiddenMap /> : <OpenMap />;
}

function HiddenMap() {
  useCompleted(null, words.hidden, outcomeOf);
  return <p className="map-note">{words.hidden}</p>;
}

async function outcomeOf({ axes, most, lanes, cells }: MapReport): Promise<Outcome> {
  const about = await aboutPlan((scenario) => mapPlan({ scenario, axes, most }).plan);
  const alone = countCells(cells).winners.map((each) => [lanes[each.lane].id, each.cells]);
  return { ...about, cells: cells.length, alone: Object.fromEntries(alone) };
}

function OpenMap() {
  const scenario = useEditedScenario();
  const detail = useStore(page, ({ place }) => place?.detail ?? '');
  const key = replicatesKey(scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different view of the same run is the same map
  const choices = useMemo(() => axisChoices(scenario), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const { asked, fault } = useMemo(() => wanted(detail, scenario), [detail, key]);
  const { report, state, error } = useStore(mapComputation);
  useCompleted(state === 'done' ? report : null, asked ? error : fault, outcomeOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!asked) return;
    if (detail === '') turnTo(mapDetail(asked));
    openMap({ scenario, ...asked });
  }, [asked, key]);
  useEffect(() => leaveMap, []);
  return (
    <>
      <MapHead title={scenario.title} asked={asked} choices={choices} />
      {asked ? <Body choices={choices} /> : <Fault text={fault} />}
    </>
  );
}

interface Wanted {
  readonly asked: MapAsked | null;
  readonly fault: string;
}

function wanted(detail: string, scenario: Scenario): Wanted {
  try {
    const asked = detail === '' ? { axes: preparedAxes(scenario), most: USUAL_MOST } : askedBy(detail);
    return { asked, fault: '' };
  } catch (error) {
    return { asked: null, fault: messageOf(error) };
  }
}

/** Why there is no map, with a button that opens one. */
function Fault({ text }: { text: string }) {
  const scenario = useEditedScenario();
  const axes = preparedAxes(scenario);
  return (
    <p className="map-note" role="alert">
      {text}{' '}
      <button
        type="button"
        className="btn line"
        onClick={() => turnTo(mapDetail({ axes, most: USUAL_MOST }))}
      >
        {words.usualAxes}
      </button>
    </p>
  );
}

function Body({ choices }: { choices: readonly AxisChoice[] }) {
  const { map, report, state, error } = useStore(mapComputation);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!map || !report) return error === null ? null : <Fault text={error} />;
  const cell = Math.min(chosen ?? map.order[0], report.cells.length - 1);
  const names = map.axes.map(({ path }) => axisName(choices, path));
  return (
    <div className="map-body">
      <section className="map-main" aria-label={words.map}>
        <MapSentence report={report} running={state !== 'done'} />
        <MapKey report={report} />
        {error !== null && (
          <p className="map-note" role="alert">
            {error}
          </p>
        )}
        <MapGrid report={report} names={names} chosen={cell} onChoose={setChosen} />
      </section>
      <CellPanel map={map} report={report} names={names} cell={cell} />
    </div>
  );
}
