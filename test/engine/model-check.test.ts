import { describe, expect, it } from 'vitest';
import { completeScenario } from '../../src/engine/scenario/complete.ts';
import { createMlMatrixBackend } from '../../src/gp/reference/backend.ts';
import { checkModel, createWorld, type ModelCheck, openLane, type ParamValues } from '../../src/index.ts';
import { evaluateKernel } from '../../src/kernels/index.ts';
import { objectiveById } from '../../src/objectives/registry.ts';

const HORIZON = 60;

function check(
  objective: string,
  algorithm: string,
  parameters: ParamValues = {},
  lane: ParamValues = {},
): ModelCheck & { readonly told: number } {
  const spec = objectiveById(objective);
  if (!spec) throw new Error(`no objective ${objective}`);
  const scenario = completeScenario(spec, {
    seed: 5,
    horizon: HORIZON,
    objective: { id: objective, parameters },
    grid: { pointsPerDimension: spec.dimension === 2 ? 11 : 60 },
    lanes: [{ algorithm, parameters: lane }],
  });
  const backend = createMlMatrixBackend();
  const world = createWorld(scenario, backend);
  const session = openLane(scenario, scenario.lanes[0], world, backend);
  let told = 0;
  const found = checkModel(session, world, HORIZON, (t) => {
    told = t;
  });
  session.dispose();
  return { ...found, told };
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('checkModel', () => {
  it('finds the band near its promise before a jump, and far below it after', () => {
    const { coverage, promise, told } = check('abrupt-change-1d', 'gp-ucb', { changes: [30, 59] });
    expect(told).toBe(HORIZON);
    // √β_t of step 10 is below 2.5: the model promises less than 99 %.
    expect(promise[20]).toBeGreaterThan(0.9);
    expect(promise[20]).toBeLessThan(1);
    expect(mean(coverage.slice(1, 30))).toBeGreaterThan(0.8);
    expect(mean(coverage.slice(30, 40))).toBeLessThan(0.7);
  });

  it('knows the age of what a lane holds: all of it, or a window', () => {
    const all = check('abrupt-change-1d', 'gp-ucb');
    expect([all.oldestAge[0], all.oldestAge[40], all.medianAge[40]]).toEqual([Number.NaN, 40, 20]);
    const window = check('abrupt-change-1d', 'sw-gp-ucb', {}, { window: 10 });
    expect(window.oldestAge[40]).toBe(10);
  });

  it('has the correlations that the objective is drawn with, where the model assumes them', () => {
    const rate = 0.05;
    const { time, space } = check('gp-chain-1d', 'tv-gp-ucb', { rate }, { epsilon: rate });
    expect([time.truth[0], time.model[0], space?.truth[0], space?.model[0]]).toEqual([1, 1, 1, 1]);
    expect(time.model[20]).toBeCloseTo((1 - rate) ** 10, 12);
    // One path of 60 steps says little of lag 20; of lag 2 enough.
    expect(Math.abs(time.truth[2] - time.model[2])).toBeLessThan(0.1);
    const spec = objectiveById('gp-chain-1d');
    const lengthscale = spec?.parameters.find(({ id }) => id === 'lengthscale')?.default as number;
    const kernel = { family: 'se', lengthscales: [lengthscale], variance: 1 } as const;
    expect(space?.model[3]).toBeCloseTo(evaluateKernel(kernel, [0], [space?.lags[3] ?? 0]), 12);
  });

  it('says that a still objective does not drift, whatever is assumed', () => {
    const { time } = check('static-multimodal', 'ui-tvbo', {}, { sigmaW2: 0.1 });
    expect(mean(time.truth)).toBeCloseTo(1, 12);
    expect(time.model[30]).toBeLessThan(0.95);
  });

  it('takes the first coordinate of a square, and says nothing of space for arms', () => {
    expect(check('moving-peaks-2d', 'gp-ucb').space?.lags.at(-1)).toBeCloseTo(0.5, 12);
    expect(check('cart-pole', 'gp-ucb').space).toBeNull();
  });

  it('has no band where there is no model', () => {
    const { coverage, promise } = check('abrupt-change-1d', 'random');
    expect([...coverage, ...promise].every(Number.isNaN)).toBe(true);
  });
});
