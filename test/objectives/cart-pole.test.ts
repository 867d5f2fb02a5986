import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import { cartPole, gainVectors, policyValue } from '../../src/objectives/cart-pole.ts';
import {
  advance,
  CART_POLE,
  type CartPoleState,
  derivative,
  episodeCost,
} from '../../src/objectives/cart-pole-dynamics.ts';
import { backend, smallScenario } from '../engine/support.ts';

const { gravity, cartMass, poleMass, halfLength, railFriction, bearingFriction } = CART_POLE;

describe('cart-pole dynamics', () => {
  const state: CartPoleState = [0.3, -0.4, 0.5, 1.2];

  it('satisfy both equations of motion', () => {
    const [force, bearing] = [2, 0.05];
    const [speed, linear, rate, angular] = derivative(state, force, bearing);
    expect([speed, rate]).toEqual([-0.4, 1.2]);
    const [sin, cos] = [Math.sin(0.5), Math.cos(0.5)];
    // Momentum along the rail, and torque about the bearing of a rod of moment 4/3 m l².
    const lever = poleMass * halfLength;
    expect((cartMass + poleMass) * linear + lever * (angular * cos - 1.44 * sin)).toBeCloseTo(
      force + railFriction * 0.4,
      12,
    );
    expect((4 / 3) * lever * halfLength * angular + lever * linear * cos).toBeCloseTo(
      lever * gravity * sin - bearing * 1.2,
      12,
    );
  });

  it('keep the energy where nothing rubs, pushes or leans on the rail', () => {
    const energy = ([, v, angle, w]: CartPoleState) =>
      0.5 * (cartMass + poleMass) * v * v +
      poleMass * halfLength * v * w * Math.cos(angle) +
      (2 / 3) * poleMass * halfLength * halfLength * w * w +
      poleMass * gravity * halfLength * Math.cos(angle);
    let moved: CartPoleState = [0, 0, 0.5, 0];
    const before = energy(moved);
    // The rail's friction is made up for by the force.
    for (let i = 0; i < 25; i++) moved = advance(moved, railFriction * moved[1], 0);
    expect(moved[2]).toBeGreaterThan(1);
    expect(Math.abs(energy(moved) - before)).toBeLessThan(0.01 * before);
  });

  it('leave an upright pole at rest alone', () => {
    expect(advance([0, 0, 0, 0], 0, 0.02)).toEqual([0, 0, 0, 0]);
  });
});

describe('cart-pole episode', () => {
  it('costs between 0 and 1, and nearly 1 without a controller', () => {
    expect(episodeCost([0, 0, 0, 0], bearingFriction)).toBeGreaterThan(0.9);
    for (const gains of gainVectors().filter((_, i) => i % 50 === 0)) {
      const cost = episodeCost(gains, bearingFriction);
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThan(1);
    }
  });

  it('is better where the value is larger', () => {
    const good = policyValue([-3, -4, -25, -2], bearingFriction);
    const bad = policyValue([-2, -6, -50, -4], bearingFriction);
    expect(good).toBeGreaterThan(bad);
    expect(episodeCost([-3, -4, -25, -2], bearingFriction)).toBeLessThan(
      episodeCost([-2, -6, -50, -4], bearingFriction),
    );
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

  it('changes once, when the bearing wears: the best gains become bad ones', () => {
    expect(world.changePoints).toEqual([100]);
    expect(world.truthAt(100)).toEqual(world.truthAt(1));
    expect(world.truthAt(300)).toEqual(world.truthAt(101));
    const [before, after] = [world.starAt(100), world.starAt(101)];
    expect(after).not.toBe(before);
    expect(world.truthAt(101)[after] - world.truthAt(101)[before]).toBeGreaterThan(1);
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
