import { afterAll, describe, expect, it } from 'vitest';
import type { RecordBatch } from '../../src/contracts/lane-news.ts';
import { parseScenario } from '../../src/index.ts';
import { Lab } from '../../web/worker/lab/lab.ts';
import { backend } from '../engine/support.ts';
import { startArchived } from './replay.ts';

const unheard = new AbortController().signal;
const today = new Lab({
  loadBackend: async () => backend,
  nextTurn: async () => {},
  now: () => performance.now(),
});
const { lab: old, thread } = startArchived('0.1.0');
afterAll(() => thread.stop());

const WORLDS = {
  'a line that jumps': { id: 'abrupt-change-1d' },
  'a square': { id: 'moving-peaks-2d' },
  'a world that stands still': { id: 'static-multimodal' },
  'an environment': { id: 'threshold-rosenbrock' },
  'evaluations that take time': { id: 'evaluation-time' },
};
const on = (objective: { readonly id: string }, algorithm = 'gp-ucb') =>
  parseScenario({ objective, horizon: 30, seed: 5, lanes: [{ algorithm }] });

/** Where engine 0.2.0 computes as 0.1.0 did, the adapted answers are today's own. */
describe('engine 0.1.0 behind its adapter', () => {
  it.each(Object.entries(WORLDS))('answers of %s what today’s engine answers', async (_, objective) => {
    const [theirs, ours] = [await old.open(on(objective)), await today.open(on(objective))];
    const { reach, ...rest } = ours;
    expect(theirs).toMatchObject(rest);
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
    const exact = ours.candidates.dimension === 1 && !ours.environment;
    expect(theirs.reach).toEqual(exact ? reach : Float64Array.from(reach, (_, i) => ours.range[i % 2]));
  });

  it('hands over records of today’s form', async () => {
    const scenario = on(WORLDS['a line that jumps'], 'et-gp-ucb');
    const records = async (lab: typeof old) => {
      const batches: RecordBatch[] = [];
      await lab.open(scenario);
      await lab.runLane('A', (batch) => batches.push(batch), unheard);
      return batches.flatMap((batch) => batch.records);
    };
    expect(await records(old)).toEqual(await records(today));
  });

  it('says of a frame what it can, and that it does not tell the rest', async () => {
    const scenario = on(WORLDS['a line that jumps']);
    await old.open(scenario);
    await today.open(scenario);
    const { traits: _, explanation: __, ...ours } = await today.frame('A', 20);
    expect(await old.frame('A', 20)).toEqual({ ...ours, traits: 'untold', explanation: 'untold' });
  });

  it('tells that a lane has no model', async () => {
    await old.open(on(WORLDS['a line that jumps'], 'random'));
    expect((await old.frame('A', 20)).traits).toBeNull();
  });

  it('fits a model', async () => {
    await old.open(on(WORLDS['a line that jumps']));
    expect(await old.fit('A', 30)).toMatchObject({ count: 29, noiseVariance: null, parameters: {} });
  });

  it('runs replicates of several groups and plans in turns', async () => {
    const groupOf = (algorithm: string) => {
      const { lanes, ...scenario } = on(WORLDS['a line that jumps'], algorithm);
      return {
        scenario: { ...scenario, lanes },
        lanes: [{ algorithm, parameters: {}, lane: 'A' as const }],
        curvePoints: 3,
      };
    };
    const plans = [[groupOf('gp-ucb'), groupOf('et-gp-ucb')], [groupOf('random')]];
    const results = async (lab: typeof old) => {
      for (const [plan, groups] of plans.entries()) await lab.openReplicates(plan, groups);
      return Promise.all(
        [0, 1].flatMap((number) =>
          plans.flatMap((groups, plan) =>
            groups.map((_, group) => lab.replicate(number, { plan, group }, unheard)),
          ),
        ),
      );
    };
    const [theirs, ours] = [await results(old), await results(today)];
    for (const [i, [result]] of theirs.entries()) expect(ours[i][0]).toMatchObject(result);
  });

  it('refuses a scenario, and a plan, that it does not know, by its name', async () => {
    await expect(old.open(on({ id: 'drawn' }))).rejects.toThrow(
      'Engine 0.1.0 does not know objective.id = "drawn"; run this with today’s engine.',
    );
    const group = { scenario: on(WORLDS['a line that jumps']), lanes: [], curvePoints: 2 };
    await expect(old.openReplicates(9, [{ ...group, curveOf: 'average regret' }])).rejects.toThrow(
      'Engine 0.1.0 knows no curve of the average regret; run this with today’s engine.',
    );
  });
});
