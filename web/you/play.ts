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
/** Counts openings: the answer to an earlier one comes too late. */
let opening = 0;
/** The opening whose game is on the board; another one while the next world is being dealt. */
let dealt = 0;
/** The id that the open game is kept under; null until its first query. */
let keptAs: string | null = null;
/** Whether this kept game is the one that is open. */
export const isOpen = (id: string): boolean => id === keptAs;
/** Asks once more for the game whose opening failed. */
let again: () => Promise<void> = newGame;
/** The queries made, one after another. */
let line: Promise<void> = Promise.resolve();

/** Opens the game that a link or a lesson dealt, the one left half way, or a new one; one that is open already goes on. */
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

/** A game that was dealt before and left half way goes on. */
async function openDealt(scenario: Scenario, lesson: string | null): Promise<void> {
  const { scenario: before, turns } = game.getState();
  if (before && isSameGame(before, scenario)) return game.setState({ lesson, resumed: turns.length });
  const kept = keptOf(scenario);
  return kept ? resume({ ...kept, value: { ...kept.value, lesson } }) : openLinked(scenario, lesson);
}

/** Goes on with a kept game. One that does not open stays kept. */
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

/** The game that was open stays kept as it was. @returns the number of the opening that follows */
function begin(id: string | null, retry: () => Promise<void>): number {
  keptAs = id;
  again = retry;
  return opening + 1;
}

/** A game that has not begun, with other settings where given; without a seed on a fresh one. */
export function newGame(change: Partial<Wish> = {}): Promise<void> {
  const before = game.getState().wish;
  // A world from a link has been seen.
  const world = before.world === 'link' ? 'curve' : before.world;
  const wish = { ...before, world, seed: freshSeed(before.seed), ...change };
  begin(null, () => newGame(wish));
  game.setState({ wish, lesson: null });
  return open((worker) => worker.deal(asWish(wish)));
}

/** The same seed with other settings, before the first query. */
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
    game.setState({ ...opened, aim: middle(opened.candidates), belief: null });
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

/** To the first or last candidate of the row aimed at. */
export function aimAtEnd(last: boolean): void {
  const { candidates } = game.getState();
  if (candidates) moveAim(last ? candidates.size : -candidates.size, 0);
}

/**
 * Queries where the aim is now; one that is made while an answer is on its way comes after it. While another world is
 * being dealt nothing is queried: the aim is still one of the world before.
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

/** Shows or hides a GP's belief in the person's own data. */
export function setHelped(helped: boolean): void {
  game.setState({ helped });
  if (dealt === opening && game.getState().turns.length > 0) remember();
  void refreshBelief();
}

/** Ends the game, after the last query or before it: the run is opened in the lanes, with the person's among them. */
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

/** Opens the game again where it stood, after its worker was lost. */
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

/** The person's letter; C until a game has been dealt. */
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

/** Once is enough: where storage is refused it is so for every query. */
let toldUnkept = false;

function asKept(scenario: Scenario): Kept {
  const { wish, turns, helped, lesson } = game.getState();
  return { wish, scenario, choices: turns.map(({ index }) => index), helped, lesson };
}

function fail(error: unknown): void {
  game.setState({ fault: messageOf(error) });
}

/** What it was asked for never comes: no query of another game waits for that. */
function stopWorker(): void {
  client?.stop();
  client = null;
  line = Promise.resolve();
}

/** Time after which the score is not waited for. */
const PATIENCE_MS = 5000;

/** Stops the worker once it has said the score; null where it does not. */
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
