import { describe, expect, it } from 'vitest';
import { gpUcb } from '../../../src/algorithms/gp-ucb.ts';
import type { AlgorithmSpec, Slots } from '../../../src/algorithms/spec.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { csvTable } from '../../../src/engine/export.ts';
import { createFingerprint } from '../../../src/engine/fingerprint.ts';
import { heldAfter, heldBefore, retain } from '../../../src/engine/lane/data/held-steps.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import type { Session } from '../../../src/engine/lane/session.ts';
import { createWorld } from '../../../src/engine/world.ts';
import type { Backend } from '../../../src/gp/backend.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import { keepAll, type Memory, slidingWindow } from '../../../src/policy/memory.ts';
import { every, never } from '../../../src/policy/trigger.ts';
import { backend, laneOf, smallScenario } from '../support.ts';

const reference = await loadBackend('ml-matrix');
const scenario = smallScenario({ grid: { pointsPerDimension: 25 } });
const world = createWorld(scenario, backend);

/** Of what is older than eight steps only every second one. */
const thinned: Memory = (_held, _verdict, t, steps) => steps.filter((step) => t - step < 8 || step % 2 === 0);

/** Each of seven observations in turn, the newest not excepted, and now and then a run of the newest alone. */
const scattered: Memory = (held, _verdict, t, steps) =>
  t % 13 === 0 ? Math.min(held, 3) : steps.filter((_, i) => held < 7 || i !== (5 * t) % held);

function algorithm(memory: Memory, others: Partial<Slots> = {}): AlgorithmSpec {
  return {
    ...gpUcb,
    slots: (...given) => ({ ...(gpUcb.slots?.(...given) as Slots), memory, ...others }),
  };
}

function run(memory: Memory, others: Partial<Slots> = {}, on: Backend = backend): Session {
  const session = openLane(scenario, laneOf('mine'), world, on, algorithm(memory, others));
  while (session.t < scenario.horizon) session.step();
  return session;
}

/** Mean and standard deviation at all candidates at step t from the observations of some steps, from nothing. */
function fromScratch(
  records: readonly StepRecord[],
  steps: readonly number[],
  t: number,
  temporal: Slots['temporal'],
) {
  const { kernel, inputs: candidates, inputDimension: dimension, modelNoiseVariance: noiseVariance } = world;
  const posterior = backend.createPosterior({ kernel, temporal, candidates, dimension });
  for (const { x, y, t: time } of steps.map((step) => records[step - 1]))
    posterior.append({ x, y, time, noiseVariance });
  const [mean, variance] = [new Float64Array(world.candidates.size), new Float64Array(world.candidates.size)];
  posterior.predict(t, mean, variance);
  posterior.dispose();
  return { mean, sd: variance.map(Math.sqrt) };
}

const printOf = (records: readonly StepRecord[]) => {
  const print = createFingerprint('wasm');
  for (const record of records) print.add(record);
  return print.digest();
};

const TEMPORAL: readonly Slots['temporal'][] = [
  { kind: 'static' },
  { kind: 'forgetting', rate: 0.05 },
  { kind: 'wiener', variance: 0.05 },
];

