import { NOISE } from './noise.about.ts';
import { intervention } from './spec.ts';

/** Another noise variance, the same seeded draws rescaled; or noise within bounds, drawn evenly. */
export const noise = intervention(NOISE, {
  noiseVariance: ({ variance }) => variance,
  noiseShape: ({ shape }) => shape,
});
