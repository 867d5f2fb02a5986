import * as words from '#words/you/game';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Score } from '../../src/engine/game/game.ts';
import type { GameWish } from '../../src/engine/game/hidden-world.ts';
import { isByHand, learnerOf } from '../../src/engine/game/learner.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { game } from '../game/game-store.ts';
import { forgetGame, type Kept, keepGame, keptGames, keptOf } from '../game/kept.ts';
import { isSameGame } from '../game/same-game.ts';
import { freshSeed, type Wish } from '../game/wish.ts';
import type { Entry } from '../kept/entries.ts';
import { withShownArms } from '../registry/table-names.ts';
import { notify, page } from '../store/page.ts';
import { lab } from '../store/store.ts';
import { walkLine } from '../views/plot/readout.ts';
import { walkGrid } from '../views/plot/walks.ts';
import { type GameClient, startGame } from './game-client.ts';
import type { GameWorker, OpenedGame } from './game-protocol.ts';
import { reveal } from './reveal.ts';
import { tellScore } from './score.ts';
import { offerWayBack } from './way-back.ts';

let client: GameClient | null = null;
/** Number of openings; the answer to an earlier opening is ignored. */
let opening = 0;
/** The opening whose game is on the board; differs from `opening` while the next world is being prepared. */
let dealt = 0;
/** Id under which the open game is stored; null until its first query. */
let keptAs: string | null = null;
/** Whether this stored game is the open one. */
export const isOpen = (id: string): boolean => id === keptAs;
/** Tries again to open the game that failed to open. */
let again: () => Promise<void> = newGame;
/** The queries made so far, which are carried out one after another. */
let line: Promise<void> = Promise.resolve();

/** Opens the game from a link or a lesson, the newest unfinished one, or a new one; an open one continues. */
export async function enter(): Promise<void> {
  const { dealt, dealtBy = null } = page.getState();
  if (dealt) {
    page.setState({ dealt: null, dealtBy: undefined });
    return openDealt(dealt, dealtBy);
  }
  if (game.getState().scenario) return;
  const [kept] = keptGames();
  return kept ? resume(kept) : newGame();
}

/** Opens a game from a link or a lesson; an unfinished one continues. */
async function openDealt(scenario: Scenario, lesson: string | null): Promise<void> {
  const { scenario: before, turns } = game.getState();
  if (before && isSameGame(before, scenario)) return game.setState({ lesson, resumed: turns.length });
  const kept = keptOf(scenario);
  return kept ? resume({ ...kept, value: { ...kept.value, lesson } }) : openLinked(scenario, lesson);
}

/** Continues a stored game. If it cannot be opened it stays stored. */
export async function resume(kept: Entry<Kept>): Promise<void> {
  const { wish, scenario, choices, helped, lesson = null } = kept.value;
  const mine = begin(kept.id, () => resume(kept));
  game.setState({ wish, helped: helped === true, lesson, ...NO_GAME });
  await open((worker) => worker.open(scenario, choices));
  if (mine !== opening || game.getState().fault) return;
  game.setState(({ turns }) => ({ resumed: turns.length }));
}

function openLinked(scenario: Scenario, lesson: string | null): Promise<void> {
  const { seed, horizon, lanes } = scenario;
  const rivals = lanes.filter((lane) => !isByHand(lane)).map(({ algorithm }) => algorithm);
  begin(null, () => openLinked(scenario, lesson));
  game.setState({ wish: { world: 'link', seed, steps: horizon, rivals }, lesson, ...NO_GAME });
  return open((worker) => worker.open(scenario, []));
}

const NO_GAME = { scenario: null, candidates: null, turns: [], faults: {}, belief: null } as const;

/** Starts an opening; the game open before stays stored. @returns the number of the opening */
function begin(id: string | null, retry: () => Promise<void>): number {
  keptAs = id;
  again = retry;
  return opening + 1;
}

/** Opens a new game with these settings changed; without a given seed, with a new one. */
export function newGame(change: Partial<Wish> = {}): Promise<void> {
  const before = game.getState().wish;
  // A world from a link has already been seen.
  const world = before.world === 'link' ? 'curve' : before.world;
  const wish = { ...before, world, seed: freshSeed(before.seed), ...change };
  begin(null, () => newGame(wish));
  game.setState({ wish, lesson: null });
  return open((worker) => worker.deal(asWish(wish)));
}

/** Opens a game with the same seed and other settings, before the first query. */
export function changeSettings(change: Partial<Wish>): Promise<void> {
  return newGame({ seed: game.getState().wish.seed, ...change });
}

function asWish({ world, seed, steps, rivals }: Wish): GameWish {
  const { scenario } = lab.getState();
  const lanes = rivals.map((algorithm) => ({ algorithm, parameters: {} }));
  const lent = world === 'page' || world === 'link';
  return { world: lent ? lentBy(scenario) : world, seed, steps, rivals: lanes };
}

const lentBy = ({ objective, grid, noiseVariance, model }: Scenario) => ({
  objective,
  grid,
  noiseVariance,
  model,
});

