import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { Scene } from '../../../src/engine/scenes/define.ts';
import { drawnWorld, nextChange, previousChange } from '../run/lane-data.ts';
import { loadScenes, scenes } from '../scenes.ts';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';
import { openScenario } from './scenario.ts';
import { goToChange, pause, setCursor } from './time.ts';

/** The scene after the one shown, changed or not, or before it; from anything else the first. Opens at rest. */
export async function goToScene(direction: 1 | -1): Promise<void> {
  const { known } = scenes.getState();
  const all = known.length > 1 ? known : await loadScenes();
  openScenario(neighbour(all, lab.getState().scenario, direction), false);
}

/** The prepared scenes stand in a circle, so that no key is ever without effect. */
function neighbour(all: readonly Scene[], scenario: Scenario, direction: 1 | -1): Scenario {
  const at = all.findIndex((scene) => scene.scenario.title === scenario.title);
  const next = at < 0 ? 0 : (at + direction + all.length) % all.length;
  return all[next].scenario;
}

/** What a clicker's two keys do: to the change ahead, after the last one to the end, then to the next scene. */
export function goForward(): void {
  const state = lab.getState();
  if (isOnTheWay(state)) return;
  const { horizon } = state.scenario;
  if (nextChange(state) !== null) goToChange(1);
  else if (state.t < horizon) goToStep(horizon);
  else void goToScene(1);
}

/** The same way back: to the change behind, before the first one to the first step, then to the scene before. */
export function goBack(): void {
  const state = lab.getState();
  if (isOnTheWay(state)) return;
  if (previousChange(state) !== null) goToChange(-1);
  else if (state.t > 1) goToStep(1);
  else void goToScene(-1);
}

/** Before its world is there nobody knows where a scene changes. */
const isOnTheWay = (state: LabState): boolean => state.shown !== state.scenario || drawnWorld(state) === null;

function goToStep(t: number): void {
  pause();
  setCursor(t);
}
