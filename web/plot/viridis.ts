import { colourMap } from './colour.ts';

/** Viridis at its deciles: brighter is more, readable without colour vision. */
export const VIRIDIS = colourMap([
  '#440154',
  '#482475',
  '#414487',
  '#355f8d',
  '#2a788e',
  '#21918c',
  '#22a884',
  '#44bf70',
  '#7ad151',
  '#bddf26',
  '#fde725',
]);
