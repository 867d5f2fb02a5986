import { KEPT } from '../engine/scenario/settings.ts';
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
import { anyText, conditionShape, referenceShape, referencesOf } from './condition.ts';

const sceneName = such<string>(
  'must be the name of a scene file without “.json”',
  (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,40}$/.test(value),
  { type: 'string' },
);

/** Values of the scenario by their place, as in an address: { noiseVariance: 0.15 }. */
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
  /** Where it is not the statement’s own scene. */
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

/** One column, or several whose results are listed in order. */
const columnsShape: Shape<Column | readonly Column[]> = {
  rule: 'must name a measure, or be a list of them',
  read: (value) =>
    Array.isArray(value)
      ? list(columnShape, 'measures', { min: 1, max: 6 }).read(value)
      : columnShape.read(value),
  schema: () => ({}),
};
export type Column = Read<typeof columnShape>;
export const asList = (columns: Column | readonly Column[] | undefined): readonly Column[] =>
  columns === undefined ? [] : Array.isArray(columns) ? columns : [columns as Column];

const bound = number({ type: 'number', min: -1e9, max: 1e9 });
/**
 * What must be true of the number: the interval of a mean lies beyond the bound; or, where nothing is to be told apart, it holds
 * 0 and is narrower to each side than `unclear`, the difference that would matter.
 */
const claimShape = fields({
  above: optional(bound),
  below: optional(bound),
  /** true, in lessons older than the named difference: any width. */
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
  /** The statement is computed once for every one of these values at a place of the scenario. */
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
  /** In how many groups of `size` worlds the mean (less `minus`) is below 0. */
  groups: optional(fields({ of: columnShape, size: number({ type: 'integer', min: 2, max: 100 }) })),
  /** How many worlds are needed for the mean difference to `minus` to be twice its standard error. */
  enough: optional(columnShape),
  holds: optional(claimShape),
  digits: optional(number({ type: 'integer', min: 0, max: 4 })),
  /** The result, as shown. */
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

/** What is wrong with a statement as a whole, in words that follow its name; null: nothing is wrong. */
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

/** `where` must leave out the same worlds on both sides of a difference, and never the one shown. */
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

/** The changes of a statement about this seed, once for every value of its `over`. */
export const settingsOf = ({ with: changes = {}, over }: Statement): readonly Setup['changes'][] =>
  over ? over.values.map((value) => ({ ...changes, [over.place]: value })) : [changes];

/** A column of a statement: what is measured where. */
export function columnOf(
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

/** Everything that a statement reads, by scene and changes, so that each run is made only once. */
export function readsOf(statement: Statement): { setup: Setup; references: string[]; worlds: number }[] {
  const { scene, with: changes = {}, values, share, where, worlds = 1 } = statement;
  if (values)
    return settingsOf(statement).map((setting) => ({
      setup: { scene, changes: setting, seed: 'shown' },
      references: [...values],
      worlds: 1,
    }));
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
