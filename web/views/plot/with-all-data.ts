import type { Frame } from '../../../src/contracts/record.ts';

/** The frame of a lane without a model, which holds no data, as if it held all its previous queries. */
export const withAllData = (frame: Frame): Frame => ({
  ...frame,
  dataSteps: Int32Array.from({ length: frame.t - 1 }, (_, i) => i + 1),
});
