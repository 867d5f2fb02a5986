import { useStore } from 'zustand';
import type { LaneLetter, Model, Scenario } from '../../../src/contracts/scenario.ts';
import {
  inputDimensionOf,
  kernelFor,
  modelSettings,
  type Setting,
  settingOf,
} from '../../../src/engine/scenario/settings.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { evidenceReading } from '../../readings/evidence.ts';
import { endGesture } from '../../store/actions/edit.ts';
import { setLengthscale, setModel, splitLengthscale } from '../../store/actions/scenario.ts';
import { fitToSelectedLane, fitting } from '../../store/fitting.ts';
import { useEditedScenario, useLane, useSelectedLane } from '../../store/hooks.ts';
import { MathText } from '../../ui/math-text.tsx';
import { slider } from '../../words/controls/parameters.ts';
import * as words from '../../words/controls/sections.ts';
import { Choice } from '../parameters/choice.tsx';
import { ParameterRow } from '../parameters/parameter-row.tsx';
import { Range } from '../parameters/range.tsx';
import { sliderScale } from '../parameters/slider-scale.ts';
import { useTypedField } from '../parameters/typed-field.tsx';
import { formatNumber, parseNumber } from '../parameters/values.ts';

/** What every lane believes: kernel, lengthscale, variances. */
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
      {scenario.model.kernel !== 'empirical' && (
        <LengthscaleSplit dimension={inputDimensionOf(spec, scenario.objective) ?? 1} scenario={scenario} />
      )}
      <Evidence scenario={scenario} />
    </section>
  );
}

/** Between one lengthscale for all dimensions and one for each. */
function LengthscaleSplit({ dimension, scenario }: { dimension: number; scenario: Scenario }) {
  if (dimension < 2) return null;
  const split = Array.isArray(scenario.model.lengthscale);
  return (
    <p className="note">
      {split ? words.lengthscaleEach : words.lengthscaleAll}{' '}
      <button type="button" className="follows" onClick={() => splitLengthscale(split ? 1 : dimension)}>
        {split ? words.oneForAll : words.oneForEach}
      </button>
    </p>
  );
}

/** The log likelihood of the selected lane's data under the model, and what the last fit did while nothing is changed after it. */
function Evidence({ scenario }: { scenario: Scenario }) {
  const letter = useSelectedLane();
  const { result, fault } = useStore(fitting);
  if (!letter) return null;
  return (
    <>
      <LaneEvidence letter={letter} />
      {result?.scenario === scenario && (
        <p className="note" role="status">
          <MathText text={result.said} />
        </p>
      )}
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function LaneEvidence({ letter }: { letter: LaneLetter }) {
  const lane = useLane(letter);
  return <p className="note">{evidenceReading(lane?.run.frame ?? null, letter)}</p>;
}

/** A number that follows the objective until it is set, and can be let go again. */
function FollowingRow({ setting, value }: { setting: Setting; value: number | null }) {
  const { id, label, follows } = setting;
  const [, key, dimension] = id.split('.') as ['model', keyof Model, string | undefined];
  const shown = value ?? setting.default;
  const set = (next: number | null, dragging = false) => {
    const gesture = dragging ? id : undefined;
    if (next !== null && dimension !== undefined) setLengthscale(Number(dimension), next, gesture);
    else setModel({ [key]: next }, gesture);
  };
  const { field, fault } = useTypedField<number>({
    label,
    text: formatNumber(shown),
    parse: (text) => parseNumber(setting, text),
    onCommit: set,
  });
  const scale = sliderScale(setting);
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
    <ParameterRow {...setting} changed={value !== null} value={combined} fault={fault}>
      <Range
        label={slider(label)}
        position={scale.positionOf(shown)}
        last={scale.last}
        valueText={formatNumber(shown)}
        onChange={(position) => set(scale.valueAt(position), true)}
        onEnd={endGesture}
      />
    </ParameterRow>
  );
}
