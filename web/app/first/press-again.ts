import type { FirstWindow } from './window.ts';

/** Presses in a part of the page what was pressed in its picture. By name: what plays by then is no longer called Play, and does not stop. */
export function pressAgain(part: string): void {
  const { driftlabPressed = [] } = window as FirstWindow;
  for (const name of driftlabPressed) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${part} button`)];
    buttons.find((button) => nameOf(button) === name)?.click();
  }
}

const nameOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();
