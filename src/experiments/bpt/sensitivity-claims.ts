import { summarise } from '../../replicates/statistics.ts';
import { type Claim, type Evidence, withReason } from '../report/claims.ts';
import { notReversed, orderVerdict } from '../report/order-claims.ts';
import { curveAt } from './environment-claims.ts';
import type { SweepColumn } from './sensitivity-lanes.ts';

const PICTURES_ALONE =
  'The paper prints these curves without numbers, its values of β and m in the pictures alone. Tried: the values below, at every step of the tables.';

/** The columns of each function together. */
function byWorld(columns: readonly SweepColumn[]) {
  const worlds = [...new Set(columns.map(({ world }) => world))];
  return worlds.map((world) => {
    const own = columns.filter((column) => column.world === world);
    return { world, judgedAt: own[0].judgedAt, rows: Object.keys(own[0].lanes), columns: own };
  });
}

type World = ReturnType<typeof byWorld>[number];

/** No pair of rows of a function the other way round in its mean F1, the smaller first, where it is judged. */
const inOrder = (
  { world, judgedAt, columns }: World,
  words: string,
  pairs: readonly (readonly [smaller: string, larger: string])[],
): Claim =>
  withReason(
    notReversed({
      text: `${world}, t = ${judgedAt}: ${words}`,
      measure: curveAt('F1', judgedAt).id,
      columns: columns.map(({ name }) => name),
      pairs,
    }),
    PICTURES_ALONE,
  );

/** No other row has a higher mean F1 than this one, in any column. */
export function bestRow(columns: readonly SweepColumn[], row: string): Claim[] {
  return byWorld(columns).map((world) => {
    const others = world.rows.filter((other) => other !== row);
    const pairs = others.map((other) => [other, row] as const);
    return inOrder(world, `${row} is the best choice, no other has a higher F1`, pairs);
  });
}

/** No row has a higher mean F1 than the one before it, in any column. */
export function falling(columns: readonly SweepColumn[], words: string): Claim[] {
  return byWorld(columns).map((world) => {
    const pairs = world.rows.slice(1).map((row, i) => [row, world.rows[i]] as const);
    return inOrder(world, words, pairs);
  });
}

const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** How far the means of a function lie apart along the rows and along the columns, each averaged over the other. */
function ranges({ judgedAt, rows, columns }: World, { values }: Evidence) {
  const id = curveAt('F1', judgedAt).id;
  const mean = (row: string, column: SweepColumn) => summarise(values(row, column.name, id)).mean;
  const average = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  return {
    rows: average(columns.map((column) => rangeOf(rows.map((row) => mean(row, column))))),
    columns: average(rows.map((row) => rangeOf(columns.map((column) => mean(row, column))))),
  };
}

/** The setting m moves the mean F1 further than β does, on every function. */
export function moreSensitiveToM(
  columns: readonly SweepColumn[],
  mIs: 'rows' | 'columns',
  text: string,
): Claim {
  const betaIs = mIs === 'rows' ? 'columns' : 'rows';
  return {
    text,
    otherwise: PICTURES_ALONE,
    check(evidence) {
      const found = byWorld(columns).map((world) => ({ ...world, apart: ranges(world, evidence) }));
      const numbers = found.map(
        ({ world, judgedAt, apart }) =>
          `${world}, t = ${judgedAt}: m ${apart[mIs].toFixed(3)}, β ${apart[betaIs].toFixed(3)}`,
      );
      return {
        verdict: orderVerdict(found.every(({ apart }) => apart[mIs] > apart[betaIs])),
        detail: `mean F1, largest less smallest: ${numbers.join('; ')}`,
      };
    },
  };
}

/** The mean regrets of all rows lie within `limit` of each other, in every column, at the step at which it is judged. */
export function hardlySensitive(columns: readonly SweepColumn[], limit: number, text: string): Claim {
  return {
    text,
    ours: true,
    otherwise: `Read into “BPT-LSE is especially sensitive”. ${PICTURES_ALONE}`,
    check({ values }) {
      const found = columns.map(({ name, judgedAt, lanes }) => {
        const means = Object.keys(lanes).map(
          (row) => summarise(values(row, name, curveAt('r_t', judgedAt).id)).mean,
        );
        return { name, judgedAt, apart: rangeOf(means) };
      });
      return {
        verdict: orderVerdict(found.every(({ apart }) => apart <= limit)),
        detail: `mean regret, largest less smallest: ${found.map(({ name, judgedAt, apart }) => `${name}, t = ${judgedAt}: ${apart.toFixed(3)}`).join('; ')}`,
      };
    },
  };
}
