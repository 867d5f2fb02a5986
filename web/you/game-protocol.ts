import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Belief, Faults, Score, Turn } from '../../src/engine/game/game.ts';
import type { GameWish } from '../../src/engine/game/hidden-world.ts';

/** A game as it was opened: what the page may know of its world, and the turns made so far. */
export interface OpenedGame {
  readonly scenario: Scenario;
  readonly candidates: CandidateSet;
  readonly turns: readonly Turn[];
  readonly faults: Faults;
}

/** What a query brought. */
export interface Answer {
  readonly turn: Turn;
  readonly faults: Faults;
}

/** The worker that holds the hidden world. Truth and optimum never leave it, regret with the score alone; every rejection is a plain sentence. */
export interface GameWorker {
  deal(wish: GameWish): Promise<OpenedGame>;
  /** A game from a link or from this browser's memory: checked first, then played to where it was left. */
  open(scenario: unknown, choices: readonly number[]): Promise<OpenedGame>;
  query(candidate: number): Promise<Answer>;
  belief(): Promise<Belief | null>;
  /** For a game that ends. */
  score(): Promise<Score>;
}
