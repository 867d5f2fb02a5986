export const label = 'Posterior';
export const help =
  'Where it is computed from. From the points a step takes longer with every point held. As a state on the grid it takes the same time at any step, and holds no points: the same numbers but for rounding.';
export const fromPoints = 'from the points';
export const asState = 'as a state (Kalman)';
