import { belowAll, type Claim, ordered, orderVerdict, withReason } from '../report/claims.ts';
import { type Measure, resetCount, totalRegret } from '../report/measures.ts';
import type { Experiment } from '../spec.ts';
import {
  ABRUPT,
  BASELINES,
  EVENT,
  OUR_FUNCTION,
  RANDOM,
  SLOW,
  SYNTHETIC_SETTING,
  syntheticColumns,
} from './variation-budget-lanes.ts';

/** Steps within which a change counts as noticed. */
const SOON = 50;

const noticed = (change: number): Measure => ({
  id: `reset within ${SOON} steps of t = ${change}`,
  of: ({ resets }) => Number(resets.some((t) => t > change && t <= change + SOON)),
});
const first = noticed(100);
const second = noticed(200);

/** Shares of runs in which ET noticed each change, against what the paper says. */
const detection: Claim = {
  text: 'ET-GP-UCB reliably detects the first change (at least 90 % of runs) and the second about half of the time (30 to 70 %)',
  otherwise: OUR_FUNCTION,
  check({ values }) {
    const share = ({ id }: Measure) => {
      const found = values(EVENT, ABRUPT, id);
      return found.reduce((sum, value) => sum + value, 0) / found.length;
    };
    const [one, two] = [share(first), share(second)];
    return {
      verdict: one >= 0.9 && two >= 0.3 && two <= 0.7 ? 'reproduced' : 'not reproduced',
      detail: `${(100 * one).toFixed(0)} % and ${(100 * two).toFixed(0)} % of runs, within ${SOON} steps`,
    };
  },
};

const NEAR = 0.1;

const similar: Claim = {
  text: `Under slow change ET-GP-UCB performs similarly to W-GP-UCB (mean regret within ${100 * NEAR} %)`,
  otherwise: OUR_FUNCTION,
  check({ cells }) {
    const mean = (row: string) =>
      cells.find((cell) => cell.row === row && cell.column === SLOW && cell.measure === totalRegret.id)?.ours
        .mean ?? 0;
    const ratio = mean(EVENT) / mean('W-GP-UCB');
    return {
      verdict: orderVerdict(Math.abs(ratio - 1) <= NEAR),
      detail: `${EVENT} has ${(100 * ratio).toFixed(0)} % of W-GP-UCB’s`,
    };
  },
};

export const etFig6: Experiment = {
  id: 'et-fig6',
  title: 'Abrupt and slow change with the original noise: as much noise as signal',
  source: 'Brunzema et al., Event-Triggered Time-Varying Bayesian Optimization, Fig. 6 (a, b) and App. B.1',
  runs: 20,
  design: {
    setting: [
      ...SYNTHETIC_SETTING,
      'Noise σ_n² = 1, the signal variance. The stock market (c) is experiment et-stock.',
    ],
    columns: syntheticColumns(1),
    measures: [{ measure: totalRegret }, { measure: resetCount }, { measure: first }, { measure: second }],
    curvePoints: 50,
    claims: [
      detection,
      withReason(
        ordered({
          text: 'After abrupt changes ET-GP-UCB still outperforms periodic resets and the sliding window',
          measure: totalRegret.id,
          columns: [ABRUPT],
          pairs: belowAll(EVENT, ['BR-GP-UCB', 'SW-GP-UCB']),
        }),
        OUR_FUNCTION,
      ),
      similar,
      withReason(
        ordered({
          text: 'All outperform random search',
          measure: totalRegret.id,
          columns: [ABRUPT, SLOW],
          pairs: [EVENT, ...BASELINES].map((row) => [row, RANDOM] as const),
        }),
        OUR_FUNCTION,
      ),
    ],
  },
};
