/**
 * The cart-pole of Brunzema et al.'s public code (github.com/brunzema/uitvbo, objective_functions_LQR.py), which the ET
 * paper builds on. SI units.
 */
export const CART = {
  gravity: 9.81,
  /** The cart follows the input as a first-order lag: its speed v' = (K u − v)/T. */
  cartGain: 1,
  cartLag: 1,
  poleMass: 0.0804,
  poleLength: 0.147,
  /** Diameter of the pole. */
  poleThickness: 0.005,
  /** Viscous friction of the pole's bearing, N m s/rad, before it wears. */
  bearingFriction: 2.2e-3,
  /** Where an episode starts: the cart 4 m off, the pole 0.1 rad off upright and about to rise. */
  start: [4, 0, 0.1, -0.01],
  /** Seconds per step of the controller; steps per episode (20 s). */
  interval: 0.02,
  steps: 1000,
  /** Weights Q = 10 I of the state and R = 1 of the input in the cost. */
  stateWeight: 10,
  inputWeight: 1,
} as const;

/** Cart position, its speed, pole angle from upright, its speed. */
type CartPoleState = readonly [x: number, speed: number, angle: number, rate: number];

/** Four feedback gains k; the input is u = −k·z, held over each step. */
export type Gains = readonly [number, number, number, number];

/**
 * z' = A z + B u, the motion linearised about upright, as the rows of [A B] (4 × 5, row-major): with the moment of the pole
 * about the bearing J = m (l/2)² + m l²/12 + m d²/16 and c = m l/(2 J), θ̈ = c (g θ − v') − (μ/J) θ', v' = (K u − v)/T.
 * @param bearing μ
 */
export function motion(bearing: number): Float64Array {
  const { gravity, cartGain, cartLag, poleMass, poleLength, poleThickness } = CART;
  const square = poleLength * poleLength;
  const moment = poleMass * (square / 4 + square / 12 + (poleThickness * poleThickness) / 16);
  const lever = (poleMass * poleLength) / (2 * moment);
  return Float64Array.from([
    ...[0, 1, 0, 0, 0],
    ...[0, -1 / cartLag, 0, 0, cartGain / cartLag],
    ...[0, 0, 0, 1, 0],
    ...[0, lever / cartLag, lever * gravity, -bearing / moment, (-lever * cartGain) / cartLag],
  ]);
}

/** Terms of the exponential series; its argument has norm about 3, so that the last one is below 1e-20. */
const TERMS = 40;

/**
 * z_{k+1} = A_d z_k + B_d u_k over one interval with the input held, exactly: the rows of [A_d B_d] (4 × 5, row-major), the
 * upper ones of e^{T_s M} with M = [A B; 0 0], by its series.
 */
export function discretised(continuous: Float64Array): Float64Array {
  const step = continuous.map((value) => value * CART.interval);
  const sum = Float64Array.from({ length: 20 }, (_, i) => (i % 6 === 0 ? 1 : 0));
  let term = step;
  for (let k = 1; k <= TERMS; k++) {
    term.forEach((value, i) => {
      sum[i] += value;
    });
    term = timesState(step, term).map((value) => value / (k + 1));
  }
  return sum;
}

/** [A B] times the rows of another [· ·], whose fifth row, not kept, is 0. */
function timesState(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5];
    let sum = 0;
    for (let j = 0; j < 4; j++) sum += left[5 * row + j] * right[5 * j + column];
    return sum;
  });
}

/** Mean over an episode of 10 zᵀz + u², states without noise. @param system from `discretised` */
export function episodeCost(gains: Gains, system: Float64Array): number {
  const { steps, start, stateWeight, inputWeight } = CART;
  let state: CartPoleState = start;
  let cost = 0;
  for (let step = 0; step < steps; step++) {
    const input = -dot(gains, state);
    cost += stateWeight * dot(state, state) + inputWeight * input * input;
    state = nextState(system, state, input);
  }
  return cost / steps;
}

function nextState(
  system: Float64Array,
  [x, speed, angle, rate]: CartPoleState,
  input: number,
): CartPoleState {
  const next = (row: number) => {
    const at = 5 * row;
    return (
      system[at] * x +
      system[at + 1] * speed +
      system[at + 2] * angle +
      system[at + 3] * rate +
      system[at + 4] * input
    );
  };
  return [next(0), next(1), next(2), next(3)];
}

function dot(a: Gains | CartPoleState, b: CartPoleState): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}
