import { CAUSES, type Paid } from './cause.ts';
import type { LaneCauses } from './lane-causes.ts';

/** What a lane has paid in steps 1..t (at t − 1), by cause in the order of `CAUSES`. */
export type PaidSoFar = readonly Float64Array[];

/** Sums of a lane's split over the steps so far. */
export function paidSoFar({ steps }: Pick<LaneCauses, 'steps'>): PaidSoFar {
  return CAUSES.map((_, cause) => {
    let sum = 0;
    return Float64Array.from(steps, ({ paid }) => {
      sum += paid[cause];
      return sum;
    });
  });
}

/** The mean of a lane's split over seeds. A cause that no seed paid for is 0 to the bit. */
export class MeanSplit {
  private readonly sums: readonly Sums[];
  private count = 0;

  /** @param steps the horizon T */
  constructor(steps: number) {
    this.sums = CAUSES.map(() => new Sums(steps));
  }

  /** How many seeds were added. */
  get seeds(): number {
    return this.count;
  }

  add(paid: PaidSoFar): void {
    for (const [cause, sums] of this.sums.entries()) sums.add(paid[cause]);
    this.count++;
  }

  /** Mean regret of steps 1..t by cause; its sum is the mean of R_t over the seeds. */
  until(t: number): Paid {
    return this.sums.map((sums) => sums.at(t - 1) / this.count);
  }
}

/** Running sums of many series, each with what rounding has cost: the order of the terms does not matter. */
class Sums {
  private readonly rounded: Float64Array;
  private readonly lost: Float64Array;

  constructor(length: number) {
    this.rounded = new Float64Array(length);
    this.lost = new Float64Array(length);
  }

  /** Two-sum (Knuth): exact in every step. */
  add(terms: ArrayLike<number>): void {
    const { rounded, lost } = this;
    for (let i = 0; i < rounded.length; i++) {
      const sum = rounded[i] + terms[i];
      const part = sum - rounded[i];
      lost[i] += rounded[i] - (sum - part) + (terms[i] - part);
      rounded[i] = sum;
    }
  }

  at(i: number): number {
    return this.rounded[i] + this.lost[i];
  }
}
