import type { Frame } from '../../../src/contracts/record.ts';
import { type Claim, near } from './claim.ts';
import type { LaneMoment } from './lane-claims.ts';

const shares = new WeakMap<Frame, number>();

/** Share of the candidates at which the truth is no further from μ than √β_t σ, in percent; NaN without a band. */
function shareIn(frame: Frame): number {
  const known = shares.get(frame);
  if (known !== undefined) return known;
  const { truth, mean, sd, multiplier } = frame;
  const inside = Array.from(truth).filter(
    (f, i) => mean && sd && multiplier !== null && Math.abs(f - mean[i]) <= multiplier * sd[i],
  );
  const share = mean && multiplier !== null ? (100 * inside.length) / truth.length : Number.NaN;
  shares.set(frame, share);
  return share;
}

/** Mean over the last ten steps that have a band. */
function recent({ lane, t }: LaneMoment): number {
  const known = lane.frames
    .slice(Math.max(0, t - 10), t)
    .map(shareIn)
    .filter((share) => !Number.isNaN(share));
  return known.reduce((sum, share) => sum + share, 0) / known.length;
}

/** Probability in percent of a standard normal number within ± z, by Simpson's rule. */
function promised(z: number): number {
  const parts = 2000;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(z);
  for (let k = 1; k < parts; k++) sum += (k % 2 ? 4 : 2) * density((k * z) / parts);
  return (200 * sum * z) / parts / 3;
}

const promiseAt = ({ lane, t }: LaneMoment): number => promised(lane.frames[t - 1].multiplier ?? Number.NaN);

export const CHECK_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: /^t = (\d+): in the band (\d+) %, (less than|close to|at least) the (\d+) % promised\.$/,
    holds: (moment, t, share, relation, promise) => {
      const gap = recent(moment) - promiseAt(moment);
      const said = {
        'less than': gap < -4.999,
        'close to': gap < 0.001 && gap > -5.001,
        'at least': gap > -0.001,
      };
      return (
        Number(t) === moment.t &&
        near(recent(moment), share) &&
        near(promiseAt(moment), promise) &&
        said[relation as keyof typeof said]
      );
    },
  },
  {
    says: /^t = (\d+): no band to judge\.$/,
    holds: (moment, t) => {
      const { mean, multiplier } = moment.lane.frames[moment.t - 1];
      return Number(t) === moment.t && (mean === null || multiplier === null);
    },
  },
];
