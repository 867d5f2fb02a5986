import { beforeEach, expect, it } from 'vitest';
import { laneKey } from '../../../../src/engine/scenario/run-key.ts';
import { setLaneParameter } from '../../../../web/store/actions/lanes.ts';
import { dismissGhost, ghostMeans } from '../../../../web/store/run/ghost.ts';
import { startGhostFrames } from '../../../../web/store/run/ghost-frames.ts';
import { lab } from '../../../../web/store/store.ts';
import { fakeRecord } from '../../fakes/records.ts';
import { resetLab, SCENARIO } from '../support.ts';

const records = [fakeRecord(1, {}), fakeRecord(2, {}), fakeRecord(3, {})];
const drawn = new Float64Array([1, 2]);
const fetched = new Float64Array([3, 4]);

/** GP-UCB and ET-GP-UCB, both computed and drawn at step 2. */
beforeEach(() => {
  resetLab();
  dismissGhost();
  const run = { status: 'done', records, error: null, fingerprint: 'f', frame: { t: 2, mean: drawn } };
  const runs = Object.fromEntries(
    SCENARIO.lanes.map((lane) => [lane.id, { ...run, key: laneKey(SCENARIO, lane) }]),
  );
  lab.setState({ runs, t: 2 } as never);
});

it('the line of the lane that changed is the one that was drawn; a worker is asked for another when the cursor moves', async () => {
  const asked: number[] = [];
  const stop = startGhostFrames(() => ({
    open: () => ({ lanes: [], world: Promise.resolve({} as never) }),
    frame: async (_, t) => {
      asked.push(t);
      return { t, mean: fetched } as never;
    },
    stop: () => {},
  }));
  setLaneParameter('B', 'deltaB', 0.3);
  lab.setState(({ scenario }) => ({ shown: scenario }));
  expect(ghostMeans.getState()).toEqual({ t: 2, means: { B: drawn } });
  expect(asked).toEqual([]);

  lab.setState({ t: 3 });
  await expect.poll(() => ghostMeans.getState()).toEqual({ t: 3, means: { B: fetched } });
  expect(asked).toEqual([3]);
  stop();
});
