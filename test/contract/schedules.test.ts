import { describe, expect, it } from 'vitest';
import { gpUcb } from '../../src/algorithms/gp-ucb.ts';
import { igpUcb } from '../../src/algorithms/igp-ucb.ts';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import { suits } from '../../src/algorithms/suits.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { SCHEDULES } from '../../src/policy/schedules/registry.ts';
import { THEOREMS } from '../../src/theory/registry.ts';
import { laneOf, runLane, smallScenario } from '../engine/support.ts';
import { checkExplanation, checkParameters, checkTexts, shown } from './support.ts';

const scenario = smallScenario({ horizon: 20 });
const scheduled = ALGORITHMS.filter(
  (algorithm) => suits(algorithm, {}) && algorithm.parameters.some(({ id }) => id === 'schedule'),
);

describe('exploration schedules', () => {
  it('are named once, and none has a parameter of the name of another’s or of an algorithm’s', () => {
    expect(new Set(SCHEDULES.map(({ id }) => id)).size).toBe(SCHEDULES.length);
    for (const { parameters } of scheduled) checkParameters(parameters);
  });
});

describe.each(SCHEDULES.map((spec) => [spec.id, spec] as const))('schedule %s', (id, spec) => {
  const others = SCHEDULES.flatMap((other) => other.parameters).filter((p) => !spec.parameters.includes(p));

  it('describes itself, and the theorem that it names exists', () => {
    checkTexts({ id, label: spec.label });
    if (spec.theorem) expect(THEOREMS.map((theorem) => theorem.id)).toContain(spec.theorem);
  });

  it('shows its own constants and nobody else’s, and none where there is no UCB', () => {
    const visible = shown(gpUcb.parameters, { schedule: id });
    const free = spec.parameters.filter(({ visibleWhen }) => !visibleWhen);
    expect(visible).toEqual(expect.arrayContaining(free.map((parameter) => parameter.id)));
    for (const parameter of others) expect(visible).not.toContain(parameter.id);
    const withoutUcb = shown(gpUcb.parameters, { schedule: id, acquisition: 'ei' });
    for (const parameter of spec.parameters) expect(withoutUcb).not.toContain(parameter.id);
  });

  it('explains its multiplier at every step of a scene', () => {
    const parameters = resolveParameters(igpUcb.parameters, { schedule: id });
    const { records } = runLane(scenario, laneOf('igp-ucb', { schedule: id }));
    expect(records.filter(({ multiplier }) => multiplier !== null).length).toBeGreaterThan(10);
    for (const record of records) {
      expect(record.multiplier ?? 0).toBeGreaterThanOrEqual(0);
      checkExplanation(igpUcb.explain(record, parameters, { horizon: scenario.horizon, dimension: 1 }));
    }
  });

  it.each(scheduled.map((algorithm) => algorithm.id))('runs in %s, the same bits every time', (algorithm) => {
    const lane = laneOf(algorithm, { schedule: id });
    const { records } = runLane(scenario, lane);
    expect(records.every(({ y, multiplier }) => Number.isFinite(y + (multiplier ?? 0)))).toBe(true);
    expect(runLane(scenario, lane).records).toEqual(records);
  });
});
