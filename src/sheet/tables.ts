import { exactJson } from '../engine/json.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { MOST_EXACT, signTest, wilcoxon } from '../replicates/comparison/fixed-n.ts';
import { holm } from '../replicates/comparison/holm.ts';
import { pairedDifference } from '../replicates/comparison/paired-difference.ts';
import { superiority } from '../replicates/comparison/superiority.ts';
import { csvRows, type Table } from './formats.ts';
import { bestFirst } from './sheet.ts';
import { ENGLISH, type TableWords } from './table-words.ts';

/**
 * The comparison as tables: lanes, pairs, fixed budgets, fixed targets. Captions name quantity, unit and number of seeds; what
 * was not kept has no table.
 */
export const tablesOf = (comparison: RunComparison): Table[] => tablesIn(comparison, ENGLISH);

/** The same in a language; the quantity that the comparison names is taken as it stands. */
export const tablesIn = (comparison: RunComparison, words: TableWords): Table[] => [
  laneTable(comparison, words),
  ...pairTable(comparison, words),
  ...budgetTable(comparison, words),
  ...targetTable(comparison, words),
];

/** The same with tests for a number of seeds fixed in advance: valid for a paper, not for repeated looks. */
export const exportTables = (comparison: RunComparison): Table[] => [
  ...tablesOf(comparison),
  ...fixedTable(comparison),
];

/**
 * Every value by which the lanes are compared, as CSV with every digit: a row for each replicate, a column for each lane, then
 * the measure and the step after which it is.
 */
export function seedsText({ lanes, values, replicates, measure, horizon }: RunComparison): string {
  const rows = Array.from({ length: replicates }, (_, replicate) => [
    String(replicate),
    ...values.map((own) => exactJson(own[replicate])),
    ...[measure, String(horizon)],
  ]);
  const head = ['replicate', ...lanes.map(({ name }) => name), 'measure', 'after'];
  return csvRows([head, ...rows]);
}

const about = ({ quantity, replicates }: RunComparison): string => `${quantity}, ${replicates} replicates`;

function laneTable(comparison: RunComparison, { heads, captions }: TableWords): Table {
  const head = [heads.lane, heads.mean, heads.half, heads.sd, heads.median, heads.rank];
  const rows = bestFirst({ comparison }).map((place) => {
    const { name, mean, low, high, sd, median } = comparison.lanes[place];
    return [name, ...[mean, (high - low) / 2, sd, median, comparison.ranks[place]].map(short)];
  });
  return { caption: captions.lanes(comparison), rows: [head, ...rows] };
}

const winsHead = ({ heads }: TableWords): string[] => [
  ...[heads.a, heads.b, heads.aBetter, heads.same, heads.bBetter],
  ...[heads.shareOfA, heads.low, heads.high, heads.winsP, heads.winsHolm],
];
const meanHead = ({ heads }: TableWords): string[] => [
  ...[heads.difference, heads.ofWorst, heads.lowPercent, heads.highPercent],
  ...[heads.shareP, heads.shareHolm],
];

/** The two claims about every pair, as the sheet shows them. */
function pairTable(comparison: RunComparison, words: TableWords): Table[] {
  const { lanes, pairs, apart, alpha } = comparison;
  if (pairs.length === 0) return [];
  const rows = pairs.map(({ lanes: [a, b], mean, wins, meanShare }, i) => [
    ...[lanes[a].name, lanes[b].name, String(wins.a), String(wins.same), String(wins.b)],
    ...[wins.ofDecided === null ? '–' : short(wins.ofDecided), short(wins.low), short(wins.high)],
    ...[pText(wins.p), pText(wins.holm), short(mean)],
    ...(meanShare
      ? [
          ...[meanShare.mean, meanShare.low, meanShare.high].map((share) => short(100 * share)),
          pText(meanShare.p),
          pText(meanShare.holm),
        ]
      : ['–', '–', '–', '–', '–']),
    ...(apart ? [String(apart[i] ?? words.cells.notApart)] : []),
    ...[wins.verdict, meanShare?.verdict ?? null].map((verdict) =>
      verdict === null ? words.cells.notShown : lanes[verdict === 'a' ? a : b].name,
    ),
  ]);
  const { heads, captions } = words;
  const head = [
    ...winsHead(words),
    ...meanHead(words),
    ...(apart ? [heads.apartFrom] : []),
    ...[heads.often, heads.average],
  ];
  const claims = pairs.length * (pairs.some(({ meanShare }) => meanShare) ? 2 : 1);
  const caption = captions.pairs({ ...comparison, claims, level: 100 * alpha });
  return [{ caption, rows: [head, ...rows] }];
}

