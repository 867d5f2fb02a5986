import { describe, expect, it } from 'vitest';
import type { SamplePaths } from '../../../src/contracts/lane-frame.ts';
import { samplePaths } from '../../../src/engine/lane/sample-paths.ts';
import { createWorld, type Lane, type Scenario, type Session } from '../../../src/index.ts';
import { backend, laneOf, runLane, sessionFor, smallScenario } from '../support.ts';

const scenario = smallScenario({ horizon: 30 });
const world = createWorld(scenario, backend);

function drawn(
  session: Session,
  t: number,
  count: number,
): { paths: SamplePaths; frame: ReturnType<Session['frame']> } {
  const frame = session.frame(t);
  return { paths: samplePaths({ session, t, frame, world, backend, lane: 'A' }, count), frame };
}

function pathsOf(session: Session, t: number, count: number): readonly Float64Array[] {
  const { paths } = drawn(session, t, count);
  if (typeof paths === 'string') throw new Error(paths);
  return paths;
}

const LANES: readonly [string, Lane][] = [
  ['keeps all', laneOf('gp-ucb')],
  ['has a window', laneOf('sw-gp-ucb', { window: 8 })],
  ['forgets', laneOf('tv-gp-ucb', { epsilon: 0.1 })],
  ['takes its variance to grow', laneOf('ui-tvbo')],
  ['lets noise grow with age', laneOf('w-gp-ucb', { variance: 'single' })],
  ['asks an expert', laneOf('sparq-gp-ucb')],
  ['has several priors', laneOf('likeliest-gp-ucb', { priorLengthscales: [1], priorRates: [0, 0.1] })],
  ['refits its model', laneOf('tv-gp-ucb', { refitEvery: 5 })],
];

describe('the sample paths of a lane that', () => {
  it.each(LANES)('%s have the mean and the deviation of its frame', (_, lane) => {
    const session = runLane(scenario, lane, world);
    const count = 1500;
    for (const t of [1, 12, 30]) {
      const { frame } = drawn(session, t, 1);
      const paths = pathsOf(session, t, count);
      const { mean, sd } = frame as { mean: Float64Array; sd: Float64Array };
      for (let g = 0; g < mean.length; g++) {
        const own = paths.map((path) => path[g]);
        const average = own.reduce((sum, value) => sum + value, 0) / count;
        const spread = Math.sqrt(own.reduce((sum, value) => sum + (value - average) ** 2, 0) / count);
        expect(Math.abs(average - mean[g])).toBeLessThan(5 * (sd[g] / Math.sqrt(count)) + 1e-4);
        expect(Math.abs(spread - sd[g])).toBeLessThan(0.1 * sd[g] + 1e-4);
      }
    }
    session.dispose();
  });
});

const rms = (a: Float64Array, b: Float64Array): number =>
  Math.sqrt(a.reduce((sum, value, g) => sum + (value - b[g]) ** 2, 0) / a.length);

describe('sample paths', () => {
  it('keep their numbers from step to step: they move little, also where a window drops a reading a step', () => {
    const session = runLane(scenario, laneOf('sw-gp-ucb', { window: 15 }), world);
    const moves = Array.from({ length: 14 }, (_, i) => {
      const [before, after] = [pathsOf(session, 16 + i, 1)[0], pathsOf(session, 17 + i, 1)[0]];
      return rms(before, after);
    }).sort((a, b) => a - b);
    const [one, other] = pathsOf(session, 16, 2);
    expect(moves[7]).toBeLessThan(0.25 * rms(one, other));
    session.dispose();
  });

  it('are the same however many are drawn, and each lane has its own', () => {
    const session = runLane(scenario, laneOf('gp-ucb'), world);
    expect(pathsOf(session, 1, 5).slice(0, 2)).toEqual(pathsOf(session, 1, 2));
    const frame = session.frame(1);
    const other = samplePaths({ session, t: 1, frame, world, backend, lane: 'B' }, 1);
    expect(other).not.toEqual(pathsOf(session, 1, 1));
    session.dispose();
  });

  it('leave the run as it is', () => {
    const lane = laneOf('gp-ts');
    const [plain, drawnOf] = [runLane(scenario, lane, world), sessionFor(scenario, lane, world)];
    while (!drawnOf.ended) {
      drawnOf.step();
      pathsOf(drawnOf, drawnOf.t, 5);
    }
    expect(drawnOf.records).toEqual(plain.records);
    plain.dispose();
    drawnOf.dispose();
  });

  it('are not drawn without a model, under two weights, or where there is too much', () => {
    const told = (lane: Lane, of: Scenario = scenario, t = 2) => {
      const there = createWorld(of, backend);
      const session = runLane(of, lane, there);
      const frame = session.frame(t);
      const answer = samplePaths({ session, t, frame, world: there, backend, lane: 'A' }, 5);
      session.dispose();
      return answer;
    };
    expect(told(laneOf('random'))).toBe('no model');
    expect(told(laneOf('w-gp-ucb', { variance: 'double' }))).toBe('weighted twice');
    const long = smallScenario({ horizon: 1002, grid: { pointsPerDimension: 8 } });
    expect(told(laneOf('gp-ucb'), long, 1001)).toHaveLength(5);
    expect(told(laneOf('gp-ucb'), long, 1002)).toBe('too many');
  });
});
