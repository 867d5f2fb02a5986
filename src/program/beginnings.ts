/** A program to begin with. */
export interface Beginning {
  readonly id: string;
  readonly program: string;
}

const LAST_TEN = `// Keeps the last ten answers.
defineAlgorithm({
  id: 'last-ten',
  slots: () => ({
    memory: slidingWindow(10),
    acquisition: (mean, sd, { multiplier }) => mean + multiplier * sd,
  }),
});
`;

const WEIGHTED_PAST = `// Trusts an answer less with every step that passes.
defineAlgorithm({
  id: 'weighted-past',
  slots: () => ({
    temporal: { kind: 'forgetting', rate: 0.03 },
    acquisition: (mean, sd, { multiplier }) => mean + multiplier * sd,
  }),
});
`;

const OWN_TRIGGER = `// Adds up what is more surprising than 1.5,
// and starts over when the sum passes 4.
defineAlgorithm({
  id: 'own-trigger',
  slots: () => {
    const limit = 4;
    let sum = 0;
    const test = ({
      tPrime, y, mean, variance, noiseVariance,
    }) => {
      if (tPrime === 1) sum = 0;
      const sd = Math.sqrt(variance + noiseVariance);
      const surprise = Math.abs(y - mean) / sd;
      sum = Math.max(0, sum + surprise - 1.5);
      return { psi: sum, kappa: limit };
    };
    return {
      memory: dropAtReset(1),
      trigger: { test },
    };
  },
});
`;

const EPSILON_GREEDY = `// Asks where the mean is largest,
// but one step in ten where it knows least.
defineAlgorithm({
  id: 'epsilon-greedy',
  slots: () => {
    let dice;
    let explores = false;
    const test = ({ stream }) => {
      dice ??= stream('dice');
      explores = dice.uniform() < 0.1;
      return { psi: 0, kappa: 1, reset: false };
    };
    return {
      trigger: { test },
      acquisition: (mean, sd) =>
        explores ? sd : mean,
    };
  },
});
`;

const MEAN_OF_FIVE = `// Starts over when the mean of five
// standardised residuals is far from 0.
defineAlgorithm({
  id: 'mean-of-five',
  slots: () => {
    const limit = 1.5;
    let residuals = [];
    const test = ({
      tPrime, y, mean, variance, noiseVariance,
    }) => {
      if (tPrime === 1) residuals = [];
      const sd = Math.sqrt(variance + noiseVariance);
      residuals.push((y - mean) / sd);
      residuals = residuals.slice(-5);
      const sum = residuals.reduce((a, b) => a + b, 0);
      return { psi: Math.abs(sum) / 5, kappa: limit };
    };
    return {
      memory: dropAtReset(1),
      trigger: { test },
    };
  },
});
`;

/** Programs to begin with beside the first one, GP-UCB as it is; in the order of the menu. */
export const BEGINNINGS: readonly Beginning[] = [
  { id: 'last-ten', program: LAST_TEN },
  { id: 'weighted-past', program: WEIGHTED_PAST },
  { id: 'own-trigger', program: OWN_TRIGGER },
  { id: 'epsilon-greedy', program: EPSILON_GREEDY },
  { id: 'mean-of-five', program: MEAN_OF_FIVE },
];
