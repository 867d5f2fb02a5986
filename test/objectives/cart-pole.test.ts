import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import { cartPole, gainVectors } from '../../src/objectives/cart-pole.ts';
import {
  CART,
  discretised,
  episodeCost,
  type Gains,
  motion,
} from '../../src/objectives/cart-pole-dynamics.ts';
import { backend, smallScenario } from '../engine/support.ts';

const { bearingFriction, interval, start } = CART;
const fresh = discretised(motion(bearingFriction));
const worn = discretised(motion(2.5 * bearingFriction));

/** z' of A z + B u from the rows of [A B]. */
const derivative = (rows: Float64Array, z: readonly number[], u: number) =>
  [0, 1, 2, 3].map((i) => [...z, u].reduce((sum, value, j) => sum + rows[5 * i + j] * value, 0));

describe('cart-pole motion', () => {
  const [speed, angle, rate, input] = [-0.4, 0.05, 1.2, 2];
  const [, linear, , angular] = derivative(motion(0.05), [0.3, speed, angle, rate], input);

  it('follows the input as a first-order lag of gain and time 1', () => {
    expect(linear).toBeCloseTo(input - speed, 14);
  });

  it('turns the pole by gravity and the cart, against its friction: torque about the bearing, upright', () => {
    const { poleMass: m, poleLength: l, poleThickness: d } = CART;
    // A cylinder: m l²/12 + m d²/16 about its centre, which is l/2 away.
    const moment = (m * l * l) / 12 + (m * d * d) / 16 + m * (l / 2) ** 2;
    expect(moment * angular).toBeCloseTo(m * (l / 2) * (9.81 * angle - linear) - 0.05 * rate, 14);
  });

  it('over one interval is what small steps of it add up to', () => {
    const rows = motion(bearingFriction);
    let z: number[] = [...start];
    const parts = 20_000;
    // The midpoint rule, whose error is of the order of a part's square.
    for (let i = 0; i < parts; i++) {
      const h = interval / parts;
      const middle = derivative(rows, z, 1.5).map((slope, j) => z[j] + (h / 2) * slope);
      z = derivative(rows, middle, 1.5).map((slope, j) => z[j] + h * slope);
    }
    derivative(fresh, [...start], 1.5).forEach((value, i) => {
      expect(value).toBeCloseTo(z[i], 10);
    });
  });
});

describe('cart-pole episode', () => {
  it.each([
    [[-3, -6, -50, -4], 14.823871523167607, 15.447197218483225],
    [[-2, -4, -25, -2], 14.297036001023004, 15.260096580604888],
    [[-2.75, -5.5, -31.25, -4], 14.107166459781281, 15.107936791557972],
  ] as const)('of the gains %j costs what scipy’s matrix exponential gives', (gains, before, after) => {
    expect(episodeCost(gains as Gains, fresh)).toBeCloseTo(before, 9);
    expect(episodeCost(gains as Gains, worn)).toBeCloseTo(after, 9);
  });

  it('costs more by far where the pole falls', () => {
    expect(episodeCost([0, 0, 0, 0], fresh)).toBeGreaterThan(1e6);
    for (const gains of gainVectors()) expect(episodeCost(gains, worn)).toBeLessThan(25);
  });
});

describe('cart-pole policy search', () => {
  const scenario = smallScenario({
    objective: { id: 'cart-pole', parameters: {} },
    horizon: 300,
    model: { ...cartPole.defaults.model, lengthscale: null, signalVariance: null },
  });
  const world = createWorld(scenario, backend);

  it('offers all 5⁴ gains in the box, sorted by the first, and the model sees them scaled', () => {
    expect(world.candidates).toMatchObject({ kind: 'arms', dimension: 4, size: 625 });
    expect(world.candidates.names[0]).toBe('−3 −6 −50 −4');
    expect(world.candidates.names[624]).toBe('−2 −4 −25 −2');
    expect(new Set(world.candidates.names).size).toBe(625);
    const firsts = gainVectors().map(([gain]) => gain);
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    expect(Array.from(world.inputs.subarray(0, 4))).toEqual([-24, -24, -50 / 3, -32]);
    expect(world.kernel).toMatchObject({ lengthscales: [4.5, 4.5, 4.5, 4.5] });
  });

  it('is z-scored over the first thirty random queries: mean 0, variance 1, larger is better', () => {
    const values = world.truthAt(1);
    const initial = Array.from({ length: 30 }, (_, i) => values[world.randomCandidateAt(i + 1)]);
    const mean = initial.reduce((sum, value) => sum + value, 0) / 30;
    expect(mean).toBeCloseTo(0, 9);
    expect(initial.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 29).toBeCloseTo(1, 9);
    const costs = gainVectors().map((gains) => episodeCost(gains, fresh));
    expect(world.starAt(1)).toBe(costs.indexOf(Math.min(...costs)));
    const other = createWorld(scenario, backend, 1).truthAt(1);
    expect(other).not.toEqual(values);
    const slope = (other[1] - other[0]) / (values[1] - values[0]);
    expect((other[600] - other[30]) / (values[600] - values[30])).toBeCloseTo(slope, 9);
  });

  it('changes once, when the bearing wears: everything costs more, and other gains are the best', () => {
    expect(world.changePoints).toEqual([100]);
    expect(world.truthAt(100)).toEqual(world.truthAt(1));
    expect(world.truthAt(300)).toEqual(world.truthAt(101));
    const [before, after] = [world.starAt(100), world.starAt(101)];
    expect(after).not.toBe(before);
    expect(world.truthAt(101)[after] - world.truthAt(101)[before]).toBeGreaterThan(0.1);
    expect(world.truthAt(101)[after]).toBeLessThan(world.truthAt(100)[before] - 0.5);
  });

  it('never changes for 0', () => {
    const still = createWorld(
      { ...scenario, objective: { id: 'cart-pole', parameters: { changeAfter: 0 } } },
      backend,
    );
    expect(still.changePoints).toEqual([]);
    expect(still.truthAt(300)).toEqual(still.truthAt(1));
  });
});
