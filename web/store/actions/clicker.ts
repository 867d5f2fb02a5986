import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { Scene } from '../../../src/engine/scenes/define.ts';
import { drawnWorld, nextChange, previousChange } from '../run/lane-data.ts';
import { loadScenes, scenes } from '../scenes.ts';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';
import { openScenario } from './scenario.ts';
import { goToChange, pause, setCursor } from './time.ts';

/**
 * Opens the next (1) or previous (−1) scene, counted from the one shown, even if changed; from anything else
 * the first. Opens paused.
 */
export async function goToScene(direction: 1 | -1): Promise<void> {
  const { known } = scenes.getState();
  const all = known.length > 1 ? known : await loadScenes();
  openScenario(neighbour(all, lab.getState().scenario, direction), false);
}

/** The prepared scenes form a circle, so that every key press has an effect. */
function neighbour(all: readonly Scene[], scenario: Scenario, direction: 1 | -1): Scenario {
  const at = all.findIndex((scene) => scene.scenario.title === scenario.title);
  const next = at < 0 ? 0 : (at + direction + all.length) % all.length;
  return all[next].scenario;
}

/** The clicker's forward key: to the next change, after the last one to the end, then to the next scene. */
export function goForward(): void {
  const state = lab.getState();
  if (isOnTheWay(state)) return;
  const { horizon } = state.scenario;
  if (nextChange(state) !== null) goToChange(1);
  else if (state.t < horizon) goToStep(horizon);
  else void goToScene(1);
}

/** The clicker's back key: to the previous change, before the first to step 1, then to the previous scene. */
export function goBack(): void {
  const state = lab.getState();
  if (isOnTheWay(state)) return;
  if (previousChange(state) !== null) goToChange(-1);
  else if (state.t > 1) goToStep(1);
  else void goToScene(-1);
}

/** A scene's changes are unknown until its world has been built. */
const isOnTheWay = (state: LabState): boolean => state.shown !== state.scenario || drawnWorld(state) === null;

function goToStep(t: number): void {
  pause();
  setCursor(t);
}