const FIXED_HEAD = [
  ...['a', 'b', 'mean a − b', 'low (95 %)', 'high (95 %)', 'd_z', 'g_z', 'Vargha–Delaney A'],
  ...['p, paired t-test', 'Holm', 'p, Wilcoxon signed-rank', 'Holm', 'p, sign test', 'Holm'],
];

const WITH_NORMAL = `Wilcoxon signed-rank, exact up to ${MOST_EXACT} seeds that differ, beyond that normal with continuity ½; sign test, exact`;

/** Tests with a number of seeds that was fixed before the first look. */
function fixedTable(comparison: RunComparison): Table[] {
  const { lanes, pairs, values, replicates } = comparison;
  if (pairs.length === 0) return [];
  const sides = pairs.map(({ lanes: [a, b] }) => [values[a], values[b]] as const);
  const paired = sides.map(([a, b]) => pairedDifference(a, b, 0.95));
  const ranked = sides.map(([a, b]) => wilcoxon(a, b));
  const tests = [paired.map(({ p }) => p), ranked.map(({ p }) => p), sides.map(([a, b]) => signTest(a, b))];
  const columns = tests.flatMap((p) => [p, holm(p)]);
  const optional = (value: number | null) => (value === null ? '–' : short(value));
  const rows = pairs.map(({ lanes: [a, b] }, i) => [
    ...[lanes[a].name, lanes[b].name],
    ...[paired[i].mean, paired[i].low, paired[i].high].map(short),
    ...[optional(paired[i].dz), optional(paired[i].gz), short(superiority(...sides[i]).a)],
    ...columns.map((p) => pText(p[i])),
  ]);
  const caption = `${about(comparison)}: tests for n = ${replicates} fixed before; paired t-test, t(${replicates - 1}), about the mean; ${ranked.every(({ exact }) => exact) ? 'Wilcoxon signed-rank and sign test, exact' : WITH_NORMAL}, not about the mean`;
  return [{ caption, rows: [FIXED_HEAD, ...rows] }];
}

function budgetTable(comparison: RunComparison, { heads, captions }: TableWords): Table[] {
  const { lanes, budgets } = comparison;
  if (budgets.length === 0) return [];
  const head = [heads.lane, ...budgets.flatMap(({ step }) => [heads.meanAt(step), heads.medianAt(step)])];
  const rows = lanes.map(({ name }, i) => [
    name,
    ...budgets.flatMap(({ mean, median }) => [short(mean[i]), short(median[i])]),
  ]);
  return [{ caption: captions.budgets(comparison), rows: [head, ...rows] }];
}

/** Every sixth of 25 targets: the best, the worst, and three between. */
const SHOWN = 6;

function targetTable(
  { lanes, targets, replicates }: RunComparison,
  { heads, cells, captions }: TableWords,
): Table[] {
  if (!targets) return [];
  const { symbol, unit, targets: values, expectedRunningTime, area } = targets;
  const shown = values.flatMap((_, k) => (k % SHOWN === 0 ? [k] : []));
  const head = [heads.lane, ...shown.map((k) => `≤ ${short(values[k])}`), heads.met];
  const rows = lanes.map(({ name }, i) => [
    name,
    ...shown.map((k) =>
      expectedRunningTime[i][k] === null ? cells.never : short(expectedRunningTime[i][k]),
    ),
    `${Math.round(100 * area[i])} %`,
  ]);
  const caption = captions.targets({
    ...{ symbol: symbol.replaceAll('$', ''), unit: unit || 'none' },
    ...{ replicates, targets: values.length },
  });
  return [{ caption, rows: [head, ...rows] }];
}

/** Four significant digits. */
const short = (value: number): string => String(Number(value.toPrecision(4)));

/** Below this a p-value is only said to be smaller. */
const SMALLEST_P = 0.0001;
const pText = (p: number): string => (p < SMALLEST_P ? `< ${SMALLEST_P}` : p.toFixed(4));
