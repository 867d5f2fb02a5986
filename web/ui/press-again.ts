/** Data left by the scripts of the first paint. */
export interface PressedWindow {
  /** Names of the buttons pressed in the picture, in order. */
  driftlabPressed?: readonly string[];
}

/**
 * Repeats the presses made in a part of the picture. Buttons are found by name: one that already plays is no
 * longer called Play, so it is not stopped.
 */
export function pressAgain(part: string): void {
  const { driftlabPressed = [] } = window as PressedWindow;
  for (const name of driftlabPressed) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${part} button`)];
    buttons.find((button) => nameOf(button) === name)?.click();
  }
}

const nameOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();
