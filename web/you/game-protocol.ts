import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Belief, Faults, Score, Turn } from '../../src/engine/game/game.ts';
import type { GameWish } from '../../src/engine/game/hidden-world.ts';

/** An opened game: what the page may know about its world, and the turns made so far. */
export interface OpenedGame {
  readonly scenario: Scenario;
  readonly candidates: CandidateSet;
  readonly turns: readonly Turn[];
  readonly faults: Faults;
}

/** The result of a query. */
export interface Answer {
  readonly turn: Turn;
  readonly faults: Faults;
}

/**
 * The worker that holds the hidden world. It never reveals truth and optimum, and regret only in the score.
 * Every rejection is a plain sentence.
 */
export interface GameWorker {
  deal(wish: GameWish): Promise<OpenedGame>;
  /** Opens a game from a link or from this browser's storage: checks it, then replays its queries. */
  open(scenario: unknown, choices: readonly number[]): Promise<OpenedGame>;
  query(candidate: number): Promise<Answer>;
  belief(): Promise<Belief | null>;
  /** Score of a game that ends. */
  score(): Promise<Score>;
}
