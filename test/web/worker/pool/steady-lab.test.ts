import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { programStopped } from '#words/page/worker';
import { SteadyLab, USUAL_PATIENCE } from '../../../../web/worker/pool/steady-lab.ts';
import { smallScenario } from '../../../engine/support.ts';
import { expectedRun, type InProcessWorker, workshop } from '../in-process.ts';

const SCENARIO = smallScenario();
const TICK_MS = 500;

let workers: InProcessWorker[];
let steady: SteadyLab;
let replaced: number;

function start(prepare?: (worker: InProcessWorker, index: number) => void): void {
  const shop = workshop((worker) => prepare?.(worker, shop.workers.length));
  workers = shop.workers;
  replaced = 0;
  steady = new SteadyLab(shop.start, () => replaced++);
}

const run = (program = false) =>
  steady
    .ask((lab) => lab.runLane('A', () => {}, new AbortController().signal), USUAL_PATIENCE, program)
    .then((done) => done.fingerprint);
const ticks = (count: number) => vi.advanceTimersByTimeAsync(count * TICK_MS);
const EXPECTED = expectedRun(SCENARIO, 'A').fingerprint;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  steady.stop();
  vi.useRealTimers();
});

describe('SteadyLab', () => {
  it('asks the successor of a worker that broke, which has opened the same scenario', async () => {
    start();
    void steady.open(SCENARIO);
    await ticks(1);
    const answer = run();
    await vi.advanceTimersByTimeAsync(3);
    workers[0].break();
    await ticks(1);
    expect(await answer).toBe(EXPECTED);
    expect(workers.map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(workers[1].opened).toEqual([SCENARIO]);
    expect(replaced).toBe(1);
  });

  it('replaces a worker that falls silent while an answer is awaited', async () => {
    start();
    void steady.open(SCENARIO);
    await ticks(1);
    workers[0].silence();
    const answer = run();
    await ticks(USUAL_PATIENCE - 1);
    expect(workers).toHaveLength(1);
    await ticks(3);
    expect(await answer).toBe(EXPECTED);
    expect([workers.length, replaced]).toEqual([2, 1]);
  });

  it('asks for no sign of life while nothing is awaited', async () => {
    start();
    void steady.open(SCENARIO);
    await ticks(1);
    workers[0].silence();
    await ticks(10 * USUAL_PATIENCE);
    expect(workers).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('repeats an opening that was lost, once', async () => {
    start();
    const opening = steady.open(SCENARIO);
    workers[0].break();
    await ticks(1);
    expect((await opening).starIndex).toHaveLength(SCENARIO.horizon);
    expect(workers[1].opened).toHaveLength(1);
  });

  it('leaves a worker alone that is slow to answer but gives signs of life', async () => {
    start();
    void steady.open(SCENARIO);
    await ticks(1);
    workers[0].hold('runLane');
    let answered = false;
    void run().then(() => {
      answered = true;
    });
    await ticks(20 * USUAL_PATIENCE);
    expect([workers.length, answered]).toEqual([1, false]);
    workers[0].release('runLane');
    await ticks(1);
    expect(answered).toBe(true);
  });

  it('waits longer where the question is known to be long', async () => {
    start();
    void steady.open(SCENARIO);
    await ticks(1);
    workers[0].silence();
    void steady.ask((lab) => lab.fit('A', 20), 5 * USUAL_PATIENCE);
    await ticks(5 * USUAL_PATIENCE - 1);
    expect(workers).toHaveLength(1);
    await ticks(3);
    expect(workers).toHaveLength(2);
  });

  it('tries a program once more after two seconds of silence, which may be a busy machine’s', async () => {
    start();
    void steady.open(SCENARIO);
    await ticks(1);
    workers[0].silence();
    const answer = run(true);
    await ticks(3);
    expect(workers).toHaveLength(1);
    await ticks(3);
    expect(await answer).toBe(EXPECTED);
    expect(workers).toHaveLength(2);
  });

  it('stops a program that is silent for four seconds more, and asks no third worker', async () => {
    start((worker) => worker.hold('runLane'));
    void steady.open(SCENARIO);
    await ticks(1);
    workers[0].silence();
    let refused: unknown;
    run(true).catch((error: unknown) => {
      refused = error;
    });
    await ticks(5);
    expect(workers).toHaveLength(2);
    // Its code has been loaded, as it has opened the scenario by now.
    workers[1].silence();
    await ticks(6);
    expect(refused).toBeUndefined();
    await ticks(4);
    expect(refused).toEqual(new Error(programStopped));
    // The other lanes go on in a successor.
    expect(workers).toHaveLength(3);
    expect(workers[2].account).toEqual(['open']);
  });

  it('does not repeat what the worker refuses', async () => {
    start();
    workers[0].refuse('open', 'The objective cannot run.');
    await expect(steady.open(SCENARIO)).rejects.toThrow('The objective cannot run.');
    expect(workers).toHaveLength(1);
  });

  it('gives up in a sentence when no worker can be started, and tries again when next asked', async () => {
    let broken = true;
    start((worker) => {
      if (broken) queueMicrotask(() => worker.break());
    });
    await expect(steady.open(SCENARIO)).rejects.toThrow(
      'The worker could not be started: out of memory. Check the connection; the next change tries again.',
    );
    expect(workers).toHaveLength(4);
    expect(replaced).toBe(0);
    broken = false;
    const opening = steady.open(SCENARIO);
    await ticks(1);
    expect((await opening).starIndex).toHaveLength(SCENARIO.horizon);
  });
});
