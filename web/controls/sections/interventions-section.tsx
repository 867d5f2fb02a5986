import './interventions-section.css';
import type { Intervention } from '../../../src/contracts/scenario.ts';
import { INTERVENTIONS, interventionById } from '../../../src/interventions/registry.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { actUpon, moveAct, removeAct, setActParameter } from '../../store/actions/interventions.ts';
import { useEditedScenario, useEnvironmental } from '../../store/hooks.ts';
import { MenuButton } from '../../ui/overlay/open-button.tsx';
import { NumberRow, ParameterForm } from '../parameters/parameter-form.tsx';

/** Acts upon the world while it runs: listed with their step, to change and to take back. */
export function InterventionsSection() {
  const { interventions = [], horizon } = useEditedScenario();
  const environmental = useEnvironmental();
  // With an environment the objective stands still.
  if (environmental) return null;
  return (
    <section className="sec interventions" aria-labelledby="interventions-title">
      <h2 id="interventions-title">
        Change the world
        <ActMenu />
      </h2>
      {interventions.map((act, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an act has no other identity than its place
        <Act key={place} act={act} place={place} horizon={horizon} />
      ))}
    </section>
  );
}

/** From the next step on: the algorithms are told nothing. */
function ActMenu() {
  return (
    <MenuButton
      button={{ className: 'aside', face: '+ Act now' }}
      width={280}
      className="choices"
      entries={INTERVENTIONS.map(({ id, name, summary }) => ({
        id,
        label: name,
        note: summary,
        onChoose: () => actUpon(id),
      }))}
    />
  );
}

const STEP: Omit<NumberParam, 'max'> = {
  id: 'step',
  type: 'integer',
  label: 'From step',
  symbol: '$t$',
  help: 'The first step that sees the act. The algorithms are told nothing of it.',
  default: 1,
  min: 1,
};

function Act({ act, place, horizon }: { act: Intervention; place: number; horizon: number }) {
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
