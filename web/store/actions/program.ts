import { page } from '../page.ts';
import { chosenLane } from '../run/lane-data.ts';
import { lab } from '../store.ts';
import { selectLane } from './view.ts';

/** Whether the editor has just been closed and nothing has the focus yet. */
let leaving = false;

/** Opens the program of the selected lane in place of the controls. */
export function editProgram(): void {
  leaving = false;
  page.setState({ program: chosenLane(lab.getState()) });
}

/** Shows the controls again, at the lane whose program it was. */
export function leaveProgram(): void {
  const { program } = page.getState();
  if (!program) return;
  leaving = true;
  selectLane(program);
  page.setState({ program: null });
}

/** Gives the focus to the button that opens a program, if its editor has just been closed. */
export function takeFocusBack(button: HTMLElement | null): void {
  if (!leaving || !button) return;
  leaving = false;
  button.focus();
}
