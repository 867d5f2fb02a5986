import { SCENES, type Scenario } from '../../../src/index.ts';
import { endGesture } from '../../../web/store/actions/edit.ts';
import { lab, openedState } from '../../../web/store/store.ts';

/** Two lanes, GP-UCB and ET-GP-UCB, 20 steps. */
export const SCENARIO: Scenario = { ...SCENES[0].scenario, horizon: 20 };

/** The store as if the page had just opened this scenario. */
export function resetLab(scenario: Scenario = SCENARIO): void {
  endGesture();
  lab.setState({ ...openedState(scenario), theme: 'light', speed: 4 }, true);
  lab.temporal.getState().clear();
}
