import * as words from '#words/controls/acts';
import type { Intervention } from '../../../src/contracts/scenario.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { NumberRow } from '../../forms/number-row.tsx';
import { ParameterForm } from '../../forms/parameter-form.tsx';
import { interventionById } from '../../registry/known.ts';
import { moveAct, removeAct, setActParameter } from '../../store/actions/interventions.ts';

const STEP: Omit<NumberParam, 'max'> = {
  id: 'step',
  type: 'integer',
  label: words.fromStep,
  symbol: '$t$',
  help: words.fromStepHelp,
  default: 1,
  min: 1,
};

/** An act's step and parameters, with a button to remove it. */
export function InterventionAct({
  act,
  place,
  horizon,
}: {
  act: Intervention;
  place: number;
  horizon: number;
}) {
  const spec = interventionById(act.kind);
  if (!spec) return null;
  return (
    <fieldset className="act">
      <legend className="visually-hidden">{words.actAt({ name: spec.name, step: act.step })}</legend>
      <div className="act-head">
        <b>{spec.name}</b>
        <button
          type="button"
          aria-label={words.takeBackAct({ name: spec.name, step: act.step })}
          onClick={() => removeAct(place)}
        >
          {words.takeBack}
        </button>
      </div>
      <NumberRow
        spec={{ ...STEP, default: act.step, max: horizon }}
        value={act.step}
        set={(step) => moveAct(place, step)}
      />
      <ParameterForm
        specs={spec.parameters}
        values={resolveParameters(spec.parameters, act.parameters)}
        onChange={(id, value, gesture) => setActParameter(place, id, value, gesture)}
        place={`act-${place}`}
        horizon={horizon}
      />
    </fieldset>
  );
}
