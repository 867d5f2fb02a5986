import type { Experiment } from '../spec.ts';
import { LEVEL } from './order-verdict.ts';

/** What it means for the claims that some were judged before, with fewer runs. */
interface Looks {
  /** Significance level of each test: Bonferroni over the looks. */
  readonly level: number;
  /** A sentence for the setting; none after a single look. */
  readonly says: readonly string[];
}

/** An experiment's looks, of which the last is at `runs`. */
export function looksOf({ lookedAt = [] }: Pick<Experiment, 'lookedAt'>, runs: number): Looks {
  const earlier = lookedAt.filter((n) => n < runs);
  if (earlier.length === 0) return { level: LEVEL, says: [] };
  const level = LEVEL / (earlier.length + 1);
  const says = `Judged before at n = ${new Intl.ListFormat('en-GB').format(earlier.map(String))}; runs were then added for the undecided claims, to a number fixed beforehand. The looks share the 5 %: each test is made at ${Number((100 * level).toPrecision(2))} %.`;
  return { level, says: [says] };
}
