import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { averageRegret } from '../../../../src/experiments/report/measures.ts';
import { ordered } from '../../../../src/experiments/report/order-claims.ts';
import { reproduction } from '../../../../src/experiments/report/reproduction.ts';
import type { Design, Experiment } from '../../../../src/experiments/spec.ts';
import { createLocalPool } from '../../../../src/plan/local-pool.ts';
import { jobsOf } from '../../../../src/plan/plan.ts';
import { runJob } from '../../../../src/plan/run-job.ts';
import { here } from '../../../../web/answers/reports-here.ts';
import { hereSentence } from '../../../../web/papers/here/run-here.tsx';
import { HereRuns, type Surroundings } from '../../../../web/papers/here/runs.ts';
import { backend } from '../../../engine/support.ts';
import { smallWorld } from '../../../experiments/support.ts';

const lanes = {
  'GP-UCB': { algorithm: 'gp-ucb', parameters: {} },
  Random: { algorithm: 'random', parameters: {} },
};
const DESIGN: Design = {
  setting: [],
  columns: [
    { name: 'one', scenario: smallWorld(1), lanes },
    { name: 'two', scenario: smallWorld(2, 15), lanes },
  ],
  measures: [{ measure: averageRegret }],
  claims: [
    ordered({
      text: 'GP-UCB is better than chance',
      measure: averageRegret.id,
      columns: ['one', 'two'],
      pairs: [['GP-UCB', 'Random']],
    }),
  ],
};
const experiment = (id: string): Experiment => ({ id, title: id, source: '', runs: 50, design: DESIGN });

/** What the command line reports of so many runs. */
function expected(id: string, runs: number) {
  const { plan, report } = reproduction(experiment(id), DESIGN, runs, backend);
  return report(jobsOf(plan).map(({ group, replicate }) => runJob(plan.groups[group], replicate, backend)));
}

/** Jobs done since the start, and how many may be done before the pool holds on. */
const work = { done: 0, allowed: Number.POSITIVE_INFINITY };
let faults: string[] = [];
const stopped: string[] = [];

const surroundings: Surroundings = {
  open: (id) => ({
    async plan(runs) {
      if (faults[0] === 'plan') throw new Error(faults.splice(0).join(', '));
      return reproduction(experiment(id), DESIGN, runs, backend).plan;
    },
    report: async (runs, results) => reproduction(experiment(id), DESIGN, runs, backend).report(results),
    stop: () => stopped.push(id),
  }),
  workersFor(groups) {
    const pool = createLocalPool(groups, backend);
    return {
      ...pool,
      async run(job) {
        while (work.done >= work.allowed) await new Promise((resolve) => setTimeout(resolve, 5));
        const result = await pool.run(job);
        if (faults[0] === 'job') throw new Error(faults.splice(0).join(', '));
        work.done++;
        return result;
      },
    };
  },
  now: () => 0,
};

const runs = new HereRuns(surroundings);
const state = (id = 'first') => here.getState()[id];

beforeEach(() => {
  faults = [];
  Object.assign(work, { done: 0, allowed: Number.POSITIVE_INFINITY });
});
afterEach(() => {
  for (const id of ['first', 'second']) runs.remove(id);
});

describe('an experiment run in this browser', () => {
  it('ends with the report of the command line', async () => {
    await runs.start('first', 4);
    expect(state()).toMatchObject({ wanted: 4, done: 4, share: 1, status: 'done', fault: null });
    expect(state().report).toEqual(expected('first', 4));
    expect(hereSentence(state())).toBe('4 runs, this browser');
  });

  it('reports on whole runs as they arrive, from the second on, and is not done before the last', async () => {
    work.allowed = 3;
    const running = runs.start('first', 4);
    await vi.waitFor(() => expect(state().done).toBe(1));
    expect([state().status, state().report]).toEqual(['running', null]);
    work.allowed = 7;
    await vi.waitFor(() => expect(state().report?.runs).toBe(3));
    expect(state().status).toBe('running');
    expect(state().report).toEqual(expected('first', 3));
    expect(hereSentence({ ...state(), secondsLeft: 11.2 })).toBe(
      '3 of 4 runs, this browser · about 12 s left',
    );
    work.allowed = 8;
    await running;
    expect(state().report).toEqual(expected('first', 4));
  });

  it('goes on from the runs that are there when more are wanted', async () => {
    await runs.start('first', 2);
    expect(work.done).toBe(4);
    await runs.start('first', 5);
    expect(work.done).toBe(10);
    expect(state().report).toEqual(expected('first', 5));
  });

  it('stops at once when it is cancelled, keeps its whole runs and goes on from the last job', async () => {
    work.allowed = 5;
    const running = runs.start('first', 4);
    await vi.waitFor(() => expect(state().report?.runs).toBe(2));
    runs.cancel();
    expect(state()).toMatchObject({ status: 'stopped', done: 2, fault: null });
    expect(hereSentence(state())).toBe('2 of 4 runs, this browser · stopped');
    work.allowed = Number.POSITIVE_INFINITY;
    await running;
    expect(state().status).toBe('stopped');
    await runs.start('first', 4);
    expect(state().report).toEqual(expected('first', 4));
  });

  it('stops for another one and keeps what it has', async () => {
    work.allowed = 5;
    const first = runs.start('first', 4);
    await vi.waitFor(() => expect(work.done).toBe(5));
    work.allowed = Number.POSITIVE_INFINITY;
    await runs.start('second', 2);
    await first;
    expect([state('first').status, state('second').status]).toEqual(['stopped', 'done']);
    expect(state('second').report).toEqual(expected('second', 2));
  });

  it('says a fault in a sentence, and may be tried again', async () => {
    faults = ['plan', 'no table'];
    await runs.start('first', 2);
    expect(hereSentence(state())).toBe('The run stopped: plan, no table.');
    faults = ['job', 'out of memory'];
    await runs.start('first', 2);
    expect(hereSentence(state())).toBe('The run stopped: job, out of memory.');
    await runs.start('first', 2);
    expect(state().report).toEqual(expected('first', 2));
  });

  it('is forgotten with its worker when it is removed', async () => {
    stopped.length = 0;
    await runs.start('first', 2);
    runs.remove('first');
    expect([here.getState(), stopped]).toEqual([{}, ['first']]);
  });

  it('begins anew with another table', async () => {
    await runs.start('first', 2);
    await runs.start('first', 2, new File(['t,a,b'], 'other.csv'));
    expect(work.done).toBe(8);
  });
});
