import { DEVICES } from '../../../src/lessons/codes/answer-code.ts';

const KEY = 'driftlab-answer-device';

/** Where storage is refused: as long as the page. */
let drawn: number | null = null;

/** The random number by which a later code of this tab takes the place of an earlier one. It says nothing of who it is, and ends with the tab. */
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
