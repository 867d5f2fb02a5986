/** What the scripts of the first paint leave of it. */
export interface PressedWindow {
  /** The buttons pressed in the picture, by name, from the first to the last. */
  driftlabPressed?: readonly string[];
}

/** Presses in a part of the page what was pressed in its picture. By name: what plays by then is no longer called Play, and does not stop. */
export function pressAgain(part: string): void {
  const { driftlabPressed = [] } = window as PressedWindow;
  for (const name of driftlabPressed) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${part} button`)];
    buttons.find((button) => nameOf(button) === name)?.click();
  }
}

const nameOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();
