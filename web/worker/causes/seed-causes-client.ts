import * as words from '#words/page/worker';
import type { Scenario } from '../../../src/index.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { LanePaid, SeedCausesWorker } from './seed-causes-protocol.ts';

/** As many workers as the page has for its lanes. */
const MOST_WORKERS = 4;
const workersFor = (seeds: number): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, seeds));

/**
 * Runs seeds in workers of their own, which end with the last seed, at the first fault, or when they are stopped.
 * @param onSeed what the lanes paid in the next of the seeds, in their order
 */
export function askSeedCauses(
  scenario: Scenario,
  replicates: readonly number[],
  onSeed: (paid: readonly LanePaid[]) => void,
): Errand<void> {
  const handOver = inOrder(onSeed);
  let next = 0;
  const work = async (remote: Pick<SeedCausesWorker, 'open' | 'split'>) => {
    await remote.open(scenario);
    while (next < replicates.length) {
      const place = next++;
      handOver(place, await remote.split(replicates[place]));
    }
  };
  const errands = Array.from({ length: workersFor(replicates.length) }, () =>
    sendOut<SeedCausesWorker, void>(startWorker(), words.causes, work),
  );
  const stop = () => {
    for (const errand of errands) errand.stop();
  };
  const answer = Promise.all(errands.map((errand) => errand.answer)).then(() => {});
  return { answer: answer.finally(stop), stop };
}

const startWorker = (): Worker =>
  new Worker(new URL('./seed-causes-worker.ts', import.meta.url), { type: 'module' });

/** Hands things over by their places 0, 1, …, in any order in which they come. */
function inOrder<Thing>(hand: (thing: Thing) => void): (place: number, thing: Thing) => void {
  const early = new Map<number, Thing>();
  let next = 0;
  return (place, thing) => {
    early.set(place, thing);
    for (let due = early.get(next); due !== undefined; due = early.get(++next)) {
      early.delete(next);
      hand(due);
    }
  };
}
