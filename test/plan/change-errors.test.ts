import { describe, expect, it } from 'vitest';
import { createWorld, parseScenario, type Scenario, type StepRecord } from '../../src/index.ts';
import { changeErrors, changeErrorsAt } from '../../src/plan/change-errors.ts';
import type { Group } from '../../src/plan/plan.ts';
import { readResult, resultText } from '../../src/plan/result-text.ts';
import { runJob } from '../../src/plan/run-job.ts';
import { backend, runLane } from '../engine/support.ts';

const LANES = [
  { algorithm: 'gp-ucb', parameters: {} },
  { algorithm: 'random', parameters: {} },
];

const scenarioWith = (changes: object): Scenario =>
  parseScenario({
    ...{ seed: 3, horizon: 30, grid: { pointsPerDimension: 12 }, lanes: [] },
    objective: { id: 'abrupt-change-1d', parameters: { changes: [8, 20] } },
    ...changes,
  });
const groupOf = (scenario: Scenario, curvePoints = scenario.horizon): Group => ({
  scenario,
  lanes: LANES,
  curvePoints,
});

/** By the definition, from the records and the truth alone: environment by environment, T evaluations of them. */
function byDefinition(records: readonly StepRecord[], changes: readonly number[]) {
  const bounds = [0, ...changes, records.length];
  const environments = bounds.slice(1).map((end, i) => records.slice(bounds[i], end));
  const current = environments.flatMap((own) =>
    own.map((_, n) => Math.min(...own.slice(0, n + 1).map(({ fStar, f }) => fStar - f))),
  );
  const ends = environments.map((own) => Math.min(...own.map(({ fStar, f }) => fStar - f)));
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return { changes, current, offline: mean(current), beforeChange: mean(ends) };
}

describe('changeErrors', () => {
  it('is the least error since the last change, its mean, and its mean where environments end', () => {
    const found = changeErrors([3, 1, 2, 5, 4, 6, 2, 7], [3, 6]);
    expect(found.current).toEqual([3, 1, 1, 5, 4, 4, 2, 2]);
    expect(found.offline).toBe(22 / 8);
    expect(found.beforeChange).toBe((1 + 4 + 2) / 3);
  });

  it('is at any step what a run that ends there has', () => {
    const errors = Array.from({ length: 23 }, (_, i) => ((7 * i) % 11) / 10);
    const changes = [4, 5, 16];
    const whole = changeErrors(errors, changes);
    for (let step = 1; step <= errors.length; step += 1)
      expect(changeErrorsAt(whole, step)).toEqual(
        changeErrors(
          errors.slice(0, step),
          changes.filter((change) => change < step),
        ),
      );
  });
});

describe('the errors that a job keeps', () => {
  it.each([
    ['an objective that changes', {}, [8, 20]],
    ['Moving Peaks', { objective: { id: 'branke-peaks-2d', parameters: { period: 7 } } }, [7, 14, 21, 28]],
    [
      'acts upon an objective that stands still',
      {
        objective: { id: 'static-multimodal' },
        interventions: [
          { step: 11, kind: 'flip' },
          { step: 1, kind: 'flip' },
          { step: 17, kind: 'noise', parameters: { variance: 0.5 } },
        ],
      },
      [10],
    ],
    [
      'changes and acts',
      {
        interventions: [
          { step: 21, kind: 'flip' },
          { step: 5, kind: 'flip' },
        ],
      },
      [4, 8, 20],
    ],
  ])('are those of the definition: %s', (_, changes, steps) => {
    const scenario = scenarioWith(changes);
    for (const replicate of [0, 3]) {
      const found = runJob(groupOf(scenario), replicate, backend);
      for (const [i, lane] of LANES.entries()) {
        const { records } = runLane(scenario, lane, createWorld(scenario, backend, replicate));
        const expected = byDefinition(records, steps);
        const { changeErrors: own } = found[i];
        expect(own?.changes).toEqual(expected.changes);
        expect(own?.current).toEqual(expected.current);
        expect(own?.offline).toBe(expected.offline);
        expect(own?.beforeChange).toBe(expected.beforeChange);
      }
    }
  });

  it('are the same with fewer points of the curve, and with none', () => {
    const scenario = scenarioWith({});
    const [whole] = runJob(groupOf(scenario), 1, backend);
    const current = whole.changeErrors?.current ?? [];
    const [few] = runJob(groupOf(scenario, 3), 1, backend);
    expect(few.changeErrors).toEqual({
      ...whole.changeErrors,
      current: [10, 20, 30].map((t) => current[t - 1]),
    });
    const [none] = runJob(groupOf(scenario, 0), 1, backend);
    expect(none.changeErrors).toEqual({ ...whole.changeErrors, current: [] });
  });

  it.each([
    ['stands still', { objective: { id: 'static-multimodal' } }],
    ['drifts at every step', { objective: { id: 'wiener-drift-1d' } }],
    ['changes after the last step', { objective: { id: 'abrupt-change-1d', parameters: { changes: [30] } } }],
    ['moves by the second', { response: { base: 1 } }],
  ])('are none where the world %s', (_, changes) => {
    for (const lane of runJob(groupOf(scenarioWith(changes)), 0, backend))
      expect(lane).not.toHaveProperty('changeErrors');
  });

  it('come back from a file to the bit, and a file from before they were kept is read as it was', () => {
    const found = runJob(groupOf(scenarioWith({})), 0, backend);
    expect(readResult(resultText(found))).toEqual(found);
    const old = found.map(({ changeErrors: _, ...rest }) => rest);
    expect(readResult(resultText(old))).toEqual(old);
    expect(() => readResult(resultText(found).replace('"offline"', '"online"'))).toThrow(SyntaxError);
  });
});
