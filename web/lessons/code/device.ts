import { DEVICES } from '../../../src/lessons/codes/answer-code.ts';

const KEY = 'driftlab-answer-device';

/** In case storage is refused: valid until the page is closed. */
let drawn: number | null = null;

/** Random number of this tab, by which its later codes replace earlier ones. It does not identify anyone and ends with the tab. */
export function device(): number {
  drawn ??= kept() ?? keep(crypto.getRandomValues(new Uint32Array(1))[0] % DEVICES);
  return drawn;
}

function kept(): number | null {
  try {
    const text = sessionStorage.getItem(KEY);
    const value = Number(text);
    return text !== null && Number.isInteger(value) && value >= 0 && value < DEVICES ? value : null;
  } catch {
    return null;
  }
}

function keep(value: number): number {
  try {
    sessionStorage.setItem(KEY, String(value));
  } catch {
    // See above.
  }
  return value;
}
