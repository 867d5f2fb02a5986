import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Lane, LaneLetter, Scenario } from '../../contracts/scenario.ts';
import type { Backend } from '../../gp/backend.ts';
import { messageOf } from '../../parameters/thrown.ts';
import { LaneError } from '../lane/lane-slots.ts';
import { openLane } from '../lane/open-lane.ts';
import type { Session } from '../lane/session.ts';
import { createWorld, type World } from '../world.ts';
import { isByHand, learnerOf } from './learner.ts';

/** A step as the player sees it: the query and its reading. */
export interface Turn {
  readonly t: number;
  /** Candidate queried. */
  readonly index: number;
  /** y_t at it. */
  readonly y: number;
}

/** Cumulative regret R_t at the last step played. It reveals the truth, so it is for the end of a game. */
export interface Score {
  readonly own: number;
  /** Only of the rivals still in the race. */
  readonly rivals: Readonly<Partial<Record<LaneLetter, number>>>;
  /** Expected regret of uniformly random queries: the sum over the steps of max f_t less mean f_t over candidates. */
  readonly blind: number;
}

/** A GP's belief given the player's own data, on the candidates (G): the mean and √β_t σ. */
export interface Belief {
  /** How many observations it holds. */
  readonly data: number;
  readonly mean: Float64Array;
  readonly halfWidth: Float64Array;
}

interface Rival {
  readonly letter: LaneLetter;
  readonly session: Session;
}

/** For each rival that has left the race, the reason why it could not continue. */
export type Faults = Readonly<Partial<Record<LaneLetter, string>>>;

/** The algorithm whose belief given their own data players may see: all data, no forgetting. */
const HELPER = 'gp-ucb';

/**
 * A person against the other lanes of a scenario, on the same world and noise. It keeps the truth secret
 * until the score: no value of f, no optimum, no regret. Call `dispose` when done.
 */
export class Game {
  readonly scenario: Scenario;
  readonly candidates: CandidateSet;
  private readonly world: World;
  private readonly backend: Backend;
  private readonly learner: Session;
  private readonly lane: Lane;
  private readonly rivals: readonly Rival[];
  private readonly told: Turn[] = [];
  private readonly left: Partial<Record<LaneLetter, string>> = {};
  private helper: Session | null = null;

  /** @throws LaneError with a plain sentence where the scenario is no game; ObjectiveError; OutOfMemory */
  constructor(scenario: Scenario, backend: Backend) {
    const lane = learnerOf(scenario);
    if (!lane) throw new LaneError('The scenario has no lane that a person plays.');
    this.scenario = scenario;
    this.backend = backend;
    this.world = createWorld(scenario, backend);
    if (this.world.evaluation || this.world.environment || this.world.response)
      throw new LaneError(
        'No game is played where evaluations or responses take time or f has an environment.',
      );
    this.candidates = this.world.candidates;
    this.lane = lane;
    this.learner = this.open({ ...lane, choices: [], waits: true });
    this.rivals = scenario.lanes
      .filter((other) => !isByHand(other))
      .map((other) => ({ letter: other.id, session: this.open(other) }));
  }

  get turns(): readonly Turn[] {
    return this.told;
  }

  get faults(): Faults {
    return this.left;
  }

  /** Whether all queries are made. */
  get over(): boolean {
    return this.told.length >= this.scenario.horizon;
  }

  /**
   * Makes the player's query of a candidate and a step of every rival.
   * @throws LaneError where the game is over or there is no such candidate
   */
  query(candidate: number): Turn {
    if (this.over) throw new LaneError(`The game is over after ${this.scenario.horizon} queries.`);
    this.learner.give(candidate);
    const { t, index, y } = this.learner.step();
    for (const rival of this.rivals) this.regretOf(rival, t);
    const turn = { t, index, y };
    this.told.push(turn);
    return turn;
  }

  /** The regret of everybody so far, shown at the end of a game. */
  score(): Score {
    const t = this.told.length;
    const rivals: Partial<Record<LaneLetter, number>> = {};
    for (const rival of t > 0 ? this.rivals : []) {
      const regret = this.regretOf(rival, t);
      if (regret !== null) rivals[rival.letter] = regret;
    }
    let blind = 0;
    for (let step = 1; step <= t; step++) blind += meanShortfall(this.world.truthAt(step));
    return { own: this.learner.records.at(-1)?.cumulativeRegret ?? 0, rivals, blind };
  }

  /** The GP's belief given the player's data so far, before the next query; null before the first. */
  belief(): Belief | null {
    const data = this.told.length;
    if (data === 0) return null;
    this.helper ??= this.open({ id: this.lane.id, algorithm: HELPER, parameters: {}, waits: true });
    while (this.helper.t < data) {
      this.helper.give(this.told[this.helper.t].index);
      this.helper.step();
    }
    const { mean, sd, multiplier } = this.helper.frame(data + 1);
    if (!mean || !sd) return null;
    return { data, mean, halfWidth: sd.map((deviation) => (multiplier ?? 0) * deviation) };
  }

  dispose(): void {
    for (const session of [this.learner, this.helper, ...this.rivals.map((rival) => rival.session)])
      session?.dispose();
  }

  /** R_t of a rival at step t; null from the step on at which it could not continue. */
  private regretOf({ letter, session }: Rival, t: number): number | null {
    if (this.left[letter] !== undefined) return null;
    try {
      while (session.t < t) session.step();
      return session.records[t - 1].cumulativeRegret;
    } catch (error) {
      this.left[letter] = messageOf(error);
      return null;
    }
  }

  private open(lane: Parameters<typeof openLane>[1]): Session {
    return openLane(this.scenario, lane, this.world, this.backend);
  }
}

/** max f less the mean of f over the candidates. */
function meanShortfall(truth: Float64Array): number {
  let [sum, most] = [0, truth[0]];
  for (const value of truth) {
    sum += value;
    if (value > most) most = value;
  }
  return most - sum / truth.length;
}
