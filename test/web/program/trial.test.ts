import { describe, expect, it } from 'vitest';
import { Trial } from '../../../web/program/trial.ts';
import type { LabClient } from '../../../web/worker/pool/client.ts';
import { SCENARIO } from '../store/support.ts';

/** A client whose lanes end as they are told. */
function fakeClient() {
  const ends: { done: () => void; fail: (reason: Error) => void }[] = [];
  const opened: string[] = [];
  const client = {
    open(scenario: typeof SCENARIO) {
      opened.push(scenario.lanes.map(({ id }) => id).join(''));
      return { lanes: [], world: Promise.resolve(null) };
    },
    runLane: () => new Promise((done, fail) => ends.push({ done: () => done(null), fail })),
    stop() {},
  };
  return { client: client as unknown as LabClient, ends, opened };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a program on trial', () => {
  it('runs alone, and to its end', async () => {
    const { client, ends, opened } = fakeClient();
    const outcome = new Trial(() => client).run(SCENARIO, 'B');
    await settled();
    ends[0].done();
    expect(await outcome).toEqual({ fault: null });
    expect(opened).toEqual(['B']);
  });

  it('says why it stopped', async () => {
    const { client, ends } = fakeClient();
    const outcome = new Trial(() => client).run(SCENARIO, 'B');
    await settled();
    ends[0].fail(new Error('Line 3: no.'));
    expect(await outcome).toEqual({ fault: 'Line 3: no.' });
  });

  it('counts no more once another one has begun', async () => {
    const { client, ends } = fakeClient();
    const trial = new Trial(() => client);
    const [first, second] = [trial.run(SCENARIO, 'B'), trial.run(SCENARIO, 'B')];
    await settled();
    for (const end of ends) end.fail(new Error('Line 3: no.'));
    expect(await first).toBe('superseded');
    expect(await second).toEqual({ fault: 'Line 3: no.' });
  });
});
