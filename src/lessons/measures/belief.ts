import type { Frame } from '../../contracts/record.ts';
import type { LaneLetter } from '../../contracts/scenario.ts';
import { mean } from '../../math/mean.ts';
import { type MeasuredRun, measure } from './spec.ts';

const square = (value: number): number => value * value;

/** Tolerance for rounding in the last digit. */
const SLACK = 1e-12;

interface Belief extends Frame {
  readonly mean: Float64Array;
  readonly sd: Float64Array;
}

function beliefAt(run: MeasuredRun, lane: LaneLetter, step: number): Belief | null {
  const frame = run.frame(lane, step);
  return frame?.t === step && frame.mean && frame.sd ? (frame as Belief) : null;
}

/** The candidate nearest to a share of the axis from 0 to 1. */
const nearest = (x: number, { sd }: Belief): number => Math.round(x * (sd.length - 1));

const shareInside = ({ mean: middle, sd, truth }: Belief, width: number): number =>
  mean(Array.from(middle, (m, i) => (Math.abs(truth[i] - m) <= width * sd[i] + SLACK ? 1 : 0)));

const second = (_: LaneLetter, step: number): number => step;

/** The whole posterior curve of a lane at a step, before its reading. The page has only that of the step shown. */
export const BELIEF_MEASURES = [
  measure({
    name: 'coverage',
    about: 'share of the line on which the truth lies inside the lane’s own band',
    arguments: ['lane', 'step'],
    digits: 2,
    frameAt: second,
    of: (run, lane, step) => {
      const belief = beliefAt(run, lane, step);
      return belief?.multiplier != null ? shareInside(belief, belief.multiplier) : null;
    },
  }),
  measure({
    name: 'coverage-within',
    about: 'the same for a band of so many σ',
    arguments: ['lane', 'step', 'number'],
    digits: 2,
    frameAt: second,
    of: (run, lane, step, width) => {
      const belief = beliefAt(run, lane, step);
      return belief && shareInside(belief, width);
    },
  }),
  measure({
    name: 'known',
    about: 'share of the line, or of the map, on which σ is at most so many at a step',
    arguments: ['lane', 'number', 'step'],
    digits: 2,
    frameAt: (_lane, _most, step) => step,
    of: (run, lane, most, step) => {
      const belief = beliefAt(run, lane, step);
      return belief && mean(Array.from(belief.sd, (sd) => (sd <= most ? 1 : 0)));
    },
  }),
  measure({
    name: 'rmse',
    about: 'root of the mean squared distance between mean and truth',
    arguments: ['lane', 'step'],
    digits: 2,
    frameAt: second,
    of: (run, lane, step) => {
      const belief = beliefAt(run, lane, step);
      return belief && Math.sqrt(mean(Array.from(belief.mean, (m, i) => square(m - belief.truth[i]))));
    },
  }),
  measure({
    name: 'half-width',
    about: 'half the width 2σ of the band at a place x of an axis from 0 to 1',
    arguments: ['lane', 'step', 'number'],
    digits: 2,
    frameAt: second,
    of: (run, lane, step, x) => {
      const belief = beliefAt(run, lane, step);
      return belief && 2 * belief.sd[nearest(x, belief)];
    },
  }),
  measure({
    name: 'upper',
    about: 'upper edge μ + 2σ of the band at a place x of an axis from 0 to 1',
    arguments: ['lane', 'step', 'number'],
    digits: 2,
    frameAt: second,
    of: (run, lane, step, x) => {
      const belief = beliefAt(run, lane, step);
      if (!belief) return null;
      const i = nearest(x, belief);
      return belief.mean[i] + 2 * belief.sd[i];
    },
  }),
  measure({
    name: 'widest-sd',
    about: 'largest σ on the line',
    arguments: ['lane', 'step'],
    digits: 2,
    frameAt: second,
    of: (run, lane, step) => {
      const belief = beliefAt(run, lane, step);
      return belief && Math.max(...belief.sd);
    },
  }),
  measure({
    name: 'dots-outside',
    about: 'readings before a step that lie outside ±2σ of the curve then',
    arguments: ['lane', 'step'],
    digits: 0,
    frameAt: second,
    of: (run, lane, step) => {
      const belief = beliefAt(run, lane, step);
      const outside = ({ y, index }: { y: number; index: number }) =>
        belief !== null && Math.abs(y - belief.mean[index]) > 2 * belief.sd[index];
      return (
        belief &&
        run
          .records(lane)
          .slice(0, step - 1)
          .filter(outside).length
      );
    },
  }),
];
