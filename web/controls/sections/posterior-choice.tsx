import * as words from '#words/controls/posterior';
import type { Lane } from '../../../src/contracts/scenario.ts';
import { Choice } from '../../forms/choice.tsx';
import { ParameterRow } from '../../forms/parameter-row.tsx';
import { setLanePosterior } from '../../store/actions/lane-posterior.ts';
import { useLane } from '../../store/hooks.ts';

const POINTS = 'points';
const OPTIONS = [
  { value: POINTS, label: words.fromPoints },
  { value: 'kalman', label: words.asState },
];

/** How a lane's posterior is computed, if there is a choice; an invalid choice can be undone. */
export function PosteriorChoice({ lane: { id, posterior } }: { lane: Pick<Lane, 'id' | 'posterior'> }) {
  const traits = useLane(id)?.run.frame?.traits;
  const fits = traits && traits !== 'untold' && traits.fitsState;
  if (!fits && !posterior) return null;
  const choice = (
    <Choice
      className="choice"
      label={words.label}
      value={posterior ?? POINTS}
      options={OPTIONS}
      onChange={(value) => setLanePosterior(id, value === 'kalman' ? value : undefined)}
    />
  );
  return (
    <ParameterRow
      label={words.label}
      symbol=""
      help={words.help}
      changed={posterior !== undefined}
      value={choice}
    />
  );
}
