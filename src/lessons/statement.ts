import { KEPT } from '../engine/scenario/settings.ts';
import { mean as average } from '../math/mean.ts';
import {
  fields,
  list,
  number,
  optional,
  otherwise,
  type Read,
  type Shape,
  ShapeFault,
  such,
} from '../parameters/shape.ts';
import { quantileT } from '../replicates/comparison/distributions.ts';
import { anyText, type Condition, conditionShape, holds, referenceShape, referencesOf } from './condition.ts';
import type { MeasuredRun } from './measures/spec.ts';
import { measured, readReference, written, writtenAs } from './notation.ts';

/** Of the interval that is written behind a mean, and that a claim about it is held against. */
const LEVEL = 0.95;

const sceneName = such<string>(
  'must be the name of a scene file without “.json”',
  (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,40}$/.test(value),
  { type: 'string' },
);

/** Values of the scenario by their place, as one writes them in an address: { noiseVariance: 0.15 }. */
export const changesShape: Shape<Readonly<Record<string, string>>> = {
  rule: 'must be values of the scenario by their place, as { noiseVariance: 0.15 }',
  read(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ShapeFault(`${changesShape.rule}, got something else`);
    return Object.fromEntries(Object.entries(value).map(([place, to]) => [place, changeText(to, place)]));
  },
  schema: () => ({ type: 'object' }),
};

function changeText(value: unknown, place: string): string {
  const plain = (one: unknown) => ['number', 'string', 'boolean'].includes(typeof one);
  if (Array.isArray(value) && value.every(plain)) return value.join(',');
  if (plain(value)) return String(value);
  throw new ShapeFault('must be a number, a word or a list of numbers').within(place);
}

const columnFields = {
  of: referenceShape,
  /** Another scene than the statement’s. */
  scene: optional(sceneName),
  with: optional(changesShape),
};
/** A measure on another scene, or on the same with other settings. */
const columnShape: Shape<Read<ReturnType<typeof fields<typeof columnFields>>> | string> = {
  rule: 'must name a measure, or { of, scene, with }',
  read: (value) =>
    typeof value === 'string' ? referenceShape.read(value) : fields(columnFields).read(value),
  schema: () => ({}),
};

/** One, or several that are written one after another. */
const columnsShape: Shape<Column | readonly Column[]> = {
  rule: 'must name a measure, or be a list of them',
  read: (value) =>
    Array.isArray(value)
      ? list(columnShape, 'measures', { min: 1, max: 6 }).read(value)
      : columnShape.read(value),
  schema: () => ({}),
};
type Column = Read<typeof columnShape>;
const asList = (columns: Column | readonly Column[] | undefined): readonly Column[] =>
  columns === undefined ? [] : Array.isArray(columns) ? columns : [columns as Column];

const bound = number({ type: 'number', min: -1e9, max: 1e9 });
/**
 * What must be true of the number: the interval of a mean lies beyond the bound; or, where nothing is to be told apart, it holds
 * 0 and is narrower to each side than `unclear`, the difference that would matter.
 */
const claimShape = fields({
  above: optional(bound),
  below: optional(bound),
  /** true, in lessons written before the difference had to be named: any width. */
  unclear: optional(
    such<number | true>(
      'must be a number above 0, the difference that would matter',
      (value) => value === true || (typeof value === 'number' && value > 0),
      {},
    ),
  ),
});

const count = number({ type: 'integer', min: 2, max: 500 });

/**
 * What a sentence rests on, recomputed by a test. One of `values` (this seed), or `mean`, `median`, `spread`, `share` and so on
 * (over worlds of another seed than the one shown, which was chosen for its picture).
 */
export const statementShape = fields({
  says: anyText(300),
  scene: otherwise(sceneName, ''),
  with: optional(changesShape),
  /** The same once for every value at a place of the scenario. */
  over: optional(
    fields({
      place: anyText(80),
      values: list(anyValue(), 'values', { min: 1, max: 12 }),
    }),
  ),
  t: optional(number({ type: 'integer', min: 1, max: KEPT.steps })),
  worlds: optional(count),
  values: optional(list(referenceShape, 'measures', { min: 1, max: 12 })),
  mean: optional(columnsShape),
  median: optional(columnsShape),
  spread: optional(columnsShape),
  minus: optional(columnShape),
  ratio: optional(fields({ of: columnShape, to: columnShape })),
  share: optional(conditionShape),
  /** Only these worlds are counted. */
  where: optional(conditionShape),
  /** Worlds where the number is smaller than in the one shown. */
  smaller: optional(columnShape),
  /** So many worlds make a group: in how many groups the mean (less `minus`) is below 0. */
  groups: optional(fields({ of: columnShape, size: number({ type: 'integer', min: 2, max: 100 }) })),
  /** How many worlds it takes until the mean of the difference to `minus` is twice its error. */
  enough: optional(columnShape),
  holds: optional(claimShape),
  digits: optional(number({ type: 'integer', min: 0, max: 4 })),
  /** What comes out, as it is written. */
  is: otherwise(anyText(200), ''),
});
export type Statement = Read<typeof statementShape>;

