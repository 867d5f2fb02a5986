import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { worldKey } from '../../../src/engine/scenario/run-key.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { createStream } from '../../../src/random/stream.ts';
import { redo, undo } from '../../../web/store/actions/edit.ts';
import { setLaneParameter } from '../../../web/store/actions/lanes.ts';
import { openScenario, setRun } from '../../../web/store/actions/scenario.ts';
import { setCursor } from '../../../web/store/actions/time.ts';
import { allLanes, drawn, drawnWorld } from '../../../web/store/run/lane-data.ts';
import { startRunner } from '../../../web/store/run/runner.ts';
import type { LabState } from '../../../web/store/state.ts';
import { lab } from '../../../web/store/store.ts';
import { LabClient } from '../../../web/worker/pool/client.ts';
import { expectedRun, type InProcessWorker, workshop } from '../worker/in-process.ts';
import { resetLab } from './support.ts';

const small = (scenario: Scenario): Scenario => ({
  ...scenario,
  horizon: 16,
  grid: { pointsPerDimension: 12 },
  view: { ...scenario.view, step: 8 },
});
const SCENARIOS = ['abrupt-change', 'steady-drift', 'clock-or-event', 'no-change'].flatMap((id) =>
  SCENES.filter((scene) => scene.id === id).map(({ scenario }) => small(scenario)),
);

/** Seeded choices: whole numbers below n, one after another. */
function choices(seed: number) {
  const stream = createStream(seed, 'faults');
  let drawn = 0;
  return (n: number) => Math.floor(stream.uniformAt(drawn++) * n);
}

const ACTS: readonly ((below: (n: number) => number) => void)[] = [
  (below) => openScenario(SCENARIOS[below(SCENARIOS.length)], false),
  (below) => setRun({ seed: 1 + below(3) }),
  (below) => setLaneParameter('B', 'deltaB', 0.1 * (1 + below(3))),
  (below) => setCursor(1 + below(16)),
  undo,
  redo,
];

const FAULTS: readonly ((worker: InProcessWorker, below: (n: number) => number) => void)[] = [
  (worker) => worker.break(),
  (worker) => worker.silence(),
  (worker, below) => {
    worker.latency = 20 * below(20);
  },
];

/** Every number that is drawn is one of the run that it is drawn under, and every fingerprint too. */
function expectNoMixture(state: LabState): void {
  if (drawnWorld(state)) expect(state.worldKey).toBe(worldKey(state.shown));
  for (const shown of [drawn(state), state])
    for (const { lane, run } of allLanes(shown)) {
      const expected = expectedRun(shown.scenario, lane.id);
      expect(run.records).toEqual(expected.records.slice(0, run.records.length));
      expect(run.error).toBeNull();
      const framed = run.frame && expected.records[run.frame.t - 1];
      if (run.frame && framed) expect(run.frame.truth[framed.index]).toBe(framed.f);
      if (run.fingerprint) expect(run.fingerprint).toBe(expected.fingerprint);
    }
}

let stop = () => {};
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeEach(() => {
  vi.useFakeTimers();
  resetLab(SCENARIOS[0]);
  uncaught.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  stop();
  process.off('unhandledRejection', note);
  vi.useRealTimers();
});

describe('workers that break, fall silent or are slow at random moments', () => {
  it.each(Array.from({ length: 25 }, (_, i) => i + 1))(
    'seed %i: the same run, and nothing false on the way',
    async (seed) => {
      const below = choices(seed);
      const { workers, start } = workshop();
      let replaced = 0;
      stop = startRunner(new LabClient(start, 1 + below(3), () => replaced++));
      const unsubscribe = lab.subscribe(expectNoMixture);
      let lost = 0;
      for (let act = 0; act < 8; act++) {
        ACTS[below(ACTS.length)](below);
        await vi.advanceTimersByTimeAsync(below(120));
        const alive = workers.filter((worker) => !worker.stopped);
        const fault = below(FAULTS.length);
        FAULTS[fault](alive[below(alive.length)], below);
        if (fault < 2) lost++;
        await vi.advanceTimersByTimeAsync(below(400));
      }
      await vi.advanceTimersByTimeAsync(60_000);
      unsubscribe();
      const { scenario, shown, opening, worldError } = lab.getState();
      expect({ shown, opening, worldError }).toEqual({ shown: scenario, opening: false, worldError: null });
      for (const { lane, run } of allLanes(lab.getState()))
        expect(run).toMatchObject({ status: 'done', ...expectedRun(scenario, lane.id) });
      expect(replaced).toBeLessThanOrEqual(lost);
      expect(uncaught).toEqual([]);
    },
  );
});
