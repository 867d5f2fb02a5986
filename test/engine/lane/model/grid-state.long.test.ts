import { describe, expect, it } from 'vitest';
import { type Lane, parseScenario, type Scenario, type StepRecord } from '../../../../src/index.ts';
import { runLane } from '../../support.ts';

const STEPS = 2000;

/** Every algorithm that the state fits, with resets of every kind. */
const FITTING: readonly (readonly [string, Lane['parameters']])[] = [
  ['gp-ucb', {}],
  ['gp-ucb', { acquisition: 'ei' }],
  ['gp-ucb', { temporalKernel: 'static', acquisition: 'pi' }],
  ['igp-ucb', {}],
  ['tv-gp-ucb', { epsilon: 0.02 }],
  ['ui-tvbo', { sigmaW2: 0.01 }],
  ['r-gp-ucb', {}],
  ['r-gp-ucb', { periodFrom: 'steps', period: 250 }],
  ['br-gp-ucb', {}],
  ['et-gp-ucb', {}],
  ['et-gp-ucb', { survivors: 0, upperSteps: 40 }],
  ['et-gp-ucb', { survivors: 9, trigger: 'likelihood-ratio', bounds: 'none' }],
];

function scenarioWith(lane: object, more: object = {}): Scenario {
  return parseScenario({
    seed: 7,
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.01 } },
    horizon: STEPS,
    grid: { pointsPerDimension: 21 },
    lanes: [lane],
    ...more,
  });
}

/** What a step says of the posterior and of its data. */
const numbersOf = ({ mean, sd, acquisition, psi, kappa }: StepRecord) => [mean, sd, acquisition, psi, kappa];
const decisionsOf = ({ index, dataSizeAfter, reset, reason, tPrime, triggered }: StepRecord) => ({
  ...{ index, dataSizeAfter, reset, reason, tPrime, triggered },
});

describe('a lane whose posterior is the grid Kalman state', () => {
  it.each(FITTING)('is %s as it was, to 1e-9 over 2000 steps: %o', (algorithm, parameters) => {
    const scenario = scenarioWith({ algorithm, parameters });
    const standard = runLane(scenario, scenario.lanes[0]);
    // Given the same queries: of two candidates as good as each other, rounding may choose either.
    const choices = standard.records.map(({ index }) => index);
    const state = runLane(scenario, { ...scenario.lanes[0], choices, posterior: 'kalman' });
    expect(state.records.map(decisionsOf)).toEqual(standard.records.map(decisionsOf));
    let farthest = 0;
    for (const [i, record] of state.records.entries())
      for (const [k, value] of numbersOf(record).entries())
        farthest = Math.max(farthest, Math.abs((value ?? 0) - (numbersOf(standard.records[i])[k] ?? 0)));
    expect(farthest).toBeLessThan(1e-9);
    for (const t of [1, 700, 1999]) {
      const [own, other] = [state.frame(t), standard.frame(t)];
      expect(own.dataSteps).toEqual(other.dataSteps);
      expect(own.logMarginalLikelihood).toBeCloseTo(other.logMarginalLikelihood ?? Number.NaN, 6);
    }
    standard.dispose();
    state.dispose();
  });
});
