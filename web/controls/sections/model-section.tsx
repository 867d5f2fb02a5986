import { Suspense } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/controls/sections';
import { slider } from '#words/forms/parameters';
import type { Model } from '../../../src/contracts/scenario.ts';
import { kernelFor, modelSettings, type Setting, settingOf } from '../../../src/engine/scenario/settings.ts';
import { Choice } from '../../forms/choice.tsx';
import { ParameterRow } from '../../forms/parameter-row.tsx';
import { ParameterSlider } from '../../forms/parameter-slider.tsx';
import { useTypedField } from '../../forms/typed-field.tsx';
import { useSlid } from '../../forms/use-slid.ts';
import { formatNumber, parseNumber } from '../../forms/values.ts';
import { objectiveById } from '../../registry/known.ts';
import { setLengthscale, setModel } from '../../store/actions/scenario.ts';
import { fitToSelectedLane, fitting } from '../../store/fitting.ts';
import { useEditedScenario, useSelectedLane } from '../../store/hooks.ts';
import { lateView } from '../../ui/late-view.tsx';

const ModelNotes = lateView(() => import('./model-notes.tsx').then((module) => module.ModelNotes));

/** The model shared by all lanes: kernel, lengthscale, variances. */
export function ModelSection() {
  const scenario = useEditedScenario();
  const selected = useSelectedLane();
  const asked = useStore(fitting, (state) => state.asked);
  const spec = objectiveById(scenario.objective.id);
  if (!spec) return null;
  const kernel = kernelFor(spec, scenario.objective);
  const menu = (
    <Choice
      className="choice"
      label={words.kernel}
      value={scenario.model.kernel}
      options={kernel.choices}
      onChange={(family) => setModel({ kernel: family as typeof scenario.model.kernel })}
    />
  );
  return (
    <section className="sec" aria-labelledby="model-title">
      <h2 id="model-title">
        {words.model}
        {selected && (
          <button type="button" className="aside" disabled={asked !== null} onClick={fitToSelectedLane}>
            {asked ? words.fitting : words.fitToLane(selected)}
          </button>
        )}
      </h2>
      <ParameterRow {...kernel} changed={scenario.model.kernel !== kernel.default} value={menu} />
      {modelSettings(spec, scenario).map((setting) => (
        <FollowingRow
          key={setting.id}
          setting={setting}
          value={settingOf(scenario, setting) as number | null}
        />
      ))}
      <Suspense>
        <ModelNotes spec={spec} scenario={scenario} />
      </Suspense>
    </section>
  );
}

/** A number with the objective's value until it is set, and a button to return to it. */
function FollowingRow({ setting, value }: { setting: Setting; value: number | null }) {
  const { id, label, follows } = setting;
  const [, key, dimension] = id.split('.') as ['model', keyof Model, string | undefined];
  const set = (next: number | null, dragging = false) => {
    const gesture = dragging ? id : undefined;
    if (next !== null && dimension !== undefined) setLengthscale(Number(dimension), next, gesture);
    else setModel({ [key]: next }, gesture);
  };
  const { value: shown, slider: slid } = useSlid(value ?? setting.default, (next) => set(next, true));
  const { field, fault } = useTypedField<number>({
    label,
    text: formatNumber(shown),
    parse: (text) => parseNumber(setting, text),
    onCommit: set,
  });
  const source =
    value === null ? (
      <span className="follows">{follows}</span>
    ) : (
      <button type="button" className="follows" onClick={() => set(null)}>
        {follows}?
      </button>
    );
  const combined = (
    <>
      {source}
      {field}
    </>
  );
  return (
    <ParameterRow {...setting} of={id} changed={value !== null} value={combined} fault={fault}>
      <ParameterSlider
        spec={setting}
        label={slider(label)}
        value={shown}
        valueText={formatNumber(shown)}
        {...slid}
      />
    </ParameterRow>
  );
}
