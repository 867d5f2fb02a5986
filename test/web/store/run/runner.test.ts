import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaneLetter } from '../../../../src/contracts/scenario.ts';
import { SCENES } from '../../../../src/engine/scenes/index.ts';
import { endGesture, undo } from '../../../../web/store/actions/edit.ts';
import {
  addLane,
  branchLane,
  removeLane,
  renameLane,
  setLaneParameter,
} from '../../../../web/store/actions/lanes.ts';
import { openScenario, setObjectiveParameter, setRun } from '../../../../web/store/actions/scenario.ts';
import { pause, play, setCursor } from '../../../../web/store/actions/time.ts';
import { allLanes, drawn, drawnWorld, laneAt } from '../../../../web/store/run/lane-data.ts';
import { calm } from '../../../../web/store/run/pace.ts';
import { startRunner } from '../../../../web/store/run/runner.ts';
import { lab } from '../../../../web/store/store.ts';
import { LabClient } from '../../../../web/worker/pool/client.ts';
import { expectedRun, type InProcessWorker, workshop } from '../../worker/in-process.ts';
import { resetLab, SCENARIO } from '../support.ts';

let workers: InProcessWorker[];
let stop: () => void;

function start(limit: number): void {
  const shop = workshop();
  workers = shop.workers;
  stop = startRunner(new LabClient(shop.start, limit));
}

const run = (letter: LaneLetter) => laneAt(lab.getState(), letter)?.run;
const shownRun = (letter: LaneLetter) => laneAt(drawn(lab.getState()), letter)?.run;
const settle = () => vi.advanceTimersByTimeAsync(400);
/** The lanes that each worker was asked to run, in order. */
const ran = () =>
  workers.map(({ account }) => account.flatMap((call) => call.match(/runLane (.)/)?.[1] ?? []).join(''));
