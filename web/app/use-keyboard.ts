import { useEffect } from 'react';
import { LANE_LETTERS } from '../../src/contracts/scenario.ts';
import { pressInspect } from '../place/inspect-way.tsx';
import { redo, undo } from '../store/actions/edit.ts';
import { leaveLecture, openLecture } from '../store/actions/lecture.ts';
import { goToChange, pause, setCursor, stepBy, togglePlaying } from '../store/actions/time.ts';
import { nextField, restoreLanes, toggleEnlarged } from '../store/actions/view.ts';
import { openLibrary, openPlace } from '../store/address/place.ts';
import { isShut, page, showCard, showRoom } from '../store/page.ts';
import { dismissGhost } from '../store/run/ghost.ts';
import { chosenLane } from '../store/run/lane-data.ts';
import { stage } from '../store/stage.ts';
import { lab } from '../store/store.ts';

/** Elements that handle all keys themselves: text, menus, dialogs. */
const TEXT = 'input:not([type="range"], [type="checkbox"]), textarea, [contenteditable="true"]';
const OWN_KEYS = `${TEXT}, [role="menu"], [role="dialog"]`;
/** Elements that handle only the space bar, or only the arrows. */
const OWN_SPACE = 'button, a, [type="checkbox"]';
const OWN_ARROWS = '[type="range"], [role="tab"], [role="radio"]';

/**
 * Whether the page's keys are off. A place has its own keys, but in a lesson the player's work unless a
 * question is open. A place alone in a frame has no others.
 */
function isCovered(): boolean {
  if (isShut(page.getState())) return true;
  const { place } = page.getState();
  const clock = stage.getState().stage;
  return place !== null && !(place.name === 'lesson' && clock && !clock.resting);
}

/** The page's keys: space, arrows, Home, End, undo, redo, `?`. */
export function useKeyboard(openHelp: () => void): void {
  useEffect(() => {
    // A clicked button keeps the focus, but the space bar then plays and pauses again.
    let byPointer = false;
    let swallowKeyUp = false;
    const onPointerDown = () => {
      byPointer = true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ') byPointer = false;
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented) return;
      const action =
        isCovered() || target.closest(OWN_KEYS)
          ? inspectAction(event, target)
          : keyAction(event, target, byPointer, openHelp);
      if (!action) return;
      event.preventDefault();
      swallowKeyUp = event.key === ' ';
      action();
    };
    // Firefox presses a button on key up, even if the key down was handled.
    const onKeyUp = (event: KeyboardEvent) => {
      if (swallowKeyUp && event.key === ' ') event.preventDefault();
      swallowKeyUp = false;
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [openHelp]);
}

function keyAction(
  event: KeyboardEvent,
  target: Element,
  byPointer: boolean,
  openHelp: () => void,
): (() => void) | null {
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'z') return event.shiftKey ? redo : undo;
  if (command && event.key.toLowerCase() === 'y') return redo;
  if (command || event.altKey) return null;
  const stride = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case ' ':
      return target.closest(OWN_SPACE) && !byPointer ? null : togglePlaying;
    case 'ArrowLeft':
      return target.closest(OWN_ARROWS) ? null : () => stepBy(-stride);
    case 'ArrowRight':
      return target.closest(OWN_ARROWS) ? null : () => stepBy(stride);
    case 'Home':
      return target.closest(OWN_ARROWS) ? null : () => jump(1);
    case 'End':
      return target.closest(OWN_ARROWS) ? null : () => jump(lab.getState().scenario.horizon);
    case 'q':
    case 'Q':
      return showRoom;
    case 'g':
    case 'G':
      return dismissGhost;
    case 'Escape':
      return lab.getState().lecture !== null ? leaveLecture : lab.getState().enlarged ? restoreLanes : null;
    case '?':
      return openHelp;
    default:
      return letterAction(event.key.toUpperCase());
  }
}

const LETTER_ACTIONS: Readonly<Record<string, () => void>> = {
  V: nextField,
  L: openLibrary,
  W: () => openPlace({ name: 'glossary', detail: '' }),
  X: pressInspect,
  I: toggleCard,
  N: () => goToChange(1),
  P: () => goToChange(-1),
  R: openLecture,
};

/** The key that opens a figure also works in a place or a dialog. */
function inspectAction({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element) {
  const isOther = ctrlKey || metaKey || altKey || target.closest(`${TEXT}, [role="menu"]`);
  return key.toUpperCase() === 'X' && !isOther ? pressInspect : null;
}

/** A lane's letter enlarges it; the other letters have one action each. */
function letterAction(key: string): (() => void) | null {
  if (stage.getState().stage) return null;
  const letter = LANE_LETTERS.find((lane) => lane === key);
  if (letter) return () => toggleEnlarged(letter);
  return LETTER_ACTIONS[key] ?? null;
}

function jump(t: number): void {
  pause();
  setCursor(t);
}

/** Shows the selected lane's card, or hides it if it is already shown. */
function toggleCard(): void {
  const state = lab.getState();
  const algorithm = state.scenario.lanes.find(({ id }) => id === chosenLane(state))?.algorithm ?? null;
  showCard(page.getState().card === algorithm ? null : algorithm);
}
