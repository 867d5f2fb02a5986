import { type Measure, reading } from '../report/measures.ts';

/** Steps after a jump within which a reset has found it. */
const SOON = 100;

/** 1 where a lane resets within a hundred steps of a jump and before the next one, else 0. */
const finds = (which: 'first' | 'second', at: number): Measure => ({
  id: `finds the ${which} jump`,
  of({ resets, changeErrors }) {
    const { [at]: jump = Number.POSITIVE_INFINITY, [at + 1]: next } = changeErrors?.changes ?? [];
    const last = Math.min(jump + SOON, next ?? Number.POSITIVE_INFINITY);
    return resets.some((step) => step > jump && step <= last) ? 1 : 0;
  },
});

export const findsFirst = finds('first', 0);
export const findsSecond = finds('second', 1);
export const forcedLooks = reading('forced looks');
export const priorsLeft = reading('priors left');
export const trueWeight = reading('weight of the true prior');