const expected = (letter: LaneLetter) => expectedRun(lab.getState().scenario, letter);
const other = { ...(SCENES.find(({ id }) => id === 'steady-drift') ?? SCENES[1]).scenario, horizon: 20 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 1000 / 60));
  resetLab();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('runner', () => {
  it('runs every lane to the horizon and shows the frame under the cursor', async () => {
    start(2);
    await settle();
    expect(run('A')?.records).toEqual(expected('A').records);
    expect(run('B')).toMatchObject({
      status: 'done',
      fingerprint: expected('B').fingerprint,
      frame: { t: 1 },
    });
    expect(drawnWorld(lab.getState())?.starIndex).toHaveLength(20);
  });

  it('branches a lane at the step shown: the same queries so far, then its own way', async () => {
    start(2);
    await settle();
    setCursor(9);
    branchLane('B');
    setLaneParameter('C', 'deltaB', 0.9);
    await settle();
    const [origin, branch] = [run('B')?.records ?? [], run('C')?.records ?? []];
    const { lanes } = lab.getState().scenario;
    expect(lanes.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
    expect(lanes[2]).toMatchObject({
      label: expect.stringMatching(/branch at 9$/),
      parameters: { deltaB: 0.9 },
    });
    const queries = (records: typeof origin) => records.map(({ index, y }) => [index, y]);
    expect(queries(branch.slice(0, 9))).toEqual(queries(origin.slice(0, 9)));
    expect(branch).toEqual(expected('C').records);
    undo();
    undo();
    expect(lab.getState().scenario.lanes).toHaveLength(2);
  });

  it('runs only the lane whose parameters changed', async () => {
    start(2);
    await settle();
    const before = run('A')?.records;
    setLaneParameter('B', 'deltaB', 0.5);
    await settle();
    expect(ran()).toEqual(['A', 'BB']);
    expect(run('A')?.records).toBe(before);
    expect(run('B')).toMatchObject(expected('B'));
  });

  it('keeps the records of lanes that share the reopened worker, and computes their steps again for a frame', async () => {
    start(1);
    await settle();
    const before = run('A')?.records;
    setLaneParameter('B', 'deltaB', 0.5);
    await settle();
    setCursor(15);
    await settle();
    expect(ran()).toEqual(['ABB']);
    expect(run('A')).toMatchObject({ status: 'done', frame: { t: 15, explanation: expect.anything() } });
    expect(run('A')?.records).toBe(before);
  });

  it('runs nothing for a name, and everything for a seed', async () => {
    start(2);
    await settle();
    renameLane('A', 'mine');
    await settle();
    expect(workers.map(({ opened }) => opened.length)).toEqual([1, 1]);
    expect(lab.getState().shown).toBe(lab.getState().scenario);
    setRun({ seed: 7 });
    await settle();
    expect(ran()).toEqual(['AA', 'BB']);
  });

  it('skips the scenarios between two pictures: the newest wins', async () => {
    start(1);
    for (const seed of [1, 2, 3, 4]) setRun({ seed });
    await settle();
    expect(workers[0].opened.map(({ seed }) => seed)).toEqual([SCENARIO.seed, 4]);
    expect(run('A')).toMatchObject({ status: 'done', ...expected('A') });
  });

  it('lets the other lanes go on when one fails, and tries again at the next change', async () => {
    start(1);
    await settle();
    const { lanes } = lab.getState().scenario;
    openScenario(
      { ...lab.getState().scenario, lanes: [lanes[0], { ...lanes[1], algorithm: 'unheard-of' }] },
      false,
    );
    await settle();
    expect(run('B')).toMatchObject({
      status: 'failed',
      error: 'The lane names no algorithm: "unheard-of".',
      records: [],
    });
    expect(run('A')).toMatchObject({ status: 'done', error: null });
    undo();
    await settle();
    expect(run('B')).toMatchObject({ status: 'done', ...expected('B') });
  });

  it('forgets a removed lane and computes an added one', async () => {
    start(2);
    await settle();
    removeLane('A');
    addLane('tv-gp-ucb');
    await settle();
    expect(Object.keys(lab.getState().runs).sort()).toEqual(['A', 'B']);
    expect(ran()).toEqual(['AA', 'B']);
  });
});

describe('what is drawn', () => {
  const shownTitle = () => lab.getState().shown.title;

  it('is the old picture under its own names, until the new one is whole', async () => {
    start(2);
    await settle();
    for (const worker of workers) worker.hold('open');
    openScenario(other, false);
    await vi.advanceTimersByTimeAsync(150);
    expect(shownTitle()).toBe(SCENARIO.title);
    expect(shownRun('A')?.records).toEqual(expectedRun(SCENARIO, 'A').records);
    expect(run('A')?.records).toEqual([]);
    for (const worker of workers) worker.release('open');
    await vi.advanceTimersByTimeAsync(49);
    expect(shownTitle()).toBe(other.title);
    expect(shownRun('A')).toMatchObject({ frame: { t: other.view.step } });
    expect(lab.getState().opening).toBe(false);
  });

  it('is blank and says so after 200 ms without', async () => {
    start(2);
    await settle();
    for (const worker of workers) worker.hold('open');
    openScenario(other, false);
    await vi.advanceTimersByTimeAsync(201);
    expect(shownTitle()).toBe(other.title);
    expect(
      allLanes(drawn(lab.getState())).map(({ run }) => run.records.length + Number(run.frame !== null)),
    ).toEqual(other.lanes.map(() => 0));
    expect([drawnWorld(lab.getState()), lab.getState().opening]).toEqual([null, true]);
    for (const worker of workers) worker.release('open');
    await settle();
    expect(shownRun('A')).toMatchObject(expected('A'));
    expect(lab.getState().opening).toBe(false);
  });

  it('says nothing in the first moment of the page', async () => {
    start(1);
    await vi.advanceTimersByTimeAsync(60);
    expect(lab.getState().opening).toBe(false);
  });

  it('is the last good run while the objective cannot run, and recovers', async () => {
    start(1);
    await settle();
    openScenario({ ...other, objective: { id: 'dataset', parameters: {} } }, false);
    await settle();
    expect(lab.getState().worldError).toContain('dataset');
    expect(shownTitle()).toBe(SCENARIO.title);
    expect(shownRun('A')).toMatchObject(expectedRun(SCENARIO, 'A'));
    expect(run('A')?.records).toEqual([]);
    setRun({ seed: 5 });
    await settle();
    undo();
    undo();
    await settle();
    expect(lab.getState()).toMatchObject({ worldError: null, opening: false });
    expect(run('A')).toMatchObject(expected('A'));
  });

  it('follows a slider picture by picture, each of them whole', async () => {
    start(2);
    await settle();
    const pictures = new Set<string>();
    const unsubscribe = lab.subscribe((state) => {
      const { frame, records } = laneAt(drawn(state), 'B')?.run ?? {};
      if (frame && records) pictures.add(state.shown.lanes[1].parameters.deltaB?.toString() ?? 'default');
      expect([frame === null, records?.length === 0]).toEqual([false, false]);
    });
    for (let i = 1; i <= 40; i++) {
      setLaneParameter('B', 'deltaB', i / 100, 'slider');
      await vi.advanceTimersByTimeAsync(16);
    }
    await settle();
    unsubscribe();
    expect(pictures.size).toBeGreaterThan(4);
    expect(shownRun('B')).toMatchObject(expected('B'));
  });

  it('never mixes a parameter of the objective with the records before it', async () => {
    start(2);
    await settle();
    setObjectiveParameter('lengthscale', 0.4);
    expect(run('A')?.records).toEqual([]);
    await settle();
    expect(run('A')).toMatchObject(expected('A'));
  });
});

describe('frames', () => {
  const framesOf = (letter: string) =>
    workers[0].account
      .filter((call) => call.startsWith(`frame ${letter}`))
      .map((call) => Number.parseInt(call.slice(8), 10));

  it('are asked one at a time per lane, and the newest step wins', async () => {
    start(1);
    await settle();
    workers[0].hold('frame');
    workers[0].account.length = 0;
    for (const t of [2, 3, 4, 5]) setCursor(t);
    await settle();
    expect(framesOf('A')).toEqual([2]);
    workers[0].release('frame');
    await settle();
    expect(framesOf('A')).toEqual([2, 5]);
  });

  it('of an old run are dropped', async () => {
    start(1);
    await settle();
    workers[0].hold('frame');
    setCursor(9);
    await settle();
    setRun({ seed: 8 });
    await settle();
    workers[0].release('frame');
    await settle();
    expect(run('A')?.frame?.truth).toEqual(run('B')?.frame?.truth);
    expect(run('A')).toMatchObject({ frame: { t: 9 }, ...expected('A') });
  });

  it('of the next step are there before the clock while the page plays: the step is drawn once', async () => {
    start(1);
    await settle();
    play();
    lab.setState({ t: 2 });
    await settle();
    expect([framesOf('A').at(-1), run('A')?.frame?.t]).toEqual([3, 2]);
    lab.setState({ t: 3 });
    expect(run('A')?.frame?.t).toBe(3);
    await settle();
    expect(framesOf('A').filter((t) => t > 1)).toEqual([2, 3, 4]);
    // What was fetched for a step that is not gone to is not shown.
    setCursor(7);
    expect(run('A')?.frame?.t).toBe(3);
    await settle();
    pause();
    lab.setState({ t: 4 });
    await settle();
    expect(run('A')?.frame?.t).toBe(4);
  });
});

describe('a drag', () => {
  const slide = (value: number) => setObjectiveParameter('lengthscale', value, 'objective lengthscale');
  const value = () => lab.getState().scenario.objective.parameters.lengthscale;

  it('has each picture made whole, then the newest value; those the hand has left are never run', async () => {
    start(1);
    await settle();
    for (const each of [0.21, 0.22, 0.23]) slide(each);
    expect(value()).toBe(0.21);
    await settle();
    expect(value()).toBe(0.23);
    expect(workers[0].account.filter((call) => call.startsWith('open'))).toHaveLength(3);
    expect(run('A')?.records).toEqual(expected('A').records);
  });

  it('leaves the value where it is let go, one entry to undo, and the bits of that value typed', async () => {
    start(1);
    await settle();
    const before = value();
    for (const each of [0.21, 0.22, 0.23]) slide(each);
    endGesture();
    expect(value()).toBe(0.23);
    await settle();
    expect(run('B')?.fingerprint).toBe(expected('B').fingerprint);
    undo();
    expect(value()).toBe(before);
  });

  it('computes its lanes to the cursor, some of them whole, and the rest when the hand rests', async () => {
    start(1);
    await settle();
    setCursor(5);
    await settle();
    const lengths = new Set<number>();
    const leave = lab.subscribe(() => lengths.add(shownRun('A')?.records.length ?? 0));
    for (let i = 1; i <= 60; i++) {
      slide(0.2 + i / 1000);
      await vi.advanceTimersByTimeAsync(1000 / 60);
    }
    leave();
    expect([...lengths].sort((a, b) => a - b)).toEqual([5, 20]);
    expect(run('A')?.status).toBe('running');
    await settle();
    expect(run('A')).toMatchObject({ status: 'done', ...expected('A') });
    expect(calm.getState()).toBe(lab.getState());
    slide(0.4);
    await vi.advanceTimersByTimeAsync(50);
    slide(0.41);
    await vi.advanceTimersByTimeAsync(50);
    expect(run('A')?.records).toHaveLength(5);
    endGesture();
    await vi.advanceTimersByTimeAsync(60);
    expect(run('A')).toMatchObject({ status: 'done', ...expected('A') });
  });

  it('that ends before its last picture leaves no lane cut off for longer than the others', async () => {
    start(1);
    await settle();
    setCursor(5);
    slide(0.3);
    await vi.advanceTimersByTimeAsync(50);
    slide(0.31);
    endGesture();
    await vi.advanceTimersByTimeAsync(60);
    expect(run('A')).toMatchObject({ status: 'done', ...expected('A') });
  });

  it('moves what is not about the lanes at most five times a second, and at once when it ends', async () => {
    start(1);
    await settle();
    let moves = 0;
    const leave = calm.subscribe(() => moves++);
    for (let i = 1; i <= 60; i++) {
      slide(0.2 + i / 1000);
      await vi.advanceTimersByTimeAsync(1000 / 60);
    }
    leave();
    expect(moves).toBeGreaterThan(0);
    expect(moves).toBeLessThanOrEqual(5);
    endGesture();
    await settle();
    expect(calm.getState()).toBe(lab.getState());
  });
});
