import { describe, expect, it } from 'vitest';
import type { Intervention, Scenario } from '../../src/contracts/scenario.ts';
import { decodeLink, encodeLink } from '../../src/engine/link/link.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import { INTERVENTIONS } from '../../src/interventions/registry.ts';
import { ObjectiveError } from '../../src/objectives/spec.ts';
import { checkParameters } from '../contract/support.ts';
import { backend, laneOf, runLane } from '../engine/support.ts';

const act = (kind: string, step: number, parameters: Intervention['parameters'] = {}) => ({
  kind,
  step,
  parameters,
});

function scenarioOf(interventions: readonly Intervention[], more = {}): Scenario {
  return parseScenario({
    horizon: 30,
    objective: { id: 'abrupt-change-1d', parameters: { changes: [20] } },
    grid: { pointsPerDimension: 21 },
    interventions,
    lanes: [laneOf('gp-ucb')],
    ...more,
  });
}
const worldOf = (...given: Parameters<typeof scenarioOf>) => createWorld(scenarioOf(...given), backend);
const still = worldOf([]);

describe.each(INTERVENTIONS.map((spec) => [spec.id, spec] as const))('intervention %s', (id, spec) => {
  it('describes itself and its parameters', () => {
    expect(spec.name).not.toBe('');
    expect(spec.summary).not.toBe('');
    checkParameters(spec.parameters);
  });

  it('changes nothing before its step, and runs to the same bits in a link', () => {
    const scenario = scenarioOf([act(id, 11)]);
    const world = createWorld(scenario, backend);
    for (let t = 1; t <= 10; t++) {
      expect(world.truthAt(t)).toEqual(still.truthAt(t));
      expect(world.noiseAt(t)).toBe(still.noiseAt(t));
    }
    const changed = (t: number) =>
      world.noiseAt(t) !== still.noiseAt(t) || world.truthAt(t).some((f, i) => f !== still.truthAt(t)[i]);
    for (let t = 11; t <= 30; t++) expect(changed(t), `t = ${t}`).toBe(true);
    const linked = decodeLink(encodeLink(scenario)).scenario;
    expect(linked).toEqual(scenario);
    expect(runLane(linked, linked.lanes[0]).records).toEqual(runLane(scenario, scenario.lanes[0]).records);
  });
});

