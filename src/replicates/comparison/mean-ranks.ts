import { isSame } from './wins.ts';

/**
 * Mean rank of every lane over the seeds; 1 is lowest, lanes that are the same share the average of their ranks.
 * @param values lanes × seeds, lower is better
 */
export function meanRanks(values: readonly (readonly number[])[]): number[] {
  const n = values[0].length;
  const sums = new Array<number>(values.length).fill(0);
  for (let r = 0; r < n; r++) {
    const own = values.map((lane) => lane[r]);
    own.forEach((value, lane) => {
      const equal = own.filter((other) => isSame(other, value)).length;
      const below = own.filter((other) => other < value && !isSame(other, value)).length;
      sums[lane] += below + (equal + 1) / 2;
    });
  }
  return sums.map((sum) => sum / n);
}

/** The largest sets of two lanes or more of which no two are apart; lanes in order of `order`. */
export function groupsOf(order: readonly number[], areApart: (a: number, b: number) => boolean): number[][] {
  let groups: number[][] = [];
  for (const lane of order) {
    const joined = groups.map((group) => [...group.filter((other) => !areApart(other, lane)), lane]);
    const found = [...groups, ...joined, [lane]];
    groups = found.filter(
      (group, i) => !found.some((other, j) => holds(other, group) && (other.length > group.length || j < i)),
    );
  }
  return groups.filter(({ length }) => length > 1);
}

const holds = (larger: readonly number[], smaller: readonly number[]): boolean =>
  smaller.every((lane) => larger.includes(lane));
