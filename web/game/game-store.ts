import { createStore } from 'zustand/vanilla';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Belief, Faults, Turn } from '../../src/engine/game/game.ts';
import { firstWish, type Wish } from './wish.ts';

/** A game as the page knows it: nothing of the truth. */
export interface GameState {
  readonly wish: Wish;
  /** null until a game has been dealt. */
  readonly scenario: Scenario | null;
  readonly candidates: CandidateSet | null;
  readonly turns: readonly Turn[];
  readonly faults: Faults;
  /** The candidate aimed at. */
  readonly aim: number;
  /** A model of the data is shown. */
  readonly helped: boolean;
  /** May hold fewer data than there are turns, for a moment. */
  readonly belief: Belief | null;
  /** A plain sentence when the game cannot be opened or go on. */
  readonly fault: string | null;
  /** The game was begun earlier, with so many queries made. */
  readonly resumed: number;
  /** The lesson's step that it is a round of, as "the-world-moves.6"; null: of none. */
  readonly lesson: string | null;
}

export const game = createStore<GameState>()(() => ({
  wish: firstWish(),
  scenario: null,
  candidates: null,
  turns: [],
  faults: {},
  aim: 0,
  helped: false,
  belief: null,
  fault: null,
  resumed: 0,
  lesson: null,
}));
