import { describe, expect, it } from 'vitest';
import { decodeLink } from '../../src/engine/link/link.ts';
import { modelAssumptions } from '../../src/engine/model-assumptions.ts';
import { createWorld, objectiveById, parseScenario, runScenario } from '../../src/index.ts';
import { LAST_INPUT_FUNCTIONS } from '../../src/objectives/benchmarks/last-input-functions.ts';
import { sweepPace } from '../../src/objectives/benchmarks/sweep-pace.about.ts';
import { requireObjective } from '../../src/objectives/registry.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { backend, fingerprintUnder } from '../engine/support.ts';

const specOf = (id: string) => {
  const spec = objectiveById(id);
  if (!spec) throw new Error(`no objective ${id}`);
  return spec;
};

/** A world on arms, few of them. */
const armsWorld = (parameters: object = {}, replicate = 0) =>
  createWorld(
    parseScenario({
      ...{ seed: 8, horizon: 12, lanes: [] },
      objective: { id: 'last-input-arms', parameters: { points: 40, ...parameters } },
    }),
    backend,
    replicate,
  );

describe('what suits a function', () => {
  it.each([
    ['last-input-1d', 'eggholder', 1, 0.25, 0.05],
    ['last-input-1d', 'ackley', 0.0625, 1, 0.19],
    ['last-input-1d', 'schwefel', 1, 1, 0.09],
    ['last-input-1d', 'griewank', 0.02, 1, 0.06],
    ['last-input-1d', 'rastrigin', 0.5, 1, 0.11],
    ['last-input-2d', 'hartmann3', 1, 1, 0.58],
    ['last-input-2d', 'ackley', 0.0625, 1, 0.19],
    ['last-input-arms', 'griewank', 0.02, 1, 0.06],
  ])('on %s, %s: zoom, span and lengthscale', (id, name, zoom, span, lengthscale) => {
    const { suits } = specOf(id);
    expect(suits?.parameter).toBe('function');
    expect(suits?.by[name]).toEqual({ parameters: { zoom, span }, lengthscale });
  });

  it('is there for every function on offer, and is what its objective opens with', () => {
    for (const id of ['last-input-1d', 'last-input-2d', 'last-input-arms']) {
      const { parameters, suits, defaults } = specOf(id);
      const [choice] = parameters;
      if (choice.type !== 'choice') throw new Error('the function is chosen first');
      expect(Object.keys(suits?.by ?? {})).toEqual(choice.choices.map(({ value }) => value));
      const { zoom, span } = resolveParameters(parameters, {});
      expect(suits?.by[choice.default]).toEqual({
        parameters: { zoom, span },
        lengthscale: defaults.model.lengthscale,
      });
    }
  });
});

