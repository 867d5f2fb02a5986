import type { Intervention } from '../../../src/contracts/scenario.ts';
import { interventionById } from '../../../src/interventions/registry.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { moveAct, removeAct, setActParameter } from '../../store/actions/interventions.ts';
import { NumberRow, ParameterForm } from '../parameters/parameter-form.tsx';

const STEP: Omit<NumberParam, 'max'> = {
  id: 'step',
  type: 'integer',
  label: 'From step',
  symbol: '$t$',
  help: 'The first step that sees the act. The algorithms are told nothing of it.',
  default: 1,
  min: 1,
};

/** An act's step and parameters, and the way to take it back. */
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
      <legend className="visually-hidden">
        {spec.name} at step {act.step}
      </legend>
      <div className="act-head">
        <b>{spec.name}</b>
        <button
          type="button"
          aria-label={`Take back ${spec.name} at step ${act.step}`}
          onClick={() => removeAct(place)}
        >
          Take back
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
        place={`act ${place}`}
        horizon={horizon}
      />
    </fieldset>
  );
}
