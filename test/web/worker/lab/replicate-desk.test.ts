import { describe, expect, it } from 'vitest';
import { runJob } from '../../../../src/plan/run-job.ts';
import { ReplicateDesk } from '../../../../web/worker/lab/replicate-desk.ts';
import { backend } from '../../../engine/support.ts';
import { SMALL_PLAN } from '../../../experiments/support.ts';

const [group] = SMALL_PLAN.groups;

const FIRST = { plan: 1, group: 0 };
const open = () => new AbortController().signal;

/** A desk whose clock moves on at every look, so that every slice holds one step, and whose run shown may be busy. */
function desk() {
  let clock = 0;
  const idle: (() => void)[] = [];
  const state = { busy: false, looks: 0 };
  const made = new ReplicateDesk({
    loadBackend: async () => backend,
    whenIdle: () => {
      state.looks++;
      return state.busy ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
    },
    now: () => {
      clock += 10;
      return clock;
    },
  });
  const rest = () => {
    state.busy = false;
    for (const go of idle.splice(0)) go();
  };
  return { desk: made, state, rest };
}

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await Promise.resolve();
};

describe('ReplicateDesk', () => {
  it('gives what the command line’s runner gives, looking up after every slice', async () => {
    const { desk: made, state } = desk();
    made.open(1, [group]);
    expect(await made.run(1, FIRST, open())).toEqual(runJob(group, 1, backend));
    // Two lanes of 20 steps.
    expect(state.looks).toBeGreaterThanOrEqual(40);
  });

  it('waits while the run shown is busy', async () => {
    const { desk: made, state, rest } = desk();
    made.open(1, [group]);
    state.busy = true;
    let done = false;
    const running = made.run(0, FIRST, open()).then((result) => {
      done = true;
      return result;
    });
    await turns(200);
    expect([done, state.looks]).toEqual([false, 1]);
    rest();
    expect(await running).toEqual(runJob(group, 0, backend));
  });

  it('stops after its slice and leaves no memory behind', async () => {
    const before = backend.memoryInUse();
    const { desk: made, state } = desk();
    made.open(1, [group]);
    const controller = new AbortController();
    const running = made.run(0, FIRST, controller.signal);
    await turns(20);
    expect(backend.memoryInUse()).toBeGreaterThan(before);
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(backend.memoryInUse()).toBe(before);
    expect(state.looks).toBeLessThan(40);
  });

  it('refuses a lane whose memory does not fit, as the run shown does', async () => {
    const { desk: made } = desk();
    made.open(1, [{ ...group, scenario: { ...group.scenario, horizon: 50_000 } }]);
    await expect(made.run(0, FIRST, open())).rejects.toThrow(
      /^horizon must be shorter for lane [A-F]: .+ may take 256 MB/,
    );
  });

  it('drops the jobs of a plan that is closed, and takes none of a plan that it does not have', async () => {
    const { desk: made } = desk();
    made.open(1, [group]);
    const running = made.run(0, FIRST, open());
    await turns(20);
    made.close(1);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(made.run(0, FIRST, open())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('serves several plans at once, each with its own groups', async () => {
    const { desk: made } = desk();
    const other = { ...group, scenario: { ...group.scenario, seed: 99 } };
    made.open(1, [group]);
    made.open(2, [group, other]);
    const both = [made.run(0, FIRST, open()), made.run(1, { plan: 2, group: 1 }, open())];
    expect(await Promise.all(both)).toEqual([runJob(group, 0, backend), runJob(other, 1, backend)]);
  });
});