function anyValue(): Shape<string> {
  return {
    rule: 'must be a number, a word or a list of numbers',
    read: (value) => changeText(value, ''),
    schema: () => ({}),
  };
}

const KINDS = [
  'values',
  'mean',
  'median',
  'spread',
  'ratio',
  'share',
  'smaller',
  'groups',
  'enough',
] as const;

/** What is wrong with a statement as a whole, in words that follow its name; null: nothing. */
export function statementFault(statement: Statement): string | null {
  const kinds = KINDS.filter((kind) => statement[kind] !== undefined);
  if (kinds.length !== 1) return `must have one of ${KINDS.join(', ')}, got ${kinds.join(' and ') || 'none'}`;
  if (kinds[0] === 'values' && statement.worlds)
    return 'is of one seed (values) and of many (worlds); choose';
  if (kinds[0] !== 'values' && !statement.worlds) return 'must say over how many worlds it is';
  if (kinds[0] === 'enough' && statement.minus === undefined) return 'must say what is taken from it (minus)';
  if (kinds[0] !== 'values' && statement.over) return 'can go over several settings only with values';
  return statement.where ? whereFault(statement) : null;
}

/** Worlds that are left out must be the same ones for both sides of a difference, and never the one shown. */
function whereFault({ minus, smaller }: Statement): string | null {
  if (smaller !== undefined)
    return 'sets the world shown among all (smaller) and leaves some out (where); choose';
  if (minus !== undefined && typeof minus !== 'string' && (minus.scene !== undefined || minus.with))
    return 'takes away what is measured elsewhere (minus), where other worlds may be left out (where); choose';
  return null;
}

/** A scene with changes: what is run, on its own seed or on another one. */
export interface Setup {
  readonly scene: string;
  readonly changes: Readonly<Record<string, string>>;
  readonly seed: 'shown' | 'other';
}

/** The first replicates of the seed, one after another. */
export type Worlds = (
  setup: Setup,
  worlds: number,
  references: readonly string[],
  t?: number,
) => Iterable<MeasuredRun>;

/** A column of a statement: what is measured where. */
function columnOf(
  statement: Statement,
  column: Column,
  seed: Setup['seed'] = 'other',
): { setup: Setup; of: string } {
  const own = typeof column === 'string' ? { of: column, scene: undefined, with: undefined } : column;
  return {
    of: own.of,
    setup: { scene: own.scene ?? statement.scene, changes: { ...statement.with, ...own.with }, seed },
  };
}

/** What came out of a statement, as it is written, and whether what it claims is true. */
export interface Outcome {
  readonly is: string;
  readonly true: boolean;
}

/** Computes a statement. `worlds` runs replicates, or hands over those it has. */
export function outcome(statement: Statement, worlds: Worlds): Outcome {
  const { values, share, smaller, ratio, groups, enough } = statement;
  if (values) return ofSeed(statement, values, worlds);
  if (share) return ofShare(statement, share, worlds);
  if (smaller) {
    const [shown] = differences({ ...statement, worlds: 1 }, smaller, worlds, 'shown');
    return ofRank(statement, shown, differences(statement, smaller, worlds));
  }
  if (ratio)
    return ofRatio(statement, numbers(statement, ratio.of, worlds), numbers(statement, ratio.to, worlds));
  if (groups) return ofGroups(statement, differences(statement, groups.of, worlds), groups.size);
  if (enough) return ofEnough(statement, enough, worlds);
  return ofMany(statement, worlds);
}

function ofSeed(statement: Statement, references: readonly string[], worlds: Worlds): Outcome {
  const { scene, with: changes = {}, over, t } = statement;
  const settings = over ? over.values.map((value) => ({ ...changes, [over.place]: value })) : [changes];
  const lines = settings.map((setting) => {
    const [run] = [...worlds({ scene, changes: setting, seed: 'shown' }, 1, references, t)];
    return references
      .map((text) => {
        const reference = readReference(text);
        const value = measured(run, reference);
        return statement.digits === undefined
          ? writtenAs(reference, value, ' ')
          : written(value, statement.digits);
      })
      .join(', ');
  });
  return { is: lines.join('; '), true: true };
}

function numbers(
  statement: Statement,
  column: Column,
  worlds: Worlds,
  seed: Setup['seed'] = 'other',
): number[] {
  const { setup, of } = columnOf(statement, column, seed);
  const reference = readReference(of);
  const found: number[] = [];
  for (const run of worlds(setup, statement.worlds as number, [of], statement.t)) {
    if (statement.where && holds(run, statement.where) !== true) continue;
    const value = measured(run, reference);
    if (typeof value !== 'number') throw new Error(`${of} is no number in a world of scene ${setup.scene}.`);
    found.push(value);
  }
  return found;
}

/** A column, less the one that is taken from it. */
function differences(
  statement: Statement,
  column: Column,
  worlds: Worlds,
  seed: Setup['seed'] = 'other',
): number[] {
  const first = numbers(statement, column, worlds, seed);
  if (statement.minus === undefined) return first;
  const second = numbers(statement, statement.minus, worlds, seed);
  return first.map((value, i) => value - second[i]);
}

