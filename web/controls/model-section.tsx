import { useStore } from 'zustand';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { objectiveById } from '../../src/objectives/registry.ts';
import { evidenceReading, fitReading } from '../readings/evidence.ts';
import { endGesture } from '../store/actions/edit.ts';
import { setModel } from '../store/actions/scenario.ts';
import { fitToSelectedLane, fitting } from '../store/fitting.ts';
import { useEditedScenario, useLane, useSelectedLane } from '../store/hooks.ts';
import { Choice } from './parameters/choice.tsx';
import { ParameterRow } from './parameters/parameter-row.tsx';
import { Range } from './parameters/range.tsx';
import { type FollowingParam, kernelParam, modelParameters } from './parameters/run-parameters.ts';
import { sliderScale } from './parameters/slider-scale.ts';
import { useTypedField } from './parameters/typed-field.tsx';
import { formatNumber, parseNumber } from './parameters/values.ts';

/** What every lane believes: kernel, lengthscale, variances. */
export function ModelSection() {
  const scenario = useEditedScenario();
  const selected = useSelectedLane();
  const asked = useStore(fitting, (state) => state.asked);
  const spec = objectiveById(scenario.objective.id);
  if (!spec) return null;
  const kernel = kernelParam(spec, scenario);
  const menu = (
    <Choice
      className="choice"
      label="Kernel"
      value={scenario.model.kernel}
      options={kernel.choices}
      onChange={(family) => setModel({ kernel: family as typeof scenario.model.kernel })}
    />
  );
  return (
    <section className="sec" aria-labelledby="model-title">
      <h2 id="model-title">
        Model
        {selected && (
          <button type="button" className="aside" disabled={asked !== null} onClick={fitToSelectedLane}>
            {asked ? 'Fitting…' : `Fit to lane ${selected}`}
          </button>
        )}
      </h2>
      <ParameterRow {...kernel} changed={scenario.model.kernel !== kernel.default} value={menu} />
      {modelParameters(spec, scenario).map((param) => (
        <FollowingRow key={param.key} param={param} value={scenario.model[param.key]} />
      ))}
      <Evidence />
    </section>
  );
}

/** The log likelihood of the selected lane's data under the model, and what the last fit did. */
function Evidence() {
  const letter = useSelectedLane();
  const { result, fault } = useStore(fitting);
  if (!letter) return null;
  return (
    <>
      <LaneEvidence letter={letter} />
      {result && <p className="note">{fitReading(result.fit, result.lane)}</p>}
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
function FollowingRow({ param, value }: { param: FollowingParam; value: number | null }) {
  const { key, follows, spec } = param;
  const shown = value ?? spec.default;
  const set = (next: number | null, dragging = false) =>
    setModel({ [key]: next }, dragging ? `model ${key}` : undefined);
  const { field, fault } = useTypedField<number>({
    label: spec.label,
    text: formatNumber(shown),
    parse: (text) => parseNumber(spec, text),
    onCommit: set,
  });
  const scale = sliderScale(spec);
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
    <ParameterRow {...spec} changed={value !== null} value={combined} fault={fault}>
      <Range
        label={`${spec.label}, slider`}
        position={scale.positionOf(shown)}
        last={scale.last}
        valueText={formatNumber(shown)}
        onChange={(position) => set(scale.valueAt(position), true)}
        onEnd={endGesture}
      />
    </ParameterRow>
  );
}