describe('an act', () => {
  it('flips, shifts by whole cells with the edge repeated, and raises around a place', () => {
    const before = Array.from(still.truthAt(5));
    expect(Array.from(worldOf([act('flip', 5)]).truthAt(5))).toEqual(before.map((f) => -f));
    const right = Array.from(worldOf([act('shift', 5, { by: [0.11] })]).truthAt(5));
    expect(right).toEqual([before[0], before[0], ...before.slice(0, -2)]);
    const left = Array.from(worldOf([act('shift', 5, { by: [-0.05] })]).truthAt(5));
    expect(left).toEqual([...before.slice(1), before[20]]);
    const raised = worldOf([act('raise', 5, { at: [0.5], by: 2, width: 0.1 })]).truthAt(5);
    expect(raised[10] - before[10]).toBeCloseTo(2, 12);
    expect(raised[12] - before[12]).toBeCloseTo(2 * Math.exp(-0.5), 12);
  });

  it('shifts a plane along both axes', () => {
    const plane = { objective: { id: 'static-2d' }, grid: { pointsPerDimension: 6 } };
    const [moved, before] = [worldOf([act('shift', 1, { by: [0, 0] })], plane), worldOf([], plane)];
    expect(moved.truthAt(1)).toEqual(before.truthAt(1));
    const [first, second] = before.candidates.axes;
    const by = [first[1] - first[0], second[2] - second[0]];
    const truth = worldOf([act('shift', 1, { by })], plane).truthAt(1);
    expect(truth[6 * 3 + 4]).toBe(before.truthAt(1)[6 * 2 + 2]);
  });

  it('swaps in another draw, which jumps where the first one does', () => {
    const swapped = worldOf([act('swap', 8)]);
    expect(swapped.truthAt(8)).not.toEqual(still.truthAt(8));
    expect(swapped.truthAt(20)).toEqual(swapped.truthAt(8));
    expect(swapped.truthAt(21)).not.toEqual(swapped.truthAt(20));
    const later = worldOf([act('swap', 8), act('swap', 15)]);
    expect(later.truthAt(14)).toEqual(swapped.truthAt(14));
    expect(later.truthAt(15)).not.toEqual(swapped.truthAt(15));
  });

  it('of two at one step is done in the order given', () => {
    const flipThenRaise = worldOf([act('flip', 5), act('raise', 5)]).truthAt(5);
    const raiseThenFlip = worldOf([act('raise', 5), act('flip', 5)]).truthAt(5);
    expect(flipThenRaise).not.toEqual(raiseThenFlip);
    expect(worldOf([act('flip', 5), act('flip', 9)]).truthAt(9)).toEqual(still.truthAt(9));
  });

  it('bounds the noise, drawn evenly with the same variance', () => {
    const world = worldOf([act('noise', 11, { variance: 0.2, shape: 'uniform' })]);
    expect(world.noiseAt(10)).toBe(still.noiseAt(10));
    const drawn = Array.from({ length: 4000 }, (_, i) => world.noiseAt(11 + i));
    const most = Math.max(...drawn.map(Math.abs));
    expect(most).toBeLessThanOrEqual(Math.sqrt(3 * 0.2));
    expect(most).toBeGreaterThan(0.98 * Math.sqrt(3 * 0.2));
    expect(drawn.reduce((sum, value) => sum + value * value, 0) / drawn.length).toBeCloseTo(0.2, 1.5);
  });

  it('scales the same noise', () => {
    const world = worldOf([act('noise', 11, { variance: 0.2 })]);
    const ratio = Math.sqrt(0.2) / Math.sqrt(0.05);
    expect(world.noiseAt(12) / still.noiseAt(12)).toBeCloseTo(ratio, 12);
    expect(world.modelNoiseVariance).toBe(still.modelNoiseVariance);
  });

  it('is seen by the eye and by no oracle', () => {
    const world = worldOf([act('flip', 11)]);
    expect(world.changesByActs?.(30)).toEqual({ objective: [10], noise: [] });
    expect(world.changePoints).toEqual([20]);
    const oracle = laneOf('et-gp-ucb', { trigger: 'oracle' });
    const resets = runLane(scenarioOf([act('flip', 11)]), oracle).records.filter(({ reset }) => reset);
    expect(resets.map(({ t }) => t)).toEqual([21]);
  });

  it('leaves no trace where it changes nothing', () => {
    const changed = (acts: readonly Intervention[], more = {}, until = 30) =>
      worldOf(acts, more).changesByActs?.(until);
    const nothing = { objective: [], noise: [] };
    expect(changed([act('raise', 11, { by: 0 }), act('shift', 12, { by: [0.01] })])).toEqual(nothing);
    expect(changed([act('flip', 11), act('flip', 11)])).toEqual(nothing);
    expect(changed([act('swap', 11)], { objective: { id: 'static-multimodal' } })).toEqual(nothing);
    expect(changed([act('flip', 1), act('noise', 1, { variance: 2 })])).toEqual(nothing);
    expect(changed([act('flip', 11)], {}, 10)).toEqual(nothing);
    const twice = [act('noise', 11, { variance: 2 }), act('noise', 15, { variance: 2 })];
    expect(changed(twice)).toEqual({ objective: [], noise: [10] });
    expect(changed([act('noise', 9, { shape: 'uniform' }), act('swap', 6)])).toEqual({
      objective: [5],
      noise: [8],
    });
  });

  it('is told by what it changes, not by a drift that goes on', () => {
    const drifting = { objective: { id: 'gp-chain-1d' } };
    const world = worldOf([act('noise', 8), act('flip', 12)], drifting);
    expect(world.changesByActs?.(30)).toEqual({ objective: [11], noise: [7] });
  });

  it('keeps regret at or above zero: the optimum is that of the world as it is', () => {
    const scenario = scenarioOf([act('flip', 8), act('raise', 15), act('shift', 20)]);
    for (const { regret } of runLane(scenario, scenario.lanes[0]).records)
      expect(regret).toBeGreaterThanOrEqual(0);
  });
});

describe('an act that cannot be', () => {
  it.each([
    [[act('flap', 3)], {}, /interventions\[0\]\.kind names no intervention: "flap"; did you mean "flip"\?/],
    [[act('flip', 0)], {}, /interventions\[0\]\.step must be an integer between 1 and 1000000, got 0/],
    [[act('noise', 3, { variance: 0 })], {}, /interventions\[0\]\.parameters\.variance must be above 0/],
    [
      Array(41).fill(act('flip', 3)),
      {},
      /interventions must be a list of at most 40 interventions, got a list of 41/,
    ],
    [[act('shift', 3, { by: [1, 2] })], {}, /A shift needs 1 number, one for each axis, got 2/],
    [[act('raise', 3, { at: [] })], {}, /The place to raise needs 1 number, got 0/],
    [[act('flip', 3)], { objective: { id: 'evaluation-time' } }, /Where evaluations take time/],
    [
      [act('flip', 3)],
      { objective: { id: 'threshold-gp' } },
      /With an environment the objective stands still/,
    ],
  ])('%j is refused in a sentence', (interventions, more, message) => {
    expect(() => worldOf(interventions, more)).toThrow(message);
  });

  it('on arms without neighbours is a typed error', () => {
    const values = Array.from({ length: 30 }, (_, i) => [i % 5, (i * 7) % 11, (i * i) % 13]);
    const dataset = { name: 't', arms: ['a', 'b', 'c'], times: values.map((_, i) => `${i}`), values };
    const table = { objective: { id: 'dataset', dataset }, horizon: 10, grid: undefined };
    expect(() => worldOf([act('shift', 3)], table)).toThrow(ObjectiveError);
    expect(() => worldOf([act('flip', 3)], table)).not.toThrow();
  });
});
