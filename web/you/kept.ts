import type { Scenario } from '../../src/contracts/scenario.ts';
import { game } from './game-store.ts';
import { isSameGame } from './same-game.ts';
import type { Wish } from './wish.ts';

const KEY = 'driftlab-game';

/** A game left half way, as this browser keeps it. */
export interface Kept {
  readonly wish: Wish;
  readonly scenario: Scenario;
  readonly choices: readonly number[];
  readonly helped: boolean;
  /** The lesson's step that it is a round of. */
  readonly lesson?: string | null;
}

// Storage may be refused (private windows, blocked cookies): the game then lasts as long as the page.

/** null where there is none; what it holds is checked by whoever opens it. */
export function readKept(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return Array.isArray(kept?.choices) && Array.isArray(kept.scenario?.lanes) && kept.wish ? kept : null;
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

/** How many queries have been made in a game: in the one that is open, or in the one that is kept. */
export function queriesMade(scenario: Scenario): number {
  const { scenario: open, turns } = game.getState();
  if (open && isSameGame(open, scenario)) return turns.length;
  const kept = readKept();
  return kept && isSameGame(kept.scenario, scenario) ? kept.choices.length : 0;
}