describe('the pace of a sweep', () => {
  it.each([
    ['last-input-1d', {}, 200, (0.04 * 199) / 0.25],
    ['last-input-1d', { function: 'ackley', zoom: 0.0625, span: 1 }, 200, 0.24 * 199],
    ['last-input-1d', { function: 'ackley', zoom: 1, span: 1 }, 101, 14],
    ['last-input-1d', { function: 'griewank', zoom: 0.02, span: 0.5 }, 200, 0.18 * 199],
    ['last-input-1d', { function: 'rastrigin', zoom: 0.4 }, 200, null],
    ['last-input-2d', {}, 200, 0.34 * 199],
    ['last-input-2d', { function: 'schwefel' }, 200, null],
  ])('of %s with %o in %i steps is l_T (T − 1)/span, where a fit is known', (id, given, horizon, steps) => {
    const { parameters, dimension } = specOf(id);
    const found = sweepPace(resolveParameters(parameters, given), Number(dimension) + 1, horizon);
    if (steps === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(steps, 10);
  });
});

describe('scenarios from before functions had values that suit them', () => {
  /** Made with the engine of 2026-11-23 from files that name nothing but the function. */
  it.each([
    [
      'v2.I-BciBtRJ6LwN3VNQF1PzFY2fAkcVk_lJBaX6GbmFZRibdghrcVNTM7OSQUN_FXlg_oywC4bsHQB90uM8PRRUaZMagE.APSI3afcM.jb3esP',
      { function: 'ackley', zoom: 1, span: 0.25 },
      0.05,
    ],
    [
      'v2.I-BciBuRJ6JAIw74mrqGRlhb2fAlcFg9lZNYXKKbmVdQirWZhrwWtwgYWIl5oMZDVT6oNwPstAHLF5C9hGcUgN4FAA.A0xH3_kBu.yU79ie',
      { function: 'griewank', zoom: 1, span: 1 },
      0.58,
    ],
  ])('open from a link with the values they had, to the same bits', (link, parameters, lengthscale) => {
    const { scenario, fingerprints } = decodeLink(link);
    expect(scenario.objective.parameters).toEqual(parameters);
    expect(scenario.model.lengthscale).toBeNull();
    expect(modelAssumptions(scenario, requireObjective(scenario.objective.id)).lengthscale).toBe(lengthscale);
    expect(fingerprints.A).toMatch(/^[0-9a-f]{12}$/);
    const [{ records }] = runScenario(scenario, backend);
    // Engine 0.2.0 wrote the links; no later one changed these records.
    expect(fingerprintUnder('0.2.0', records)).toBe(fingerprints.A);
  });

  it('and from a file, where what is left out is not what suits the function', () => {
    const { objective, model } = parseScenario({
      objective: { id: 'last-input-1d', parameters: { function: 'rastrigin' } },
      lanes: [],
    });
    expect(objective.parameters).toEqual({ function: 'rastrigin', zoom: 1, span: 0.25 });
    expect(model.lengthscale).toBeNull();
  });
});

describe('the sweep on random points', () => {
  it('has as many points of the unit box as are asked for, named by their coordinates', () => {
    const { candidates, inputs, inputDimension } = armsWorld({ inputs: 4 });
    expect(candidates).toMatchObject({ kind: 'arms', size: 40, dimension: 4 });
    expect([inputs.length, inputDimension]).toEqual([160, 4]);
    expect(Math.min(...inputs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...inputs)).toBeLessThan(1);
    candidates.names.forEach((name, i) => {
      name.split(' ').forEach((text, d) => {
        expect(Number(text)).toBeCloseTo(candidates.points[4 * i + d], 3);
      });
    });
    expect(new Set(candidates.names).size).toBe(40);
  });

  it('draws them evenly, and anew in every replicate', () => {
    const { candidates } = armsWorld({ points: 2000 });
    const mean = candidates.points.reduce((sum, value) => sum + value, 0) / candidates.points.length;
    const squares = candidates.points.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    // Three standard errors.
    expect(Math.abs(mean - 0.5)).toBeLessThan(3 * Math.sqrt(1 / 12 / 6000));
    expect(squares / 6000).toBeCloseTo(1 / 12, 2);
    expect(armsWorld({}, 1).candidates.points).not.toEqual(armsWorld().candidates.points);
    expect(armsWorld().candidates.points).toEqual(armsWorld().candidates.points);
  });

  it.each(['ackley', 'schwefel', 'griewank', 'rastrigin'])(
    'has −f of %s at every point and step, standardised over the run',
    (name) => {
      const { candidates, truthAt } = armsWorld({ function: name, zoom: 0.5, span: 0.8 });
      const { value, box } = LAST_INPUT_FUNCTIONS[name];
      const scale = (u: number) => 0.5 * (box[1] - box[0]) * (u - 0.5) + (box[0] + box[1]) / 2;
      const raw = Array.from({ length: 12 }, (_, step) =>
        Array.from({ length: 40 }, (_, g) => {
          const place = Array.from(candidates.points.subarray(3 * g, 3 * g + 3));
          return -value([...place, (0.8 * step) / 11].map(scale));
        }),
      );
      const all = raw.flat();
      const mean = all.reduce((a, b) => a + b, 0) / all.length;
      const sd = Math.sqrt(all.reduce((a, b) => a + (b - mean) ** 2, 0) / all.length);
      for (const [step, values] of raw.entries()) {
        const found = truthAt(step + 1);
        for (const [g, own] of values.entries()) expect(found[g]).toBeCloseTo((own - mean) / sd, 8);
      }
    },
  );

  it('is refused where its steps would not fit', () => {
    expect(() =>
      parseScenario({
        horizon: 100_000,
        objective: { id: 'last-input-arms', parameters: { points: 2000 } },
        lanes: [],
      }),
    ).toThrow('on 2000 candidates they take 1526 MB');
  });
});
