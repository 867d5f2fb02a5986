import type { Frame } from '../../../src/contracts/record.ts';

/** The frame of a lane that holds no data, because it has no model, as if it held all that it queried before. */
export const withAllData = (frame: Frame): Frame => ({
  ...frame,
  dataSteps: Int32Array.from({ length: frame.t - 1 }, (_, i) => i + 1),
});
