import { describe, expect, it } from 'vitest';
import { etGpUcb } from '../../src/algorithms/resets/et-gp-ucb.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { ParamValues } from '../../src/parameters/spec.ts';
import { TRIGGERS } from '../../src/policy/triggers/registry.ts';
import { laneOf, runLane, sessionFor, smallScenario } from '../engine/support.ts';
import { checkExplanation, checkParameters, checkTexts, shown } from './support.ts';

const scenario = smallScenario({ objective: { id: 'abrupt-change-1d', parameters: { changes: [15, 28] } } });
const run = (parameters: ParamValues) => runLane(scenario, laneOf('et-gp-ucb', parameters));
const [LOWER, UPPER] = [4, 11];

describe('triggers', () => {
  it('are named once, and none has a parameter of the name of another’s or of ET-GP-UCB’s', () => {
    expect(new Set(TRIGGERS.map(({ id }) => id)).size).toBe(TRIGGERS.length);
    checkParameters(etGpUcb.parameters);
  });
});

describe.each(TRIGGERS.map((spec) => [spec.id, spec] as const))('trigger %s', (id, spec) => {
  const parameters = { trigger: id, lowerSteps: LOWER, upperSteps: UPPER };
  const all = resolveParameters(etGpUcb.parameters, parameters);
  const others = TRIGGERS.flatMap((other) => other.parameters).filter((p) => !spec.parameters.includes(p));

  it('describes itself', () => {
    checkTexts({ id, label: spec.label });
  });

  it('shows its own constants, nobody else’s, and the bounds only where they count', () => {
    const visible = shown(etGpUcb.parameters, { trigger: id });
    const free = spec.parameters.filter(({ visibleWhen }) => !visibleWhen);
    expect(visible).toEqual(expect.arrayContaining(free.map((parameter) => parameter.id)));
    for (const parameter of others) expect(visible).not.toContain(parameter.id);
    for (const bound of ['bounds', 'lowerSteps', 'upperSteps'])
      expect(visible.includes(bound), bound).toBe(spec.bounded);
  });

  it('explains itself at every step of a scene, reset or not', () => {
    const { records } = run(parameters);
    expect(records).toHaveLength(scenario.horizon);
    for (const record of records)
      checkExplanation(etGpUcb.explain(record, all, { horizon: scenario.horizon, dimension: 1 }));
  });

  it('gives a reason for every reset and a threshold for every statistic', () => {
    const session = run(parameters);
    for (const { reset, reason, psi, kappa, triggered, testActive } of session.records) {
      expect(reason !== null).toBe(reset);
      expect([kappa, triggered, testActive].map((part) => part === null)).toEqual(
        Array(3).fill(psi === null),
      );
      if (psi !== null) expect(Number.isFinite(psi) && psi >= 0 && !Number.isNaN(kappa)).toBe(true);
    }
    if (!session.slots?.trigger.resets) expect(session.records.some(({ reset }) => reset)).toBe(false);
  });

  it('resets within the block lengths that it states, and within the bounds where they bound it', () => {
    const session = run(parameters);
    const [fewest, most] = session.slots?.trigger.blockLengths ?? [1, Number.POSITIVE_INFINITY];
    if (spec.bounded) expect([fewest >= LOWER, most <= UPPER]).toEqual([true, true]);
    for (const { reset, tPrime } of session.records) {
      if (tPrime !== null) expect(tPrime).toBeLessThanOrEqual(most);
      if (reset) expect(tPrime).toBeGreaterThanOrEqual(fewest);
    }
    const elsewhere = run({ ...parameters, lowerSteps: 7, upperSteps: 8 });
    expect(JSON.stringify(elsewhere.records) === JSON.stringify(session.records)).toBe(!spec.bounded);
  });

  it('keeps its state to one session, whoever looks at it or runs beside it', () => {
    const lane = laneOf('et-gp-ucb', parameters);
    const [one, other] = [sessionFor(scenario, lane), sessionFor(scenario, lane)];
    while (one.t < scenario.horizon) {
      one.step();
      one.frame(1 + ((one.t * 5) % one.t));
      if (one.t % 2 === 0) other.step();
    }
    expect(one.records).toEqual(run(parameters).records);
    expect(other.records).toEqual(one.records.slice(0, other.t));
  });
});