function ofShare(statement: Statement, share: Condition, worlds: Worlds): Outcome {
  const { scene, with: changes = {}, where, t, holds: claim } = statement;
  const references = [...referencesOf(share), ...(where ? referencesOf(where) : [])];
  let [kept, all] = [0, 0];
  const setup: Setup = { scene, changes, seed: 'other' };
  for (const run of worlds(setup, statement.worlds as number, references, t)) {
    if (where && holds(run, where) !== true) continue;
    all++;
    if (holds(run, share) === true) kept++;
  }
  return { is: `${kept} of ${all}`, true: within(claim, kept / all, kept / all) };
}

function ofRank({ holds: claim }: Statement, shown: number, values: readonly number[]): Outcome {
  const smaller = values.filter((value) => value < shown).length;
  const share = smaller / values.length;
  return { is: `${smaller} of ${values.length}`, true: within(claim, share, share) };
}

function ofGroups({ holds: claim }: Statement, values: readonly number[], size: number): Outcome {
  const all = Math.floor(values.length / size);
  const below = Array.from({ length: all }, (_, i) => average(values.slice(i * size, (i + 1) * size))).filter(
    (value) => value < 0,
  ).length;
  return { is: `${below} of ${all}`, true: within(claim, below / all, below / all) };
}

/** With the same worlds for both, and with other worlds for each: "30, 56". */
function ofEnough(statement: Statement, column: Column, worlds: Worlds): Outcome {
  const first = numbers(statement, column, worlds);
  const second = numbers(statement, statement.minus as Column, worlds);
  const apart = first.map((value, i) => value - second[i]);
  const [a, b] = [deviation(first), deviation(second)];
  const needed = [deviation(apart), Math.sqrt(a * a + b * b)].map((spread) => {
    const ratio = (2 * spread) / average(apart);
    return Math.ceil(ratio * ratio);
  });
  return { is: needed.join(', '), true: within(statement.holds, needed[0], needed[1]) };
}

/** Over n − 1; NaN of fewer than two. */
function deviation(values: readonly number[]): number {
  const middle = average(values);
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - middle) * (value - middle), 0) /
      Math.max(0, values.length - 1),
  );
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

function ofRatio(
  { digits = 1, holds: claim }: Statement,
  of: readonly number[],
  to: readonly number[],
): Outcome {
  const value = average(of) / average(to);
  return { is: written(value, digits), true: within(claim, value, value) };
}

function ofMany(statement: Statement, worlds: Worlds): Outcome {
  const { mean, median, spread } = statement;
  const parts = asList(mean ?? median ?? spread).map((column) =>
    ofColumn(statement, differences(statement, column, worlds)),
  );
  return { is: parts.map(({ is }) => is).join(', '), true: parts.every((part) => part.true) };
}

function ofColumn(statement: Statement, values: readonly number[]): Outcome {
  const { mean, median, digits = 3, holds: claim } = statement;
  if (!mean) {
    const value = median ? middle(values) : deviation(values);
    return { is: written(value, digits), true: within(claim, value, value) };
  }
  const value = average(values);
  const half = (deviation(values) / Math.sqrt(values.length)) * quantileT(LEVEL, values.length - 1);
  return {
    is: `${written(value, digits)} ± ${written(half, digits)}`,
    true: within(claim, value - half, value + half),
  };
}

/** Whether an interval keeps a claim. What comes of no world is no number and keeps none, not even the claim that it is one. */
function within(claim: Statement['holds'], low: number, high: number): boolean {
  const { unclear, above = -Infinity, below = Infinity } = claim ?? {};
  const widest = unclear === true ? Infinity : 2 * (unclear ?? 0);
  const nothing = low <= 0 && high >= 0 && high - low < widest;
  return (unclear === undefined || nothing) && low > above && high < below;
}

/** Everything that a statement reads, by scene and changes: so that a run is made once for all. */
export function readsOf(statement: Statement): { setup: Setup; references: string[]; worlds: number }[] {
  const { scene, with: changes = {}, over, values, share, where, worlds = 1 } = statement;
  if (values) {
    const settings = over ? over.values.map((value) => ({ ...changes, [over.place]: value })) : [changes];
    return settings.map((setting) => ({
      setup: { scene, changes: setting, seed: 'shown' as const },
      references: [...values],
      worlds: 1,
    }));
  }
  const extra = where ? referencesOf(where) : [];
  if (share)
    return [
      {
        setup: { scene, changes, seed: 'other' },
        references: [...referencesOf(share), ...extra],
        worlds,
      },
    ];
  const { mean, median, spread, minus, smaller, ratio, groups, enough } = statement;
  const columns = [
    ...asList(mean ?? median ?? spread),
    minus,
    smaller,
    ratio?.of,
    ratio?.to,
    groups?.of,
    enough,
  ].filter((column) => column !== undefined);
  const seeds = smaller === undefined ? (['other'] as const) : (['shown', 'other'] as const);
  return seeds.flatMap((seed) =>
    columns.map((column) => {
      const { setup, of } = columnOf(statement, column, seed);
      return { setup, references: [of, ...extra], worlds: seed === 'shown' ? 1 : worlds };
    }),
  );
}
