import { exactJson } from '../engine/json.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { csvRows, type Table } from './formats.ts';
import { bestFirst } from './sheet.ts';

/**
 * The comparison as tables: lanes, pairs, ranks, fixed budgets, fixed targets. Captions name quantity, unit and number of
 * replicates; what was not kept has no table.
 */
export function tablesOf(comparison: RunComparison): Table[] {
  return [
    laneTable(comparison),
    ...pairTable(comparison),
    ...rankTable(comparison),
    ...budgetTable(comparison),
    ...targetTable(comparison),
  ];
}

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
const percent = ({ level }: RunComparison): string => `${100 * level} %`;

function laneTable(comparison: RunComparison): Table {
  const head = ['lane', 'mean', 'low', 'high', 'sd', 'median'];
  const sorted = bestFirst({ comparison }).map((lane) => comparison.lanes[lane]);
  const rows = sorted.map(({ name, ...values }) => [
    name,
    ...head.slice(1).map((key) => short(values[key as 'mean'])),
  ]);
  return {
    caption: `${about(comparison)}: mean, ${percent(comparison)} interval, spread`,
    rows: [head, ...rows],
  };
}

const PAIR_HEAD = [
  'a',
  'b',
  'mean',
  'low',
  'high',
  'g_z',
  'a better in',
  'p',
  'p (Holm)',
  'p (always valid)',
  'p (always valid, Holm)',
];

function pairTable(comparison: RunComparison): Table[] {
  const { lanes, pairs, apart } = comparison;
  if (pairs.length === 0) return [];
  const rows = pairs.map((pair, i) => [
    lanes[pair.lanes[0]].name,
    lanes[pair.lanes[1]].name,
    short(pair.mean),
    short(pair.low),
    short(pair.high),
    pair.gz === null ? '–' : short(pair.gz),
    `${Math.round(100 * pair.wins)} %`,
    ...[pair.p, pair.holm, pair.anytime.p, pair.anytime.holm].map(pText),
    ...(apart ? [String(apart[i] ?? 'never')] : []),
  ]);
  return [
    {
      caption: `${about(comparison)}: paired differences a − b, ${percent(comparison)} intervals`,
      rows: [[...PAIR_HEAD, ...(apart ? ['apart from step'] : [])], ...rows],
    },
  ];
}

function rankTable({ lanes, ranks, measure }: RunComparison): Table[] {
  if (!ranks) return [];
  const gap = ranks.criticalDifference;
  const apart = gap === null ? '' : `; closer than ${short(gap)} is not told apart at 5 % (Nemenyi)`;
  const best = measure === 'f1' ? 'highest' : 'lowest';
  const caption = `Mean ranks, 1 is ${best}; Friedman p ${ranks.p < SMALLEST_P ? '' : '= '}${pText(ranks.p)}${apart}`;
  const rows = lanes.map(({ name }, i) => [name, short(ranks.meanRanks[i])]);
  return [{ caption, rows: [['lane', 'mean rank'], ...rows] }];
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
  const head = ['lane', ...shown.map((k) => `≤ ${short(values[k])}`), 'pairs reached'];
  const rows = lanes.map(({ name }, i) => [
    name,
    ...shown.map((k) => (expectedRunningTime[i][k] === null ? 'never' : short(expectedRunningTime[i][k]))),
    `${Math.round(100 * area[i])} %`,
  ]);
  return [
    {
      caption: `Fixed targets for ${symbol.replaceAll('$', '')}${unit ? ` in ${unit}` : ''}, ${replicates} replicates: expected running time in steps; share of ${replicates} × ${values.length} pairs of run and target reached, mean over the steps; the first step at a target counts, also where it is lost again`,
      rows: [head, ...rows],
    },
  ];
}

/** Four significant digits. */
const short = (value: number): string => String(Number(value.toPrecision(4)));

/** Below this a p-value is only said to be smaller. */
const SMALLEST_P = 0.0001;
const pText = (p: number): string => (p < SMALLEST_P ? `< ${SMALLEST_P}` : p.toFixed(4));