describe('a memory that drops from the middle', () => {
  const { records } = run(thinned);

  it('is told in the records: which steps went, and how many stay', () => {
    expect(records.slice(0, 8).every(({ dropped }) => dropped === null)).toBe(true);
    // Step 1 is the oldest when it goes, step 3 is not: 2 stays before it.
    expect(records[8]).toMatchObject({ dataSize: 8, dataSizeAfter: 8, dropped: null });
    expect(records[10]).toMatchObject({ dataSize: 9, dataSizeAfter: 9, dropped: [3] });
    expect(heldBefore(records, 13)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [i, { dataSize }] of records.entries())
      expect(heldBefore(records, i + 1)).toHaveLength(dataSize);
  });

  it.each(TEMPORAL)('gives at every step the posterior from scratch, with the factor %o', (temporal) => {
    for (const memory of [thinned, scattered]) {
      const session = run(memory, { temporal });
      expect(session.records.some(({ dropped }) => dropped)).toBe(true);
      // Forward, and then back from step to step in leaps.
      for (const t of [...session.records.map((record) => record.t), 41, 17, 39, 3, 22, 21, 40, 9]) {
        const frame = session.frame(t);
        const held = heldBefore(session.records, t);
        const { mean, sd } = fromScratch(session.records, held, t, temporal);
        expect(Array.from(frame.dataSteps)).toEqual(held);
        for (let g = 0; g < mean.length; g++) {
          expect(Math.abs((frame.mean?.[g] ?? Number.NaN) - mean[g])).toBeLessThan(1e-9);
          expect(Math.abs((frame.sd?.[g] ?? Number.NaN) ** 2 - sd[g] ** 2)).toBeLessThan(1e-9);
        }
        const record = session.records[t - 1];
        if (record) expect(record.mean).toBeCloseTo(mean[record.index], 9);
      }
      session.dispose();
    }
  });

  it('looks back without disturbing the run', () => {
    const session = openLane(scenario, laneOf('mine'), world, backend, algorithm(scattered));
    while (session.t < scenario.horizon) {
      session.step();
      session.frame(1 + ((session.t * 7) % session.t));
    }
    expect(session.records).toEqual(run(scattered).records);
  });

  it('chooses the same on the reference backend', () => {
    const other = run(scattered, {}, reference);
    for (const [i, record] of run(scattered).records.entries()) {
      expect(other.records[i]).toMatchObject({ index: record.index, dropped: record.dropped });
      expect(other.records[i].mean).toBeCloseTo(record.mean ?? Number.NaN, 8);
    }
  });

  it('is refitted on what it holds, and frames believe what the lane believed', () => {
    const refit = { every: 10, free: { lengthscales: { low: 0.01, high: 10 } } };
    const session = run(thinned, { refit });
    expect(new Set(session.records.map(({ hyperparameters }) => hyperparameters?.[0])).size).toBe(4);
    for (const t of [40, 12, 31, 30, 21]) {
      const record = session.records[t - 1];
      expect(session.frame(t).mean?.[record.index]).toBeCloseTo(record.mean ?? Number.NaN, 9);
    }
  });

  it('starts anew at a reset like any other', () => {
    const resetting: Memory = (...given) => (given[1].reset ? 2 : thinned(...given));
    const { records: resets } = run(resetting, { trigger: every(20) });
    expect(resets[19]).toMatchObject({ reset: true, dataSizeAfter: 2, dropped: null });
    expect(heldBefore(resets, 22)).toEqual([19, 20, 21]);
  });

  it('gives its memory back', () => {
    const before = backend.memoryInUse();
    run(scattered).dispose();
    expect(backend.memoryInUse()).toBe(before);
  });
});

describe('the newest n', () => {
  it('is the same run, bit for bit, whether a memory counts or names them', () => {
    const named: Memory = (_held, _verdict, _t, steps) => steps.slice(-9);
    const counted = run(slidingWindow(9)).records;
    expect(run(named).records).toEqual(counted);
    expect(counted.every(({ dropped }) => dropped === null)).toBe(true);
    const all: Memory = (_held, _verdict, _t, steps) => steps;
    expect(run(all, { trigger: never }).records).toEqual(run(keepAll).records);
  });
});

describe('what a memory may answer', () => {
  it('is a number up to what is held, or some of its steps', () => {
    expect(retain([2, 5, 6], 2)).toEqual({ dataSizeAfter: 2, dropped: null });
    expect(retain([2, 5, 6], [5, 6])).toEqual({ dataSizeAfter: 2, dropped: null });
    expect(retain([2, 5, 6], [2, 6])).toEqual({ dataSizeAfter: 2, dropped: [5] });
    expect(retain([2, 5, 6], [2, 5])).toEqual({ dataSizeAfter: 2, dropped: [6] });
    expect(retain([2, 5, 6], [])).toEqual({ dataSizeAfter: 0, dropped: null });
    for (const wrong of [4, -1, 1.5, Number.NaN, [7], [2, 2], [2, 5, 6, 7]])
      expect(() => retain([2, 5, 6], wrong), String(wrong)).toThrow(RangeError);
  });

  it('makes the next step’s data', () => {
    expect(heldAfter([2, 5], { t: 6, dataSizeAfter: 2, dropped: null })).toEqual([5, 6]);
    expect(heldAfter([2, 5], { t: 6, dataSizeAfter: 2, dropped: [5] })).toEqual([2, 6]);
    expect(heldAfter([2, 5], { t: 6, dataSizeAfter: 2, dropped: [6] })).toEqual([2, 5]);
  });
});

describe('fingerprint and table', () => {
  const { records } = run(scattered);

  it('know a drop from the middle, and nothing new where there is none', () => {
    const at = records.findIndex(({ dropped }) => dropped);
    const otherwise = records.map((record, i) => (i === at ? { ...record, dropped: [1] } : record));
    expect(records[at].dropped).not.toEqual([1]);
    expect(printOf(otherwise)).not.toBe(printOf(records));
    // Recorded before there was such a field.
    const { dropped, ...older } = run(keepAll).records[0];
    expect(dropped).toBeNull();
    expect(printOf([{ ...older, dropped: null }])).toBe(printOf(run(keepAll).records.slice(0, 1)));
  });

  it('put the steps into one cell', () => {
    const record = records.find(({ dropped }) => dropped) as StepRecord;
    const table = csvTable([record]);
    const columns = table.header.split(',');
    const cells = table
      .row({ lane: 'A', algorithm: 'mine', replicate: 0 }, { ...record, dropped: [3, 8] })
      .split(',');
    expect(cells).toHaveLength(columns.length);
    expect(cells[columns.indexOf('dropped')]).toBe('3 8');
  });
});
