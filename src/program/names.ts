/** A name that a program may use, and how it is written. */
export interface ProgramName {
  readonly name: string;
  readonly signature: string;
}

/** What a program finds ready: Driftlab's own pieces, and functions with the same bits on every machine. */
export const PROGRAM_PIECES: readonly ProgramName[] = [
  { name: 'defineAlgorithm', signature: 'defineAlgorithm({ id, slots })' },
  { name: 'keepAll', signature: 'keepAll' },
  { name: 'slidingWindow', signature: 'slidingWindow(n)' },
  { name: 'dropAtReset', signature: 'dropAtReset(n)' },
  { name: 'never', signature: 'never' },
  { name: 'every', signature: 'every(n)' },
  { name: 'withinBounds', signature: 'withinBounds(test, lower, upper)' },
  { name: 'eventTrigger', signature: 'eventTrigger(deltaB)' },
  { name: 'upperConfidenceBound', signature: 'upperConfidenceBound' },
  { name: 'expectedImprovement', signature: 'expectedImprovement' },
  { name: 'POSTERIOR_DRAW', signature: 'POSTERIOR_DRAW' },
  { name: 'exp', signature: 'exp(x)' },
  { name: 'log', signature: 'log(x)' },
  { name: 'pow', signature: 'pow(x, y)' },
  { name: 'sin', signature: 'sin(x)' },
  { name: 'cos', signature: 'cos(x)' },
];

/** The slots of a program. */
export const PROGRAM_SLOTS: readonly ProgramName[] = [
  { name: 'memory', signature: 'memory(held, verdict, t, steps)' },
  { name: 'trigger', signature: 'trigger: { test({ … }) }' },
  {
    name: 'test',
    signature: 'test({ t, tPrime, y, mean, variance, noiseVariance, … }) → { psi, kappa, reset }',
  },
  { name: 'temporal', signature: "temporal: { kind: 'forgetting', rate }" },
  { name: 'acquisition', signature: 'acquisition(mean, sd, { multiplier, incumbent })' },
  { name: 'schedule', signature: 'schedule(t, { size, informationGain() })' },
  { name: 'noiseVariance', signature: 'noiseVariance' },
];

/** What slots are called with. */
export const PROGRAM_INPUTS: readonly ProgramName[] = [
  { name: 't', signature: 't' },
  { name: 'tPrime', signature: 'tPrime' },
  { name: 'y', signature: 'y' },
  { name: 'mean', signature: 'mean' },
  { name: 'variance', signature: 'variance' },
  { name: 'sd', signature: 'sd' },
  { name: 'multiplier', signature: 'multiplier' },
  { name: 'incumbent', signature: 'incumbent' },
  { name: 'held', signature: 'held' },
  { name: 'verdict', signature: 'verdict' },
  { name: 'steps', signature: 'steps' },
  { name: 'freshLogLikelihood', signature: 'freshLogLikelihood(n)' },
  { name: 'keptLogLikelihood', signature: 'keptLogLikelihood(n)' },
  { name: 'stream', signature: "stream('dice')" },
  { name: 'uniform', signature: 'uniform()' },
  { name: 'normal', signature: 'normal()' },
  { name: 'integer', signature: 'integer(n)' },
];

/** All names that a program may use, in the order of the list. */
export const PROGRAM_NAMES: readonly ProgramName[] = [...PROGRAM_PIECES, ...PROGRAM_SLOTS, ...PROGRAM_INPUTS];
