import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { infectionRisk, recoveryDensity } from '../../../src/objectives/environment/infection-control.ts';
import { EPIDEMIC, epidemic, largestInfected } from '../../../src/objectives/environment/sir-dynamics.ts';
import { backend } from '../../engine/support.ts';

const { population, infectedAtStart, days, stepsPerDay } = EPIDEMIC;
const rate = fc.double({ min: 0.05, max: 0.8, noNaN: true });

describe('the epidemic', () => {
  it('neither makes nor loses people, and moves them only onwards', () => {
    fc.assert(
      fc.property(rate, rate, (x, w) => {
        const { susceptible, infected, recovered } = epidemic(x, w);
        expect(infected).toHaveLength(days * stepsPerDay + 1);
        const all = susceptible.map((well, step) => well + infected[step] + recovered[step]);
        expect(Math.max(...all.map((people) => Math.abs(people - population)))).toBeLessThan(1e-8);
        expect(Math.min(...susceptible, ...infected, ...recovered)).toBeGreaterThanOrEqual(0);
        expect(susceptible).toEqual(susceptible.toSorted().reverse());
        expect(recovered).toEqual(recovered.toSorted());
      }),
      { numRuns: 20 },
    );
  });

  it('does not break out where recovery is faster than infection: it is largest on the first day', () => {
    expect(largestInfected(0.05, 0.5)).toBe(infectedAtStart);
    const { infected } = epidemic(0.05, 0.5);
    expect(infected[infected.length - 1]).toBeLessThan(1e-6);
  });

  it('without infections decays as e^{−wt}', () => {
    const { infected, susceptible } = epidemic(0, 0.1);
    expect(infected[10 * stepsPerDay]).toBeCloseTo(infectedAtStart * Math.exp(-1), 6);
    expect(new Set(susceptible)).toEqual(new Set([population - infectedAtStart]));
  });

  it.each([
    [0.8, 0.05],
    [0.8, 0.2],
    [0.5, 0.1],
    [0.4, 0.25],
  ])('peaks where the conserved quantity S + I − (w/x) N ln S says (x = %d, w = %d)', (x, w) => {
    const start = population - infectedAtStart;
    const limit = (w / x) * population;
    const peak = population - limit + limit * Math.log(limit / start);
    const largest = largestInfected(x, w);
    expect(largest).toBeLessThanOrEqual(peak + 1e-3);
    expect(largest).toBeGreaterThan(peak - 0.3);
  });

  it('is worse for a larger infection rate and milder for faster recovery', () => {
    fc.assert(
      fc.property(rate, rate, rate, (x, w, other) => {
        const [low, high] = [Math.min(w, other), Math.max(w, other)];
        expect(largestInfected(x, high)).toBeLessThanOrEqual(largestInfected(x, low) + 1e-9);
        expect(largestInfected(low, x)).toBeLessThanOrEqual(largestInfected(high, x) + 1e-9);
      }),
      { numRuns: 50 },
    );
  });
});

describe('infection control', () => {
  const world = createWorld(
    parseScenario({ seed: 1, objective: { id: 'infection-control' }, lanes: [] }),
    backend,
  );
  const { environment } = world;
  if (!environment) throw new Error('no environment');

  it('is less the risk: people at the rates that x and w stand for, 150 times x itself', () => {
    const values = world.truthAt(1);
    const at = (x: number, w: number) => values[x * 50 + w];
    expect(at(0, 0)).toBe(-infectionRisk(-1, -1));
    expect(at(0, 49)).toBe(-(10 + 150));
    expect(at(49, 49)).toBe(-(largestInfected(0.8, 0.5) - 150));
    const [x, w] = [-1 + 20 / 49, -1 + 40 / 49];
    expect(at(10, 20)).toBeCloseTo(
      150 * x - largestInfected(0.05 + (0.75 * 10) / 49, 0.05 + (0.45 * 20) / 49),
      9,
    );
    expect(at(10, 20)).toBeCloseTo(-infectionRisk(x, w), 9);
  });

  it('has the density of w whose 0.5/w − 1 is Gamma(5, rate 4)', () => {
    // Substitution: the mass of w above w0 is that of z = 0.5/w − 1 below z0, 1 − e^{−4z} Σ_{k<5} (4z)^k/k!.
    const gammaCdf = (z: number) => {
      const terms = [0, 1, 2, 3, 4].map((k) => (4 * z) ** k / [1, 1, 2, 6, 24][k]);
      return 1 - Math.exp(-4 * z) * terms.reduce((a, b) => a + b);
    };
    // A multiple of 9, so that every edge below lies between two parts.
    const count = 18_000;
    const width = 0.45 / count;
    const density = Array.from({ length: count }, (_, i) => recoveryDensity(0.05 + (i + 0.5) * width));
    const total = density.reduce((a, b) => a + b);
    for (const edge of [0.1, 0.2, 0.25, 0.4]) {
      const above = density.slice(Math.round((edge - 0.05) / width)).reduce((a, b) => a + b);
      expect(above / total).toBeCloseTo(gammaCdf(0.5 / edge - 1) / gammaCdf(9), 6);
    }
    expect(recoveryDensity(0.5)).toBe(0);
    expect(environment.weights[49]).toBe(0);
    const mode = environment.weights.indexOf(Math.max(...environment.weights));
    expect(0.05 + (0.45 * mode) / 49).toBeCloseTo(0.2, 1);
  });

  it('is risky without any activity and with no control: the best designs lie between', () => {
    const { probability, best, level } = environment;
    expect(probability[0]).toBe(0);
    expect(probability[49]).toBeLessThan(0.3);
    expect(best).toBeGreaterThan(4);
    expect(best).toBeLessThan(45);
    const good = [...probability.keys()].filter((design) => probability[design] > level);
    expect(good.length).toBeGreaterThan(0);
    expect(good).toEqual(good.map((_, i) => good[0] + i));
  });
});
