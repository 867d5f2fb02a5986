import type { KeyFrame } from '../../parameters/spec.ts';
import { gridObjective } from '../spec.ts';
import { DRAWN } from './drawn.about.ts';
import { drawnObjective } from './drawn-curves.ts';

/** f(x, t) drawn by hand: key frames on the time axis, monotone cubics in x (see `monotoneCubic`). */
export const drawn = gridObjective(DRAWN, {
  create: ({ parameters: { frames, between }, candidates, horizon }) =>
    drawnObjective(frames as readonly KeyFrame[], between as 'smooth' | 'straight', candidates, horizon),
});
