import { summarise } from '../../replicates/statistics.ts';
import { type Claim, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { judgeAlike } from '../report/order-claims.ts';
import { steadier } from '../report/spread-claims.ts';
import { CTV_FAMILY } from './evaluation-time-lanes.ts';

const UNIFORM = ['SE, t = 3', 'Matérn, t = 3'];
const BIASED = ['SE, biased', 'Matérn, biased'];

/** Why standard deviations may not come out. */
const SAME_QUERIES =
  'The paper prints one figure of 30 runs and no test, and its hyperparameters are unpublished. Tried: two kernels, two kinds of times, two acquisitions, timing noise from 0 to 1 (ctv-noise), β_n σ as printed (ctv-beta).';

/** What §5.3 says of the standard deviations of R_n/n. */
export const STEADINESS: readonly Claim[] = [
  {
    text: 'Uniform times: TV’s standard deviation is smaller than GP-UCB’s (TV stable, GP-UCB unstable)',
    columns: UNIFORM,
    pairs: [['TV', 'GP-UCB']],
  } as const,
  {
    text: 'Uniform times: CTV’s standard deviation is smaller than CTV-simple’s',
    columns: UNIFORM,
    pairs: [['CTV', 'CTV-simple']],
  } as const,
  {
    text: 'Biased times: CTV’s standard deviation is much smaller than CTV-simple’s',
    columns: BIASED,
    pairs: [['CTV', 'CTV-simple']],
  } as const,
  {
    text: 'SE kernel, biased times: CTV’s standard deviation is much smaller than GP-UCB’s',
    columns: [BIASED[0]],
    pairs: [['CTV', 'GP-UCB']],
  } as const,
  {
    text: 'Matérn kernel, biased times: CTV’s standard deviation is much smaller than TV’s',
    columns: [BIASED[1]],
    pairs: [['CTV', 'TV']],
  } as const,
].map((claim) => withReason(steadier({ measure: averageRegret.id, ...claim }), SAME_QUERIES));

/** The CTV lanes’ mean regrets within a share of the smallest, in one column. */
export function withinShare(column: string, share: number, text: string): Claim {
  return {
    text,
    check({ values, level }) {
      const rows = CTV_FAMILY.map((row) => values(row, column, averageRegret.id));
      const means = rows.map((row) => summarise(row).mean);
      const apart = Math.max(...means) / Math.min(...means) - 1;
      const named = CTV_FAMILY.map((row, i) => `${row} ${means[i].toFixed(3)}`).join(', ');
      return {
        ...judgeAlike(rows, share, level),
        detail: `${named}: ${(100 * apart).toFixed(1)} % apart, at most ${(100 * share).toFixed(0)} % allowed`,
      };
    },
  };
}
