import * as words from '#words/page/notices';
import { suits } from '../../../src/algorithms/suits.ts';
import type { Lane, Scenario } from '../../../src/contracts/scenario.ts';
import type { ObjectiveAbout } from '../../../src/objectives/spec.ts';
import { listed } from '../../../words/listed.ts';
import { algorithmById } from '../../registry/known.ts';
import { laneName } from '../names.ts';
import { dismissNotice, notify } from '../page.ts';
import { lab } from '../store.ts';
import { edit, undo } from './edit.ts';

/** Algorithm of the lane that replaces lanes that cannot run. */
const STAND_IN = 'gp-ucb';

const runsOn = ({ algorithm }: Lane, objective: ObjectiveAbout): boolean => {
  const spec = algorithmById(algorithm);
  return !spec || suits(spec, objective);
};

/**
 * The lanes that an objective can run. Lanes that need an environment it does not have are replaced by one
 * GP-UCB lane with the first one's letter, unless there is one already.
 */
export function suitedLanes(lanes: readonly Lane[], objective: ObjectiveAbout): readonly Lane[] {
  const first = lanes.find((lane) => !runsOn(lane, objective));
  if (!first) return lanes;
  const present = lanes.some(({ algorithm }) => algorithm === STAND_IN);
  return lanes.flatMap((lane) => {
    if (runsOn(lane, objective)) return [lane];
    return lane === first && !present
      ? [{ id: lane.id, algorithm: STAND_IN, label: '', parameters: {} }]
      : [];
  });
}

/**
 * Tells which lanes of `before` were removed for the objective just chosen, and offers to undo it. Does
 * nothing if all could stay.
 */
export function tellReplaced(before: Scenario, objective: ObjectiveAbout): void {
  const gone = before.lanes.filter((lane) => !runsOn(lane, objective)).map(laneName);
  if (gone.length === 0) return;
  const { scenario: after } = lab.getState();
  notify({
    kind: 'info',
    text: words.needEnvironment({ lanes: listed(gone), count: gone.length, objective: objective.name }),
    actions: [{ label: words.undo, run: () => takeBack(before, after) }],
  });
}

/** Later changes stay in the history. */
function takeBack(before: Scenario, after: Scenario): void {
  if (lab.getState().scenario === after) undo();
  else edit(() => before);
  dismissNotice();
}
