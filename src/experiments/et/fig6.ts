import { belowAll, type Claim, ordered, orderVerdict, withReason } from '../report/claims.ts';
import { type Measure, resetCount, totalRegret } from '../report/measures.ts';
import type { Experiment } from '../spec.ts';
import {
  ABRUPT,
  AMPLITUDE,
  BASELINES,
  CHOSEN_FUNCTION,
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

/** Why the second change and the slow one may turn out easier than in the paper. */
const STRONGER_SIGNAL = `The paper puts both down to its low signal-to-noise ratio, 1: the noise hides the change from the test. Its functions are unpublished; ours have about five times the variance of the noise, and so much signal shows more of a change. Tried: amplitude 1, the paper’s ratio, with a function per replicate (engine 0.1.0): no change was detected at all; and amplitude ${AMPLITUDE} with one function.`;

/** Shares of runs in which ET noticed each change, against what the paper says. */
const detection: Claim = {
  text: 'ET-GP-UCB reliably detects the first change (at least 90 % of runs) and the second about half of the time (30 to 70 %)',
  otherwise: STRONGER_SIGNAL,
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
  otherwise: STRONGER_SIGNAL,
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
  title: 'Abrupt and slow change with the original, larger noise',
  source: 'Brunzema et al., Event-Triggered Time-Varying Bayesian Optimization, Fig. 6 (a, b) and App. B.1',
  runs: 20,
  caution: CHOSEN_FUNCTION,
  design: {
    setting: [
      ...SYNTHETIC_SETTING,
      `Noise σ_n² = 1, the σ_f² of the models; our functions have the prior variance ${AMPLITUDE * AMPLITUDE} (over a run of random queries 5.0 and 4.3), so that the noise is about a fifth of the signal, where the paper speaks of a signal-to-noise ratio of 1. The stock market (c) is experiment et-stock.`,
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
