import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import { suits } from '../../src/algorithms/suits.ts';
import { argmax } from '../../src/policy/acquisition.ts';
import { ACQUISITIONS } from '../../src/policy/acquisitions/registry.ts';
import { laneOf, runLane, smallScenario } from '../engine/support.ts';
import { checkParameters, checkTexts, shown } from './support.ts';

const scenario = smallScenario({ horizon: 20 });
const lanesBy = (acquisition: string): string[] =>
  ALGORITHMS.filter((algorithm) => suits(algorithm, {}))
    .filter(({ parameters }) =>
      parameters.some(
        (spec) =>
          spec.id === 'acquisition' &&
          spec.type === 'choice' &&
          spec.choices.some(({ value }) => value === acquisition),
      ),
    )
    .map(({ id }) => id);

/** Algorithms that draw by themselves; the bound of one belongs to its test, that of another to its program. */
const DRAWING = ['gp-ts', 'tv-gp-ts', 'tv-gp-ps', 'pe-gp-ts', 'hp-gp-ts'];
const OF_THEIR_OWN = [...DRAWING, 'own-algorithm', 'pe-gp-ucb'];

describe('acquisitions', () => {
  it('are a choice of every algorithm that keeps data of its own', () => {
    const without = ALGORITHMS.filter((algorithm) => suits(algorithm, {}) && algorithm.slots)
      .filter(({ needs, byHand }) => needs === undefined && !byHand)
      .map(({ id }) => id)
      .filter((id) => !lanesBy('ucb').includes(id));
    expect(without.toSorted()).toEqual(OF_THEIR_OWN.toSorted());
  });
});

describe.each(ACQUISITIONS.map((spec) => [spec.id, spec] as const))('acquisition %s', (id, spec) => {
  const others = ACQUISITIONS.flatMap((other) => other.parameters).filter(
    (parameter) => !spec.parameters.includes(parameter),
  );

  it('describes itself and shows its own parameters alone', () => {
    checkTexts({ id, label: spec.label });
    for (const algorithm of ALGORITHMS.filter((one) => lanesBy(id).includes(one.id))) {
      checkParameters(algorithm.parameters);
      const visible = shown(algorithm.parameters, { acquisition: id });
      for (const parameter of spec.parameters) expect(visible).toContain(parameter.id);
      for (const parameter of others) expect(visible).not.toContain(parameter.id);
      expect(visible.includes('schedule')).toBe(id === 'ucb');
    }
  });

  it.each(lanesBy(id))('chooses the maximum of its frame in %s, the same bits every time', (algorithm) => {
    const lane = laneOf(algorithm, { acquisition: id });
    const session = runLane(scenario, lane);
    for (const { t, index, acquisition } of session.records) {
      if (acquisition === null) continue;
      const frame = session.frame(t).acquisition ?? new Float64Array();
      expect(argmax(frame)).toBe(index);
      expect(frame[index]).toBe(acquisition);
    }
    expect(runLane(scenario, lane).records).toEqual(session.records);
  });
});

describe('a drawn function', () => {
  it.each(DRAWING)(
    'is the lane’s own in %s: another letter draws another, noise and truth stay',
    (algorithm) => {
      const [first, second] = (['A', 'B'] as const).map(
        (id) => runLane(scenario, { ...laneOf(algorithm), id }).records,
      );
      expect(first.map(({ index }) => index)).not.toEqual(second.map(({ index }) => index));
      expect(first.map(({ y, f }) => Math.round(1e9 * (y - f)))).toEqual(
        second.map(({ y, f }) => Math.round(1e9 * (y - f))),
      );
    },
  );

  it('of width 0 is the mean, and a wider one lies further from it', () => {
    const distance = (drawScale: number) => {
      const session = runLane(scenario, laneOf('gp-ts', { drawScale }));
      const { mean, acquisition } = session.frame(2);
      return Math.max(...(mean ?? []).map((value, g) => Math.abs(value - (acquisition?.[g] ?? Number.NaN))));
    };
    expect(distance(0)).toBe(0);
    expect(distance(2)).toBeCloseTo(2 * distance(1), 9);
  });
});
