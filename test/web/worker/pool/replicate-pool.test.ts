import { describe, expect, it, vi } from 'vitest';
import type { LabWorker } from '../../../../src/archive/lab-worker.ts';
import type { Group } from '../../../../src/plan/plan.ts';
import { createReplicatePool } from '../../../../web/worker/pool/replicate-pool.ts';
import type { SteadyLab } from '../../../../web/worker/pool/steady-lab.ts';
import { smallScenario } from '../../../engine/support.ts';

const GROUP: Group = {
  scenario: smallScenario(),
  lanes: [{ algorithm: 'gp-ucb', parameters: {} }],
  curvePoints: 0,
};

/** A worker that takes a plan when it is told to, and an account of the plans it holds. */
function slowLab() {
  const held = new Set<number>();
  const taking: (() => void)[] = [];
  const lab: Partial<LabWorker> = {
    openReplicates: (plan) => new Promise((resolve) => taking.push(() => resolve(void held.add(plan)))),
    replicate: async (_, __, signal) => {
      signal.throwIfAborted();
      return [];
    },
    closeReplicates: async (plan) => void held.delete(plan),
  };
  const steady = { ask: <T>(question: (lab: LabWorker) => Promise<T>) => question(lab as LabWorker) };
  return { held, take: () => taking.shift()?.(), steady: steady as SteadyLab };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a pool of replicates', () => {
  it('leaves nothing at a worker that was still taking the plan when it was closed', async () => {
    const { held, take, steady } = slowLab();
    const pool = createReplicatePool([steady], [GROUP]);
    const answer = pool.run({ group: 0, replicate: 0 }).catch((error: Error) => error.message);
    pool.close();
    take();
    await settled();
    expect(await answer).toBe('the pool is closed');
    expect([...held]).toEqual([]);
  });

  it('tells a worker the plan once, and that it may forget it', async () => {
    const { held, take, steady } = slowLab();
    const told = vi.fn();
    const pool = createReplicatePool([steady], [GROUP]);
    const answers = [0, 1].map((replicate) => pool.run({ group: 0, replicate }).then(told));
    take();
    await Promise.all(answers);
    expect(told).toHaveBeenCalledTimes(2);
    expect(held.size).toBe(1);
    pool.close();
    await settled();
    expect([...held]).toEqual([]);
  });
});
