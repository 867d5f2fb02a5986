import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepRecord } from '../../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../../src/contracts/scenario.ts';
import { LabClient, laneAsked } from '../../../../web/worker/pool/client.ts';
import { smallScenario } from '../../../engine/support.ts';
import { expectedRun, type InProcessWorker, workshop } from '../in-process.ts';

const SCENARIO = smallScenario();
const OTHER = smallScenario({ seed: 96 });
const A = laneAsked(SCENARIO, 'A');
const open = () => new AbortController().signal;

let workers: InProcessWorker[];
let client: LabClient;

beforeEach(() => {
  vi.useFakeTimers();
  const shop = workshop();
  workers = shop.workers;
  client = new LabClient(shop.start, 2);
});
afterEach(() => {
  vi.useRealTimers();
});

/** What an answer came to, once time has passed for it. */
async function settled<T>(answer: Promise<T>): Promise<T | Error> {
  const end = answer.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  return end;
}

describe('LabClient', () => {
  it('rejects, and never throws, what is asked of a lane without a worker', async () => {
    const asked = { lane: 'D', key: 'any' } as const;
    for (const ask of [
      () => client.frame(asked, 1),
      () => client.fit(asked, 1),
      () => client.runLane(asked, () => {}, open()),
    ]) {
      const answer: Promise<unknown> = ask();
      expect(await settled(answer)).toMatchObject({ name: 'AbortError' });
    }
  });

  it('rejects what is asked of another run than the one that is open', async () => {
    await settled(client.open(SCENARIO, ['A', 'B']).world);
    expect(await settled(client.frame(A, 1))).toMatchObject({ t: 1 });
    const opening = client.open(OTHER, ['A', 'B']).world;
    const early = settled(client.frame(A, 1));
    await settled(opening);
    expect(await early).toMatchObject({ name: 'AbortError' });
    expect(await settled(client.frame(laneAsked(OTHER, 'A'), 1))).toMatchObject({ t: 1 });
  });

  it('hands over each record once and in order, however many workers it takes', async () => {
    await settled(client.open(SCENARIO, ['A']).world);
    const received: StepRecord[] = [];
    const running = client.runLane(
      A,
      ({ from, records }) => {
        expect(from).toBe(received.length + 1);
        received.push(...records);
      },
      open(),
    );
    for (const harm of ['break', 'silence', 'break'] as const) {
      await vi.advanceTimersByTimeAsync(4);
      workers.filter(({ stopped }) => !stopped)[0][harm]();
      await vi.advanceTimersByTimeAsync(7000);
    }
    expect(await settled(running)).toEqual({
      lane: 'A',
      fingerprint: expectedRun(SCENARIO, 'A').fingerprint,
      marks: expectedRun(SCENARIO, 'A').marks,
    });
    expect(received).toEqual(expectedRun(SCENARIO, 'A').records);
  });

  it('gives each lane the worker with the fewest lanes, and opens only those of changed lanes', async () => {
    const { lanes } = SCENARIO;
    const three = { ...SCENARIO, lanes: [...lanes, { ...lanes[0], id: 'C' as const }] };
    const reopened = async (changed: LaneLetter[]) => {
      const { lanes, world } = client.open(three, changed);
      await settled(world);
      return lanes;
    };
    expect(await reopened(['A', 'B', 'C'])).toEqual(['A', 'B', 'C']);
    expect(workers).toHaveLength(2);
    expect(await reopened(['B'])).toEqual(['B']);
    expect(await reopened(['C'])).toEqual(['A', 'C']);
    expect(workers.map(({ opened }) => opened.length)).toEqual([2, 2]);
  });
});
