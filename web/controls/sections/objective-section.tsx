import { Suspense } from 'react';
import * as words from '#words/controls/sections';
import { runSettings, SETTINGS, settingOf } from '../../../src/engine/scenario/settings.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { ParamSpec } from '../../../src/parameters/spec.ts';
import { Choice } from '../../forms/choice.tsx';
import { NumberRow } from '../../forms/number-row.tsx';
import { ParameterForm } from '../../forms/parameter-form.tsx';
import { objectiveById, objectives } from '../../registry/known.ts';
import { shownTable } from '../../registry/table-names.ts';
import { setInitialPoints } from '../../store/actions/initial-design.ts';
import { setGridPoints, setObjectiveParameter, setRun } from '../../store/actions/scenario.ts';
import { openOwn } from '../../store/address/place.ts';
import { useEditedScenario, useWorld, useWorldError } from '../../store/hooks.ts';
import { lateAct } from '../../store/late-act.ts';
import { lateView } from '../../ui/late-view.tsx';

const PaceNote = lateView(() => import('./pace-note.tsx').then((module) => module.PaceNote));

/** The objective with its parameters, and the settings of every run. */
export function ObjectiveSection() {
  const scenario = useEditedScenario();
  const fault = useWorldError();
  const drawn = useWorld() !== null;
  const { objective, horizon } = scenario;
  const spec = objectiveById(objective.id);
  if (!spec) return null;
  const table = objective.dataset;
  const options = () =>
    objectives()
      .filter(({ dimension }) => dimension !== 'arms' || table)
      .map(({ id, name, summary, dimension }) => ({
        value: id,
        label: dimension === 'arms' && table ? shownTable(table.name) : name,
        note: summary,
      }));
  const rows = table?.times.length;
  const specs = rows === undefined ? spec.parameters : spec.parameters.map((p) => boundedByTable(p, rows));
  const values = resolveParameters(specs, objective.parameters);
  return (
    <section className="sec" aria-labelledby="objective-title">
      <h2 id="objective-title">
        {words.objective}
        <button type="button" className="aside" onClick={openOwn}>
          {words.yourOwn}
        </button>
      </h2>
      <Choice label={words.objective} value={objective.id} options={options} onChange={pick} />
      {fault && (
        <p className="field-fault" role="alert">
          {fault} {drawn && words.lastRunStillShown}
        </p>
      )}
      <ParameterForm
        specs={specs}
        values={values}
        onChange={setObjectiveParameter}
        place="objective"
        horizon={horizon}
      />
      {spec.suits && (
        <Suspense>
          <PaceNote {...{ spec, values, horizon }} />
        </Suspense>
      )}
      {runSettings(spec, scenario).map((setting) => (
        <NumberRow
          key={setting.id}
          spec={setting}
          of={setting.id}
          value={settingOf(scenario, setting) as number}
          set={(value, dragging) => SET[setting.id](value, dragging ? `run-${setting.id}` : undefined)}
        />
      ))}
    </section>
  );
}

const pick = (id: string) =>
  lateAct(import('../../store/actions/pick-objective.ts'), words.objective, ({ pickObjective }) =>
    pickObjective(id),
  );

/** The action behind each setting. */
const SET: Readonly<Record<string, (value: number, gesture?: string) => void>> = {
  [SETTINGS.noiseVariance.id]: (noiseVariance, gesture) => setRun({ noiseVariance }, gesture),
  [SETTINGS.horizon.id]: (horizon, gesture) => setRun({ horizon }, gesture),
  [SETTINGS.initialPoints.id]: setInitialPoints,
  [SETTINGS.gridPoints.id]: setGridPoints,
};

/** Limits the training rows to less than the table, which chooses how many they are where they are 0. */
function boundedByTable(param: ParamSpec, rows: number): ParamSpec {
  const isOurs = param.id === 'trainingRows' && param.type === 'integer';
  return isOurs ? { ...param, max: rows - 1, zero: words.automatic } : param;
}
