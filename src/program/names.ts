/** A name that a program may use: how it is written, and what it is in a sentence. */
export interface ProgramName {
  readonly name: string;
  readonly signature: string;
  readonly does: string;
}

/** What a program finds ready: Driftlab's own pieces, and functions with the same bits on every machine. */
export const PROGRAM_PIECES: readonly ProgramName[] = [
  {
    name: 'defineAlgorithm',
    signature: 'defineAlgorithm({ id, slots })',
    does: 'What the algorithm is called, and the slots in which it differs from GP-UCB.',
  },
  { name: 'keepAll', signature: 'keepAll', does: 'Memory: the model sees every answer.' },
  {
    name: 'slidingWindow',
    signature: 'slidingWindow(n)',
    does: 'Memory: the model sees the newest n answers. Shorter: forgets sooner, knows less.',
  },
  {
    name: 'dropAtReset',
    signature: 'dropAtReset(n)',
    does: 'Memory: at a reset only the newest n answers stay.',
  },
  { name: 'never', signature: 'never', does: 'Trigger: does not test and never resets.' },
  { name: 'every', signature: 'every(n)', does: 'Trigger: resets after every n answers.' },
  {
    name: 'withinBounds',
    signature: 'withinBounds(test, lower, upper)',
    does: 'Trigger: resets when the test fires, at the earliest lower and at the latest upper steps after the last reset.',
  },
  {
    name: 'eventTrigger',
    signature: 'eventTrigger(deltaB)',
    does: 'The test of ET-GP-UCB, for withinBounds: fires when one answer is too surprising. Smaller deltaB: fewer false alarms.',
  },
  {
    name: 'upperConfidenceBound',
    signature: 'upperConfidenceBound',
    does: 'Acquisition: mean + multiplier · sd, as GP-UCB.',
  },
  {
    name: 'expectedImprovement',
    signature: 'expectedImprovement',
    does: 'Acquisition: by how much a place is expected to beat the incumbent.',
  },
  {
    name: 'POSTERIOR_DRAW',
    signature: 'POSTERIOR_DRAW',
    does: 'Acquisition: a function drawn from the posterior (Thompson sampling).',
  },
  { name: 'exp', signature: 'exp(x)', does: 'eˣ, with the same bits on every machine.' },
  {
    name: 'log',
    signature: 'log(x)',
    does: 'The natural logarithm, with the same bits on every machine.',
  },
  { name: 'pow', signature: 'pow(x, y)', does: 'xʸ, with the same bits on every machine.' },
  { name: 'sin', signature: 'sin(x)', does: 'The sine, with the same bits on every machine.' },
  { name: 'cos', signature: 'cos(x)', does: 'The cosine, with the same bits on every machine.' },
];

/** The slots of a program. */
export const PROGRAM_SLOTS: readonly ProgramName[] = [
  {
    name: 'memory',
    signature: 'memory(held, verdict, t, steps)',
    does: 'Slot: how many of the newest answers stay, or a list of the steps that stay. held counts them, verdict is the trigger’s.',
  },
  {
    name: 'trigger',
    signature: 'trigger: { test({ … }) }',
    does: 'Slot: asks after every answer whether the objective has changed.',
  },
  {
    name: 'test',
    signature: 'test({ t, tPrime, y, mean, variance, noiseVariance, … }) → { psi, kappa, reset }',
    does: 'Compares psi with kappa after every answer. Without reset, psi > kappa resets.',
  },
  {
    name: 'temporal',
    signature: "temporal: { kind: 'forgetting', rate }",
    does: 'Slot: how fast old answers lose their weight. Larger rate: sooner.',
  },
  {
    name: 'acquisition',
    signature: 'acquisition(mean, sd, { multiplier, incumbent })',
    does: 'Slot: the score of a place; the largest is queried.',
  },
  {
    name: 'schedule',
    signature: 'schedule(t, { size, informationGain() })',
    does: 'Slot: the multiplier of sd at step t, with size answers in memory.',
  },
  {
    name: 'noiseVariance',
    signature: 'noiseVariance',
    does: 'Slot: the noise variance that the model assumes. In a test: the one in force.',
  },
];

/** What slots are called with. */
export const PROGRAM_INPUTS: readonly ProgramName[] = [
  { name: 't', signature: 't', does: 'The number of the step, from 1.' },
  {
    name: 'tPrime',
    signature: 'tPrime',
    does: 'The number of answers since the last reset, this one included.',
  },
  { name: 'y', signature: 'y', does: 'The answer just received.' },
  {
    name: 'mean',
    signature: 'mean',
    does: 'What the model expected there: in a test at the query, in an acquisition at the place scored.',
  },
  { name: 'variance', signature: 'variance', does: 'How unsure the model was of the mean, squared.' },
  { name: 'sd', signature: 'sd', does: 'How unsure the model is at the place scored: a standard deviation.' },
  { name: 'multiplier', signature: 'multiplier', does: '√β, from the schedule.' },
  { name: 'incumbent', signature: 'incumbent', does: 'The best mean among the places visited.' },
  { name: 'held', signature: 'held', does: 'The number of answers in memory, the newest included.' },
  {
    name: 'verdict',
    signature: 'verdict',
    does: 'What the trigger said of the newest answer: verdict.reset is true at a reset.',
  },
  { name: 'steps', signature: 'steps', does: 'The steps of the answers in memory, oldest first.' },
  {
    name: 'freshLogLikelihood',
    signature: 'freshLogLikelihood(n)',
    does: 'The log likelihood of the newest n answers as if all older ones had been dropped.',
  },
  {
    name: 'keptLogLikelihood',
    signature: 'keptLogLikelihood(n)',
    does: 'The log likelihood of the newest n answers given what was held before them.',
  },
  {
    name: 'stream',
    signature: "stream('dice')",
    does: "A stream of random numbers: uniform(), normal(), integer(n). It begins at its first number each time, so keep it: dice ??= stream('dice').",
  },
  { name: 'uniform', signature: 'uniform()', does: 'The stream’s next number between 0 and 1.' },
  { name: 'normal', signature: 'normal()', does: 'The stream’s next standard normal number.' },
  { name: 'integer', signature: 'integer(n)', does: 'The stream’s next whole number from 0 to n − 1.' },
];

/** All names that a program may use, in the order of the list. */
export const PROGRAM_NAMES: readonly ProgramName[] = [...PROGRAM_PIECES, ...PROGRAM_SLOTS, ...PROGRAM_INPUTS];
