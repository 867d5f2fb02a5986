import { ABRUPT_CHANGE_1D } from '../../objectives/sampled/abrupt-change.about.ts';
import { defineScene } from './define.ts';

/** The scene that the page opens on, in its own file because the other scenes and their tables load later. */
export const OPENING = defineScene(ABRUPT_CHANGE_1D, {
  id: 'abrupt-change',
  name: 'Abrupt change',
  description: 'The objective jumps twice: old data mislead GP-UCB, the event trigger drops them.',
  line: 'Two jumps: old data mislead.',
  seed: 26,
  shows: { difference: 'regret', between: ['A', 'B'], percentile: 71.5 },
  objective: { id: ABRUPT_CHANGE_1D.id },
  lanes: [['gp-ucb'], ['et-gp-ucb']],
  selected: 1,
});
