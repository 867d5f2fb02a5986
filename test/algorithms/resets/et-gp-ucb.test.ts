import { describe, expect, it } from 'vitest';
import { etGpUcb } from '../../../src/algorithms/resets/et-gp-ucb.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { createWorld } from '../../../src/engine/world.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { backend, laneOf, runLane, smallScenario } from '../../engine/support.ts';

const scenario = smallScenario({ objective: { id: 'abrupt-change-1d', parameters: { changes: [15, 28] } } });
const run = (parameters: ParamValues) => runLane(scenario, laneOf('et-gp-ucb', parameters)).records;
const resetsOf = (records: readonly StepRecord[]) => records.filter(({ reset }) => reset).map(({ t }) => t);

describe('triggers in a run', () => {
  it('are the paper’s by default', () => {
    expect(run({})).toEqual(run({ trigger: 'event' }));
  });

  it('never: keeps all data as GP-UCB does', () => {
    const records = run({ trigger: 'never' });
    const gp = runLane(scenario, laneOf('gp-ucb')).records;
    expect(records).toEqual(gp);
  });

  it('periodic and always at the lower bound: by the calendar', () => {
    expect(resetsOf(run({ trigger: 'periodic', period: 9 }))).toEqual([9, 18, 27, 36]);
    expect(resetsOf(run({ trigger: 'lower-bound', lowerSteps: 16 }))).toEqual([16, 32]);
  });

  it('random: in each lane and replicate at times of its own, the same in every run', () => {
    const parameters = { trigger: 'random', lowerSteps: 3, upperSteps: 12 };
    const times = (lane: string, replicate = 0) => {
      const world = createWorld(scenario, backend, replicate);
      const { records } = runLane(scenario, { id: lane, algorithm: 'et-gp-ucb', parameters }, world);
      return resetsOf(records);
    };
    expect(times('A').length).toBeGreaterThan(2);
    expect(times('A')).toEqual(times('A'));
    expect(times('B')).not.toEqual(times('A'));
    expect(times('A', 1)).not.toEqual(times('A'));
  });

  it('oracle: at the first observation after each change, which survives', () => {
    const records = run({ trigger: 'oracle' });
    expect(resetsOf(records)).toEqual([16, 29]);
    expect(records[15]).toMatchObject({ reason: 'true change', dataSizeAfter: 1 });
    expect(records[16].dataSize).toBe(1);
  });

  it.each([
    ['cusum', { sumThreshold: 3 }],
    ['likelihood-ratio', { ratioThreshold: 3, window: 3 }],
  ])('%s: resets soon after a change, for the reason it states', (trigger, parameters) => {
    const records = run({ trigger, lowerSteps: 1, ...parameters });
    const [first] = records.filter(({ reset, t }) => reset && t > 15);
    expect(first.t).toBeLessThan(28);
    expect(first.reason).toBe('event');
    expect(first.psi).toBeGreaterThan(first.kappa ?? Number.POSITIVE_INFINITY);
  });

  it('likelihood ratio: ψ is a log Bayes factor of dropping the past, computed from whole Gram matrices', () => {
    const window = 4;
    const records = run({ trigger: 'likelihood-ratio', window, lowerSteps: 100 });
    expect(resetsOf(records)).toEqual([]);
    const noise = scenario.noiseVariance;
    for (const t of [5, 17, 30, 40]) {
      const seen = records.slice(0, t);
      const past = seen.slice(0, -window);
      const evidence = logLikelihood(seen.slice(-window), noise);
      const kept = logLikelihood(seen, noise) - logLikelihood(past, noise);
      expect(records[t - 1].psi).toBeCloseTo(Math.max(0, evidence - kept), 6);
    }
    expect(records.slice(0, window).every(({ psi }) => psi === 0)).toBe(true);
    expect(records.some(({ psi }) => (psi ?? 0) > 0)).toBe(true);
  });
});

describe('the form', () => {
  it('leads with the paper’s own constant, before the bounds; the trigger and its other constants come last', () => {
    const ids = etGpUcb.parameters.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['deltaB', 'bounds']);
    expect(ids.indexOf('noiseCapAfter')).toBe(ids.indexOf('trigger') + 1);
    expect(ids.filter((id) => id === 'deltaB')).toHaveLength(1);
  });
});

/** −½ yᵀK⁻¹y − ½ ln|K| − n/2 ln 2π with K = SE(l = 0.14) + noise, by Gaussian elimination. */
function logLikelihood(data: readonly StepRecord[], noise: number): number {
  const kernel = (a: number, b: number) => Math.exp(-(((a - b) / 0.14) ** 2) / 2);
  const rows = data.map((p, i) => [
    ...data.map((q, j) => kernel(p.x[0], q.x[0]) + (i === j ? noise : 0)),
    p.y,
  ]);
  let result = (-data.length / 2) * Math.log(2 * Math.PI);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i][i];
    const rest = rows[i][rows.length];
    result -= 0.5 * (Math.log(pivot) + (rest * rest) / pivot);
    for (let k = i + 1; k < rows.length; k++) {
      const factor = rows[k][i] / pivot;
      for (let j = i; j <= rows.length; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return result;
}