async function open(ask: (worker: GameWorker) => Promise<OpenedGame>): Promise<void> {
  const mine = ++opening;
  game.setState({ fault: null, resumed: 0 });
  try {
    const opened = await askGame(ask);
    if (mine !== opening) return;
    dealt = mine;
    game.setState({
      ...withShownArms(opened, opened.scenario),
      aim: middle(opened.candidates),
      belief: null,
    });
    void refreshBelief();
  } catch (error) {
    if (mine === opening) fail(error);
  }
}

/** Aims at a candidate. */
export function aimAt(candidate: number): void {
  if (candidate !== game.getState().aim) game.setState({ aim: candidate });
}

/** Moves the aim by grid steps: to the right, and upwards on a square. */
export function moveAim(dx: number, dy: number): void {
  const { candidates, aim } = game.getState();
  if (candidates) aimAt(walkOf(candidates)(aim, dx, dy));
}

/** Aims at the first or last candidate of the row. */
export function aimAtEnd(last: boolean): void {
  const { candidates } = game.getState();
  if (candidates) moveAim(last ? candidates.size : -candidates.size, 0);
}

/**
 * Queries at the present aim; queries made while waiting for an answer follow it. Does nothing while another
 * world is being prepared, because the aim belongs to the previous one.
 */
export function query(): Promise<void> {
  if (dealt !== opening) return line;
  const { aim } = game.getState();
  const mine = opening;
  line = line.then(() => (mine === opening ? make(aim, mine) : undefined));
  return line;
}

async function make(candidate: number, mine: number): Promise<void> {
  const { scenario, turns, fault } = game.getState();
  if (!scenario || fault || turns.length >= scenario.horizon) return;
  try {
    const { turn, faults } = await askGame((worker) => worker.query(candidate));
    if (mine !== opening) return;
    game.setState((state) => ({ turns: [...state.turns, turn], faults }));
    if (turn.t >= scenario.horizon) return showTruth();
    remember();
    void refreshBelief();
  } catch (error) {
    if (mine === opening) fail(error);
  }
}

/** Shows or hides a GP's belief given the person's data. */
export function setHelped(helped: boolean): void {
  game.setState({ helped });
  if (dealt === opening && game.getState().turns.length > 0) remember();
  void refreshBelief();
}

/** Ends the game after the last query or earlier, and opens its run in the lanes with the person's lane. */
export function showTruth(): void {
  const { scenario, turns, lesson } = game.getState();
  if (!scenario || turns.length === 0) return;
  forgetGame(keptAs, asKept(scenario));
  keptAs = null;
  opening++;
  const scored = endWorker();
  game.setState({ ...NO_GAME, lesson: null });
  reveal(
    scenario,
    turns.map(({ index }) => index),
  );
  if (lesson) offerWayBack(lesson);
  const mine = opening;
  void scored.then((score) => {
    const isShown = !lesson && mine === opening && !page.getState().place;
    if (score && isShown) tellScore(scenario, score, turns.length);
  });
}

/** Opens the game again in its last state, after its worker was lost. */
export function reopen(): Promise<void> {
  const { scenario, turns } = game.getState();
  stopWorker();
  if (!scenario) return again();
  return open((worker) =>
    worker.open(
      scenario,
      turns.map(({ index }) => index),
    ),
  );
}

/** The person's letter; C before a game has been opened. */
export const ownLetter = (scenario: Scenario | null) => (scenario && learnerOf(scenario)?.id) ?? 'C';

async function refreshBelief(): Promise<void> {
  const { helped, turns } = game.getState();
  if (!helped || turns.length === 0) return;
  const mine = opening;
  const belief = await askGame((worker) => worker.belief()).catch(() => null);
  if (mine === opening && belief?.data === game.getState().turns.length) game.setState({ belief });
}

function remember(): void {
  const { scenario } = game.getState();
  if (!scenario) return;
  try {
    keptAs = keepGame(keptAs, asKept(scenario));
  } catch (error) {
    if (toldUnkept) return;
    toldUnkept = true;
    notify({ kind: 'info', text: words.notKept(messageOf(error)), actions: [] });
  }
}

/** Told only once: if storage is refused, it is refused for every query. */
let toldUnkept = false;

function asKept(scenario: Scenario): Kept {
  const { wish, turns, helped, lesson } = game.getState();
  return { wish, scenario, choices: turns.map(({ index }) => index), helped, lesson };
}

function fail(error: unknown): void {
  game.setState({ fault: messageOf(error) });
}

/** Stops the worker. Its pending answers never come, so later queries do not wait for them. */
function stopWorker(): void {
  client?.stop();
  client = null;
  line = Promise.resolve();
}

/** Longest wait for the score. */
const PATIENCE_MS = 5000;

/** Stops the worker once it has returned the score; null if it does not. */
function endWorker(): Promise<Score | null> {
  const ended = client;
  client = null;
  line = Promise.resolve();
  if (!ended) return Promise.resolve(null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const told = (async () => ended.ask((worker) => worker.score()))().catch(() => null);
  return Promise.race([told, late]).finally(() => ended.stop());
}

function askGame<T>(question: (worker: GameWorker) => Promise<T>): Promise<T> {
  client ??= startGame();
  return client.ask(question);
}

const walkOf = ({ axes, size }: CandidateSet) =>
  axes.length === 2 ? walkGrid(axes[0].length, axes[1].length) : walkLine(size);

const middle = (candidates: CandidateSet): number => walkOf(candidates)(null, 0, 0);
