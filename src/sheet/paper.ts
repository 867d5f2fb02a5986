import { formatRank } from '../picture/long-numbers.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { measureById } from '../replicates/comparison/measures.ts';
import { latexText } from './formats.ts';
import { bestFirst } from './sheet.ts';
import { decimalsFor } from './value-axis.ts';

/** What a paper says of a comparison beside its numbers. */
export interface PaperContext {
  readonly title: string;
  readonly horizon: number;
  /** "0.2.0" */
  readonly engine: string;
  /** Opens the comparison; empty where there is none. */
  readonly link: string;
}

/**
 * A LaTeX table that fits a column: mean ± half the 95 % interval, best in bold, claims as superscripts that name lanes by their
 * numbers in the table.
 */
export function paperTable(
  comparison: RunComparison,
  { title, horizon }: Pick<PaperContext, 'title' | 'horizon'>,
): string {
  const { replicates, measure, lanes } = comparison;
  const order = bestFirst({ comparison });
  const claims = order.map((lane) => claimsOf(comparison, order, lane));
  // As on the sheet.
  const digits = decimalsFor(lanes.map(({ mean }) => mean));
  const rows = order.map((lane, i) => {
    const { name, mean, low, high } = lanes[lane];
    const value = `${mean.toFixed(digits)} \\pm ${((high - low) / 2).toFixed(digits)}`;
    const set = i === 0 ? `\\mathbf{${value}}` : value;
    return `  ${i + 1} & ${latexText(name)} & $${set}${claims[i] === '' ? '' : `^{${claims[i]}}`}$ & $${formatRank(comparison.ranks[lane])}$ \\\\\n`;
  });
  const { symbol } = measureById(measure);
  const claimed = claims.some((claim) => claim !== '');
  return [
    '% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n',
    `  \\caption{${latexText(title)}: ${symbol} after $T = ${horizon}$ steps, mean $\\pm$ half-width of its 95\\,\\% interval over $n = ${replicates}$ seeds (same worlds, same noise); best in bold.`,
    claimed
      ? ` Superscripts: lanes than which it is more often better, after a bar those than which it is better on average as a share of ${worstOf(comparison)} (valid at any time, one family, Holm, ${100 * comparison.alpha}\\,\\%).`
      : ' No claim about two lanes is shown at this $n$.',
    `}\n  \\label{tab:${slug(title)}}\n  \\begin{tabular}{rlrr}\n  \\toprule\n  & algorithm & ${symbol} & mean rank \\\\\n  \\midrule\n`,
    ...rows,
    '  \\bottomrule\n  \\end{tabular}\n\\end{table}\n',
  ].join('');
}

/** "2,3|3": lanes by their rows that it is more often better than, and better on average than. */
function claimsOf({ pairs }: RunComparison, order: readonly number[], lane: number): string {
  const beaten = (verdictOf: (pair: RunComparison['pairs'][number]) => 'a' | 'b' | null) =>
    pairs
      .flatMap((pair) => {
        const verdict = verdictOf(pair);
        const [a, b] = pair.lanes;
        if (verdict === null || (verdict === 'a' ? a : b) !== lane) return [];
        return [order.indexOf(verdict === 'a' ? b : a) + 1];
      })
      .sort((i, j) => i - j)
      .join(',');
  const [often, average] = [
    beaten(({ wins }) => wins.verdict),
    beaten(({ meanShare }) => meanShare?.verdict ?? null),
  ];
  return average === '' ? often : `${often}|${average}`;
}

/** What differences are shares of. */
const worstOf = ({ measure }: RunComparison): string =>
  measureById(measure).hasUnit ? 'the cost of the worst play' : 'the largest difference there can be';

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'comparison';

/** How it was compared, as a paragraph to copy into a paper. */
export function methodsParagraph(
  comparison: RunComparison,
  { title, horizon, engine, link }: PaperContext,
): string {
  const { lanes, replicates, pairs, alpha, quantity } = comparison;
  const both = pairs.some(({ meanShare }) => meanShare !== null);
  const claims = pairs.length * (both ? 2 : 1);
  const sentences = [
    `We compared ${lanes.map(({ name }) => name).join(', ')} on “${title}” by ${quantity} after T = ${horizon} steps over n = ${replicates} seeds; in each seed all algorithms met the same objective and the same noise.`,
    'We report means with 95 % intervals (Student’s t, each lane by itself).',
    ...(pairs.length > 0
      ? [
          `About ${pairs.length === 1 ? 'the pair' : `each of ${pairs.length} pairs`} we tested ${both ? 'two claims' : 'one claim'} with e-values, which hold however often one looks, adds seeds, or stops: “more often better” (null: neither is more often better than the other; evidence 2^m k! l!/(m + 1)! for k and l wins among m seeds that differ; Robbins 1970)${both ? ` and “better on average” (null: on average, as a share of ${worstOf(comparison)}, the two have the same value; a bet on the bounded differences, Waudby-Smith & Ramdas 2024)` : ''}.`,
          `The ${claims} claims form one family, corrected by Holm’s method at ${100 * alpha} %; intervals are at the levels that belong to the verdicts.`,
        ]
      : []),
    `Computed with Driftlab, engine ${engine}${link === '' ? '' : ` (${link})`}.`,
  ];
  return `${sentences.join(' ')}\n`;
}
