import type { Scenario } from '../../src/contracts/scenario.ts';
import { isRecord } from '../../src/parameters/fields.ts';
import { newId } from '../browser/new-id.ts';
import { type Entry, entriesOf, entryOf, keepEntry, removeEntry, type Shelf } from '../kept/entries.ts';
import { game } from './game-store.ts';
import { isSameGame } from './same-game.ts';
import type { Wish } from './wish.ts';

/** A game left half way, as this browser keeps it. */
export interface Kept {
  readonly wish: Wish;
  readonly scenario: Scenario;
  readonly choices: readonly number[];
  readonly helped: boolean;
  /** The lesson's step that it is a round of. */
  readonly lesson?: string | null;
}

export const GAMES: Shelf<Kept> = {
  name: 'driftlab-game',
  // The rest of the scenario is checked by the worker that opens it.
  read: (value) => {
    const { wish, scenario, choices } = (value ?? {}) as Partial<Kept>;
    if (!isRecord(wish) || !Array.isArray(scenario?.lanes) || !Array.isArray(choices)) throw new TypeError();
    return value as Kept;
  },
  former: 'one',
  joined: (kept, came) => (goesOn(kept, came) ? came : null),
};

/** Whether a game is the same one as before, with no query of it taken back. */
const goesOn = (before: Kept, after: Kept): boolean =>
  before.choices.every((choice, i) => after.choices[i] === choice) &&
  isSameGame(before.scenario, after.scenario);

/** The newest first; none where storage is refused (private windows, blocked cookies). */
export function keptGames(): readonly Entry<Kept>[] {
  try {
    return entriesOf(GAMES);
  } catch {
    return [];
  }
}

/**
 * Keeps a game under its id; where another tab has gone on otherwise, beside that one.
 * @param id null: it has none yet
 * @returns the id it is kept under
 * @throws Error with a sentence where there is no room, or storage is blocked
 */
export function keepGame(id: string | null, kept: Kept): string {
  const before = id === null ? null : entryOf(GAMES, id);
  const own = id !== null && before && goesOn(before, kept) ? id : newId();
  keepEntry(GAMES, own, kept);
  return own;
}

/** Of a game that has ended; what another tab has done further stays. */
export function forgetGame(id: string | null, ended: Kept): void {
  try {
    const before = id === null ? null : entryOf(GAMES, id);
    if (id !== null && before && goesOn(before, ended)) removeEntry(GAMES, id);
  } catch {
    // Nothing was kept.
  }
}

/** @returns how to put it back */
export const removeGame = (id: string): (() => void) => removeEntry(GAMES, id);

export const keptOf = (scenario: Scenario): Entry<Kept> | null =>
  keptGames().find(({ value }) => isSameGame(value.scenario, scenario)) ?? null;

/** How many queries have been made in a game: in the one that is open, or in the one that is kept. */
export function queriesMade(scenario: Scenario): number {
  const { scenario: open, turns } = game.getState();
  if (open && isSameGame(open, scenario)) return turns.length;
  return keptOf(scenario)?.value.choices.length ?? 0;
}
