import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { objectiveById } from '../../registry/known.ts';
import { heldTitle } from '../../registry/titles.ts';
import { lab } from '../store.ts';
import { edit } from './edit.ts';
import { suitedLanes, tellReplaced } from './suited-lanes.ts';

/** Chooses another objective with settings that suit it; seed and lanes stay, if the lanes can run on it. */
export function pickObjective(id: string): void {
  const spec = objectiveById(id);
  if (!spec) return;
  const { scenario: before } = lab.getState();
  if (before.objective.id === id) return;
  edit(({ seed, replicate, lanes, view }) =>
    completeScenario(spec, {
      title: heldTitle(spec.name.replace(/, [12]D$/, '')),
      seed,
      replicate,
      objective: { id },
      lanes: suitedLanes(lanes, spec),
      view,
    }),
  );
  // In an environment the lanes' answers matter, so these are shown first.
  if (spec.environment && !objectiveById(before.objective.id)?.environment)
    lab.setState({ regretView: 'answer' });
  tellReplaced(before, spec);
}
