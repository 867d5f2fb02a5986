import type { LaneLetter } from '../../contracts/scenario.ts';
import { quantileT } from '../../replicates/comparison/distributions.ts';
import { summarise } from '../../replicates/statistics.ts';
import { type MeasuredRun, measure } from './spec.ts';

/** Total regret of the first lane less that of the second, on each seed. */
function gaps(run: MeasuredRun, first: LaneLetter, second: LaneLetter): readonly number[] {
  const others = run.seedRegrets(second);
  return run.seedRegrets(first).map((regret, i) => regret - others[i]);
}

/** Summary statistics of these differences; null for fewer than two seeds. */
function gapOf(run: MeasuredRun, first: LaneLetter, second: LaneLetter) {
  const found = gaps(run, first, second);
  return found.length < 2 ? null : summarise(found);
}

/** The lanes on many seeds; on each seed all lanes have the same world. Known once they have been run. */
export const SEED_MEASURES = [
  measure({
    name: 'seeds',
    about: 'on how many seeds the lanes have been run; 0: on the one shown alone',
    arguments: [],
    digits: 0,
    of: ({ seeds }) => seeds,
  }),
  measure({
    name: 'seeds-won',
    about: 'on how many of these seeds the first lane loses less than the second',
    arguments: ['lane', 'lane'],
    digits: 0,
    of: (run, first, second) =>
      run.seeds === 0 ? null : gaps(run, first, second).filter((gap) => gap < 0).length,
  }),
  measure({
    name: 'gap',
    about: 'mean over these seeds of the regret of the first lane less that of the second',
    arguments: ['lane', 'lane'],
    digits: 1,
    of: (run, first, second) => gapOf(run, first, second)?.mean ?? null,
  }),
  measure({
    name: 'gap-spread',
    about: 'standard deviation of that difference over the seeds',
    arguments: ['lane', 'lane'],
    digits: 1,
    of: (run, first, second) => gapOf(run, first, second)?.std ?? null,
  }),
  measure({
    name: 'gap-half',
    about: 'half the 95 % interval of that mean, by the t distribution',
    arguments: ['lane', 'lane'],
    digits: 1,
    of: (run, first, second) => {
      const gap = gapOf(run, first, second);
      return gap && gap.se * quantileT(0.95, gap.n - 1);
    },
  }),
];
