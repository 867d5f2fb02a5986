import { FLIP } from './flip.about.ts';
import { intervention } from './spec.ts';

/** −f_t: what was best is worst. */
export const flip = intervention(FLIP, {
  act: () => (values) => values.map((value) => -value),
});
