import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Wish } from './wish.ts';

const KEY = 'driftlab-game';

/** A game left half way, as this browser keeps it. */
export interface Kept {
  readonly wish: Wish;
  readonly scenario: Scenario;
  readonly choices: readonly number[];
  readonly helped: boolean;
}

// Storage may be refused (private windows, blocked cookies): the game then lasts as long as the page.

/** null where there is none; what it holds is checked by whoever opens it. */
export function readKept(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return Array.isArray(kept?.choices) && kept.scenario && kept.wish ? kept : null;
  } catch {
    return null;
  }
}

export function keep(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
