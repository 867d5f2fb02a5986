import './map.css';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/map/map';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { replicatesKey } from '../../src/engine/scenario/run-key.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { askedBy, type MapAsked, mapDetail } from '../../src/replicates/map/map-address.ts';
import { USUAL_MOST } from '../../src/replicates/map/map-plan.ts';
import { turnTo } from '../store/address/place.ts';
import { useEditedScenario, useHidesWorld } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { type AxisChoice, axisChoices, preparedAxes } from './axis-choices.ts';
import { CellPanel } from './cell-panel.tsx';
import { leaveMap, mapComputation, openMap } from './map-computation.ts';
import { MapGrid } from './map-grid.tsx';
import { MapHead } from './map-head.tsx';
import { MapKey, MapSentence } from './map-sentence.tsx';

/** Which lane is more often better where: two numbers, a cell for each combination, and what a cell says. */
export function MapView() {
  if (useHidesWorld()) return <p className="map-note">{words.hidden}</p>;
  return <OpenMap />;
}

function OpenMap() {
  const scenario = useEditedScenario();
  const detail = useStore(page, ({ place }) => place?.detail ?? '');
  const key = replicatesKey(scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look at the same run is the same map
  const choices = useMemo(() => axisChoices(scenario), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const { asked, fault } = useMemo(() => wanted(detail, scenario), [detail, key]);
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

/** Why there is no map, and the way to one. */
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
  const names = map.axes.map(({ path }) => choices.find((choice) => choice.path === path)?.name ?? path);
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
