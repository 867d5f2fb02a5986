import type { Scenario } from '../../../src/contracts/scenario.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { drawnWorld, nextChange, previousChange } from '../lane-data.ts';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';
import { openScenario } from './scenario.ts';
import { goToChange, pause, setCursor } from './time.ts';

/** Sizes of the type in a lecture, in percent: for a small room and for a large one. */
export const LECTURE_TYPES = [125, 150] as const;

/** What had the focus on the page, and how far it was scrolled. */
let behind: { focus: Element | null; scroll: number } | null = null;

/** Shows the lanes alone, in large type; part of a link, and no undo entry. */
export function openLecture(type: number = LECTURE_TYPES[0]): void {
  if (lab.getState().lecture === null) behind = { focus: document.activeElement, scroll: window.scrollY };
  lab.setState({ lecture: type });
}

/** Gives the page back as it was; the step is the lecture's last one. */
export function leaveLecture(): void {
  lab.setState({ lecture: null });
  const before = behind;
  behind = null;
  // Once the page is there again.
  requestAnimationFrame(() => {
    if (!before) return;
    window.scrollTo({ top: before.scroll, behavior: 'instant' });
    if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
  });
}

/** The scene after the one shown, changed or not, or before it; from anything else the first. Opens at rest. */
export function goToScene(direction: 1 | -1): void {
  openScenario(neighbour(lab.getState().scenario, direction), false);
}

/** The prepared scenes stand in a circle, so that no key is ever without effect. */
function neighbour(scenario: Scenario, direction: 1 | -1): Scenario {
  const at = SCENES.findIndex((scene) => scene.scenario.title === scenario.title);
  const next = at < 0 ? 0 : (at + direction + SCENES.length) % SCENES.length;
  return SCENES[next].scenario;
}

/** What a clicker's two keys do: to the change ahead, after the last one to the end, then to the next scene. */
export function goOn(): void {
  const state = lab.getState();
  if (isOnTheWay(state)) return;
  const { horizon } = state.scenario;
  if (nextChange(state) !== null) goToChange(1);
  else if (state.t < horizon) goToStep(horizon);
  else goToScene(1);
}

/** The same way back: to the change behind, before the first one to the first step, then to the scene before. */
export function goBack(): void {
  const state = lab.getState();
  if (isOnTheWay(state)) return;
  if (previousChange(state) !== null) goToChange(-1);
  else if (state.t > 1) goToStep(1);
  else goToScene(-1);
}

/** Before its world is there nobody knows where a scene changes. */
const isOnTheWay = (state: LabState): boolean => state.shown !== state.scenario || drawnWorld(state) === null;

function goToStep(t: number): void {
  pause();
  setCursor(t);
}
