// The check whether a model is misspecified.
export const correlationAt = (lag: string, truth: string, assumed: string) =>
  `At ${lag}: truth ${truth}, assumed ${assumed}.`;
export const misspecified = 'Misspecified?';
export const shareInBand = 'share in the band';
export const promised = 'promised';
export const cancel = 'Cancel';
export const close = 'Close';
export const checked = (steps: number, horizon: number) => `Checked ${steps} of ${horizon} steps.`;
export const stepsAtMeanPace = 'steps, at the mean pace';
export const ageAxis = 'age of data, steps';
export const ageAtEnd = (age: string) => `Age of the data at the end: ${age}.`;
export const overTime = 'over time';
export const lag = (unit: string) => `lag in ${unit}`;
export const drift = 'True drift beside the assumed one';
export const overFirst = 'over $x_1$';
export const overSpace = 'over $x$';
export const smoothness = 'True smoothness beside the assumed kernel';
export const aboutZero = 'Correlation about zero: truth in ink, as assumed in the lane’s colour.';
export const distance = 'distance';
export const steps = 'steps';
