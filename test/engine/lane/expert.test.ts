import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../src/engine/world.ts';
import { expertQueries } from '../../../src/policy/expert.ts';
import { largestKeptAge } from '../../../src/policy/memory.ts';
import { backend, laneOf, runLane, smallScenario } from '../support.ts';

const scenario = smallScenario({ objective: { id: 'moving-peak', parameters: {} } });

describe('SparQ-GP-UCB', () => {
  const session = runLane(scenario, laneOf('sparq-gp-ucb'));

  it('asks ⌈6 ln t⌉ places, at least one, never more than it has visited', () => {
    const visited = new Set<number>();
    for (const { t, index, sideQueries } of session.records) {
      visited.add(index);
      expect(sideQueries).toBeLessThanOrEqual(Math.min(Math.max(1, expertQueries(t)), visited.size));
      expect(sideQueries).toBeGreaterThanOrEqual(1);
    }
  });

  it('asks as often as it is told to', () => {
    const few = runLane(scenario, laneOf('sparq-gp-ucb', { queryFactor: 1 }));
    for (const { t, sideQueries } of few.records)
      expect(sideQueries).toBeLessThanOrEqual(Math.max(1, Math.ceil(Math.log(t))));
    const total = (records: typeof few.records) =>
      records.reduce((sum, record) => sum + record.sideQueries, 0);
    expect(total(few.records)).toBeLessThan(total(session.records));
    few.dispose();
    const six = runLane(scenario, laneOf('sparq-gp-ucb', { queryFactor: 6 }));
    expect(six.records).toEqual(session.records);
    six.dispose();
  });

  it('keeps the observations whose noise is still below the cut, and the newest', () => {
    for (const { t, dataSizeAfter } of session.records)
      expect(dataSizeAfter).toBe(Math.min(t, Math.max(1, largestKeptAge(t) + 1)));
  });

  it('knows the places it asked about: far less doubt there than the prior', () => {
    const frame = session.frame(scenario.horizon);
    const { sd } = frame;
    const last = session.records[scenario.horizon - 2].index;
    expect(sd?.[last]).toBeLessThan(0.2);
  });

  it('shows in a frame the answers of the step before, near the truth of then', () => {
    for (const t of [2, 10, scenario.horizon]) {
      const { answers } = session.frame(t);
      const { truth } = session.frame(t - 1);
      expect(answers).toHaveLength(session.records[t - 2].sideQueries);
      const visited = new Set(session.records.slice(0, t - 1).map(({ index }) => index));
      for (const { index, y } of answers) {
        expect(visited.has(index)).toBe(true);
        expect(Math.abs(y - truth[index])).toBeLessThan(1);
      }
    }
    expect(session.frame(1).answers).toEqual([]);
    expect(runLane(scenario, laneOf('gp-ucb')).frame(5).answers).toEqual([]);
  });

  describe('with answers reused for three steps', () => {
    const thrifty = runLane(scenario, laneOf('sparq-gp-ucb', { answersKept: 3 }));

    it('asks no place again while its last answer is at most three steps old', () => {
      const given = new Map<number, { t: number; y: number }>();
      for (let t = 1; t < scenario.horizon; t++) {
        let fresh = 0;
        for (const { index, y, age } of thrifty.frame(t + 1).answers) {
          const last = given.get(index);
          if (last && t - last.t <= 3) {
            expect({ y, age }).toEqual({ y: last.y, age: t - last.t });
            continue;
          }
          expect(age).toBeUndefined();
          given.set(index, { t, y });
          fresh++;
        }
        expect(thrifty.records[t - 1].sideQueries).toBe(fresh);
      }
    });

    it('asks fewer questions for it', () => {
      const total = ({ records }: typeof thrifty) => records.reduce((sum, own) => sum + own.sideQueries, 0);
      expect(total(thrifty)).toBeLessThan(total(session) / 2);
    });

    it('takes an old answer for σ̄² (age² + 1) noisy', () => {
      const t = scenario.horizon;
      const { answers, mean, dataSteps } = thrifty.frame(t);
      expect(answers.some(({ age }) => age === 3)).toBe(true);
      const world = createWorld(scenario, backend);
      const noise = scenario.noiseVariance;
      const place = (index: number) => [world.candidates.points[index]];
      const observations = [
        ...Array.from(dataSteps, (step) => {
          const { index, y } = thrifty.records[step - 1];
          return { x: place(index), y, time: t, noiseVariance: noise * ((t - step - 1) ** 2 + 1) };
        }),
        ...answers.map(({ index, y, age = 0 }) => ({
          x: place(index),
          y,
          time: t,
          noiseVariance: noise * (age ** 2 + 1),
        })),
      ];
      const points = world.candidates.points;
      const times = new Float64Array(points.length).fill(t);
      const still = { kind: 'static' } as const;
      const joint = backend.jointPosterior(world.kernel, still, 1, observations, points, times);
      mean?.forEach((value, i) => {
        expect(value).toBeCloseTo(joint.mean[i], 6);
      });
    });
  });

  it('gives two lanes that ask the same the same answers, and other chains to other lanes', () => {
    const again = runLane(scenario, laneOf('sparq-gp-ucb'), createWorld(scenario, backend));
    expect(again.records).toEqual(session.records);
  });
});
