import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { writeV2 } from '../../../src/engine/link/format-v2.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import { firstFault, repaired } from '../../../src/objectives/formula-parts.ts';
import { ObjectiveError } from '../../../src/objectives/spec.ts';
import { backend, laneOf, runLane } from '../../engine/support.ts';

function scenarioOf(parameters: Scenario['objective']['parameters'], id = 'formula-1d', more = {}): Scenario {
  return parseScenario({ horizon: 60, objective: { id, parameters }, lanes: [laneOf('gp-ucb')], ...more });
}
const worldOf = (...given: Parameters<typeof scenarioOf>) => createWorld(scenarioOf(...given), backend);

describe('a formula as objective', () => {
  it('is a value per candidate and step, on the box that was asked for', () => {
    const world = worldOf({ formula: 'x*t', low: -2, high: 2 }, 'formula-1d', {
      grid: { pointsPerDimension: 11 },
    });
    expect(Array.from(world.candidates.points)).toEqual(
      Array.from({ length: 11 }, (_, i) => -2 + (4 * i) / 10),
    );
    expect(Array.from(world.truthAt(3))).toEqual(Array.from(world.candidates.points, (x) => x * 3));
    const plane = worldOf({ formula: '10*x + y' }, 'formula-2d', { grid: { pointsPerDimension: 5 } });
    expect(plane.truthAt(1)[7]).toBe(10 * 0.25 + 0.5);
  });

  it.each([
    ['moving-peak', 'exp(-0.05*(x - 5*sin(0.1*t))^2) + 0.5*cos(0.2*x) + 1.5', { low: -50, high: 50 }],
    ['static-multimodal', 'sin(9*x)*(0.4 + x) + 1.7*exp(-0.5*((x - 0.35)/0.04)^2)', {}],
  ])('repeats the built-in %s to 1e-12', (id, formula, box) => {
    const grid = { grid: { pointsPerDimension: 200 } };
    const [own, builtIn] = [worldOf({ formula, ...box }, 'formula-1d', grid), worldOf({}, id, grid)];
    for (const t of [1, 2, 30, 60]) {
      const [ours, theirs] = [own.truthAt(t), builtIn.truthAt(t)];
      expect(Math.max(...ours.map((value, i) => Math.abs(value - theirs[i])))).toBeLessThan(1e-12);
    }
  });

  it('knows the steps at which it jumps, in T as in numbers', () => {
    expect(worldOf({ formula: 'x*step(t, 20) + p(x, 40)' }).changePoints).toEqual([20, 40]);
    expect(worldOf({ formula: 't > c ? x : -x', symbols: { c: 30 } }).changePoints).toEqual([30]);
  });

  it('draws its random curves anew for every replicate, and the same ones for every lane', () => {
    const scenario = scenarioOf({ formula: 'p(x) + drift(x, 0.1)' });
    const [first, again] = [createWorld(scenario, backend), createWorld(scenario, backend)];
    expect(again.truthAt(50)).toEqual(first.truthAt(50));
    expect(createWorld(scenario, backend, 1).truthAt(1)).not.toEqual(first.truthAt(1));
  });

  it('runs, and travels in a link with its symbols', () => {
    const scenario = scenarioOf({ formula: 'a*sin(6*x) + b', symbols: { a: 2, b: -1 } });
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(scenario);
    const { records } = runLane(scenario, scenario.lanes[0]);
    expect(records).toHaveLength(60);
    expect(records.every(({ regret }) => regret >= 0)).toBe(true);
  });

  it('takes 1 for a symbol without a value', () => {
    expect(worldOf({ formula: 'q + 0*x', symbols: {} }).truthAt(1)[0]).toBe(1);
  });
});

describe('a formula that cannot be', () => {
  it.each([
    [
      { formula: 'sin(x' },
      'objective.parameters.formula cannot be read, got "sin(x": This bracket is never closed (character 4)',
    ],
    [
      { formula: 3 },
      'objective.parameters.formula must be a text of at most 1000 characters that can be read, got 3',
    ],
    [
      { symbols: { a: Number.NaN } },
      'objective.parameters.symbols must be at most 40 numbers between -1000000 and 1000000, by name',
    ],
    [{ symbols: [1] }, 'objective.parameters.symbols must be at most 40 numbers'],
    [{ symbols: { 'a b': 1 } }, 'objective.parameters.symbols must be at most 40 numbers'],
  ])('%j is refused at the edge', (parameters, message) => {
    expect(() => scenarioOf(parameters as never)).toThrow(message);
  });

  it('in a link is refused before anything runs', () => {
    const { objective, ...rest } = scenarioOf({ formula: 'sin(x)' });
    const scenario = { ...rest, objective: { ...objective, parameters: { formula: 'sin(x' } } } as Scenario;
    const link = writeV2({ scenario, fingerprints: {}, engine: '1' });
    expect(() => decodeLink(link)).toThrow(
      /objective\.parameters\.formula cannot be read, got "sin\(x": This bracket is never closed \(character 4\)/,
    );
  });

  it.each([
    [{ formula: '1/(x - 0.5)', low: 0, high: 1 }, /no finite value at x = 0\.5, t = 1/],
    [{ formula: 'log(50 - t)*x' }, /no finite value at x = 0, t = 50/],
    [{ formula: 'p(x, t)' }, /cannot run: .*may not depend on x or t.* \(character 6\)/],
    [{ formula: 'x', low: 1, high: 1 }, /right end of x must lie above its left end 1, got 1/],
  ])('%j ends in a sentence when it is run', (parameters, message) => {
    const play = () => {
      const world = worldOf(parameters, 'formula-1d', { grid: { pointsPerDimension: 11 } });
      for (let t = 1; t <= 60; t++) world.truthAt(t);
    };
    expect(play).toThrow(ObjectiveError);
    expect(play).toThrow(message);
  });

  it('points at the first letter beyond those that can have a value', () => {
    const text = Array.from({ length: 41 }, (_, i) => `a${i}`).join('+');
    const fault = firstFault(text, FORMULA_KINDS['formula-1d']);
    expect(fault?.message).toBe('A formula has at most 40 letters of its own.');
    expect(fault && text.slice(fault.at, fault.to)).toBe('a40');
  });

  it('offers the repair of its first fault', () => {
    const repairOf = (text: string) => repaired(text, firstFault(text, FORMULA_KINDS['formula-1d']));
    expect(repairOf('2x')).toEqual({ text: '2*x', offer: 'Write 2*x' });
    expect(repairOf('x')).toBeNull();
    expect(repairOf('x +* 2')).toBeNull();
  });
});
