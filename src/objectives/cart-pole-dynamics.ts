import { cos, exp, sin } from '../math/index.ts';

/** Constants of the cart-pole; the paper's are unpublished, these are ours. SI units. */
export const CART_POLE = {
  gravity: 9.81,
  cartMass: 0.5,
  poleMass: 0.1,
  /** Half of the pole's length. */
  halfLength: 0.15,
  /** Viscous friction of the cart on its rail, N s/m. */
  railFriction: 0.1,
  /** Viscous friction of the pole's bearing, N m s/rad, before it wears. */
  bearingFriction: 0.02,
  /** Where an episode starts: cart 0.5 m off, pole 0.1 rad off upright, at rest. */
  start: [0.5, 0, 0.1, 0],
  /** Seconds per step of the controller and of the integration; steps per episode (5 s). */
  interval: 0.02,
  steps: 250,
} as const;

/** Cart position, its speed, pole angle from upright, its speed. */
export type CartPoleState = readonly [x: number, speed: number, angle: number, rate: number];

/** Four feedback gains K; the force on the cart is −K·state, held over each step. */
export type Gains = readonly [number, number, number, number];

/**
 * Time derivative of the state under force F and bearing friction b (Barto, Sutton & Anderson 1983, with viscous
 * friction): θ̈ = [g sin θ + cos θ (μ ẋ − F − m l θ̇² sin θ)/M' − b θ̇/(m l)] / [l (4/3 − m cos² θ/M')],
 * ẍ = [F + m l (θ̇² sin θ − θ̈ cos θ) − μ ẋ]/M', with M' the mass of cart and pole.
 */
export function derivative(
  [, speed, angle, rate]: CartPoleState,
  force: number,
  bearing: number,
): CartPoleState {
  const { gravity, cartMass, poleMass, halfLength, railFriction } = CART_POLE;
  const total = cartMass + poleMass;
  const [s, c] = [sin(angle), cos(angle)];
  const lever = poleMass * halfLength;
  const push = (railFriction * speed - force - lever * rate * rate * s) / total;
  const angular =
    (gravity * s + c * push - (bearing * rate) / lever) / (halfLength * (4 / 3 - (poleMass * c * c) / total));
  const linear = (force + lever * (rate * rate * s - angular * c) - railFriction * speed) / total;
  return [speed, linear, rate, angular];
}

/** One Runge–Kutta step of fourth order with constant force. */
export function advance(state: CartPoleState, force: number, bearing: number): CartPoleState {
  const h = CART_POLE.interval;
  const moved = (k: CartPoleState, by: number): CartPoleState => [
    state[0] + by * k[0],
    state[1] + by * k[1],
    state[2] + by * k[2],
    state[3] + by * k[3],
  ];
  const k1 = derivative(state, force, bearing);
  const k2 = derivative(moved(k1, h / 2), force, bearing);
  const k3 = derivative(moved(k2, h / 2), force, bearing);
  const k4 = derivative(moved(k3, h), force, bearing);
  const mean = (i: 0 | 1 | 2 | 3) => (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]) / 6;
  return moved([mean(0), mean(1), mean(2), mean(3)], h);
}

/**
 * Mean over an episode of the saturating cost 1 − exp(−½ (16 x² + 100 θ²)), x in m and θ in rad: between 0 and 1.
 * Once the pole is level (|θ| > π/2) it has fallen, and every step left costs 1.
 */
export function episodeCost(gains: Gains, bearing: number): number {
  const { steps, start } = CART_POLE;
  let state: CartPoleState = start;
  let cost = 0;
  for (let step = 0; step < steps; step++) {
    const [x, , angle] = state;
    if (!(Math.abs(angle) <= Math.PI / 2)) return (cost + steps - step) / steps;
    cost += 1 - exp(-0.5 * (16 * x * x + 100 * angle * angle));
    const force = -(gains[0] * x + gains[1] * state[1] + gains[2] * angle + gains[3] * state[3]);
    state = advance(state, force, bearing);
  }
  return cost / steps;
}
