import { exactJson } from '../engine/json.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { signTest, wilcoxon } from '../replicates/comparison/fixed-n.ts';
import { holm } from '../replicates/comparison/holm.ts';
import { pairedDifference } from '../replicates/comparison/paired-difference.ts';
import { superiority } from '../replicates/comparison/superiority.ts';
import { csvRows, type Table } from './formats.ts';
import { bestFirst } from './sheet.ts';

/**
 * The comparison as tables: lanes, pairs, fixed budgets, fixed targets. Captions name quantity, unit and number of seeds; what
 * was not kept has no table.
 */
export function tablesOf(comparison: RunComparison): Table[] {
  return [
    laneTable(comparison),
    ...pairTable(comparison),
    ...budgetTable(comparison),
    ...targetTable(comparison),
  ];
}

/** The same with tests for a number of seeds fixed in advance: valid for a paper, not for repeated looks. */
export const exportTables = (comparison: RunComparison): Table[] => [
  ...tablesOf(comparison),
  ...fixedTable(comparison),
];

/** Every value by which the lanes are compared, as CSV with every digit: a row for each replicate, a column for each lane. */
export function seedsText({ lanes, values, replicates }: RunComparison): string {
  const rows = Array.from({ length: replicates }, (_, replicate) => [
    String(replicate),
    ...values.map((own) => exactJson(own[replicate])),
  ]);
  const head = ['replicate', ...lanes.map(({ name }) => name)];
  return csvRows([head, ...rows]);
}

const about = ({ quantity, replicates }: RunComparison): string => `${quantity}, ${replicates} replicates`;
function laneTable(comparison: RunComparison): Table {
  const head = ['lane', 'mean', '± (95 %)', 'sd', 'median', 'mean rank'];
  const rows = bestFirst({ comparison }).map((place) => {
    const { name, mean, low, high, sd, median } = comparison.lanes[place];
    return [name, ...[mean, (high - low) / 2, sd, median, comparison.ranks[place]].map(short)];
  });
  return {
    caption: `${about(comparison)}: mean ± half its 95 % interval; mean rank, 1 is best`,
    rows: [head, ...rows],
  };
}

const WINS_HEAD = [
  'a',
  'b',
  'a better',
  'same',
  'b better',
  'share of a',
  'low',
  'high',
  'p, wins',
  'p, wins (Holm)',
];
const MEAN_HEAD = [
  'mean a − b',
  '% of worst play',
  'low %',
  'high %',
  'p, mean share',
  'p, mean share (Holm)',
];

/** The two claims about every pair, as the sheet shows them. */
function pairTable(comparison: RunComparison): Table[] {
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
    ...(apart ? [String(apart[i] ?? 'not apart')] : []),
    ...[claimText(wins.verdict, a, b, lanes), claimText(meanShare?.verdict ?? null, a, b, lanes)],
  ]);
  const head = [
    ...WINS_HEAD,
    ...MEAN_HEAD,
    ...(apart ? ['apart from step'] : []),
    'more often better',
    'better on average',
  ];
  const family = `one family of ${pairs.length * (pairs.some(({ meanShare }) => meanShare) ? 2 : 1)} claims (Holm, ${100 * alpha} %)`;
  return [
    {
      caption: `${about(comparison)}: pairs, at any time; ${family}, intervals at the levels of the verdicts`,
      rows: [head, ...rows],
    },
  ];
}

const claimText = (verdict: 'a' | 'b' | null, a: number, b: number, lanes: RunComparison['lanes']): string =>
  verdict === null ? 'not shown' : lanes[verdict === 'a' ? a : b].name;

const FIXED_HEAD = [
  ...['a', 'b', 'mean a − b', 'low (95 %)', 'high (95 %)', 'd_z', 'g_z', 'Vargha–Delaney A'],
  ...['p, paired t-test', 'Holm', 'p, Wilcoxon signed-rank', 'Holm', 'p, sign test', 'Holm'],
];

/** Tests with a number of seeds that was fixed before the first look. */
function fixedTable(comparison: RunComparison): Table[] {
  const { lanes, pairs, values, replicates } = comparison;
  if (pairs.length === 0) return [];
  const sides = pairs.map(({ lanes: [a, b] }) => [values[a], values[b]] as const);
  const paired = sides.map(([a, b]) => pairedDifference(a, b, 0.95));
  const tests = [
    paired.map(({ p }) => p),
    sides.map(([a, b]) => wilcoxon(a, b).p),
    sides.map(([a, b]) => signTest(a, b)),
  ];
  const columns = tests.flatMap((p) => [p, holm(p)]);
  const optional = (value: number | null) => (value === null ? '–' : short(value));
  const rows = pairs.map(({ lanes: [a, b] }, i) => [
    ...[lanes[a].name, lanes[b].name],
    ...[paired[i].mean, paired[i].low, paired[i].high].map(short),
    ...[optional(paired[i].dz), optional(paired[i].gz), short(superiority(...sides[i]).a)],
    ...columns.map((p) => pText(p[i])),
  ]);
  const caption = `${about(comparison)}: tests for n = ${replicates} fixed before; paired t-test, t(${replicates - 1}), about the mean; Wilcoxon signed-rank and sign test, exact, not about the mean`;
  return [{ caption, rows: [FIXED_HEAD, ...rows] }];
}

function budgetTable(comparison: RunComparison): Table[] {
  const { lanes, budgets } = comparison;
  if (budgets.length === 0) return [];
  const head = ['lane', ...budgets.flatMap(({ step }) => [`mean at ${step}`, `median at ${step}`])];
  const rows = lanes.map(({ name }, i) => [
    name,
    ...budgets.flatMap(({ mean, median }) => [short(mean[i]), short(median[i])]),
  ]);
  return [
    {
      caption: `${about(comparison)}: fixed budgets, as if the run had ended at a step`,
      rows: [head, ...rows],
    },
  ];
}

/** Every sixth of 25 targets: the best, the worst, and three between. */
const SHOWN = 6;

function targetTable({ lanes, targets, replicates }: RunComparison): Table[] {
  if (!targets) return [];
  const { symbol, unit, targets: values, expectedRunningTime, area } = targets;
  const shown = values.flatMap((_, k) => (k % SHOWN === 0 ? [k] : []));
  const head = ['lane', ...shown.map((k) => `≤ ${short(values[k])}`), 'pairs met'];
  const rows = lanes.map(({ name }, i) => [
    name,
    ...shown.map((k) => (expectedRunningTime[i][k] === null ? 'never' : short(expectedRunningTime[i][k]))),
    `${Math.round(100 * area[i])} %`,
  ]);
  return [
    {
      caption: `Fixed targets for ${symbol.replaceAll('$', '')}${unit ? ` in ${unit}` : ''}, ${replicates} replicates: expected running time in steps until a target is met for good, as the objective moves and a target can be lost; share of ${replicates} × ${values.length} pairs of run and target that are met, mean over the steps`,
      rows: [head, ...rows],
    },
  ];
}

/** Four significant digits. */
const short = (value: number): string => String(Number(value.toPrecision(4)));

/** Below this a p-value is only said to be smaller. */
const SMALLEST_P = 0.0001;
const pText = (p: number): string => (p < SMALLEST_P ? `< ${SMALLEST_P}` : p.toFixed(4));
