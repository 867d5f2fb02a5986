import * as words from '#words/map/map';
import { formatTick } from '../../src/picture/format.ts';
import { plainMath } from '../../src/picture/math.ts';
import type { CellReport, MapReport } from '../../src/replicates/map/map-report.ts';
import { listed } from '../../words/listed.ts';

/** "Change rate $ε$ = 0.045, $ε$ of B = 0.0067", with symbols between dollar signs. */
export function cellHeading({ cells }: MapReport, names: readonly string[], cell: number): string {
  const [x, y] = cells[cell].values.map(formatTick);
  const [across, up] = names;
  return up === undefined ? words.stripCell({ across, x }) : words.cell({ across, x, up, y });
}

/** The same without markup: "Change rate ε = 0.045, ε of B = 0.0067". */
export const cellName = (report: MapReport, names: readonly string[], cell: number): string =>
  plainMath(cellHeading(report, names, cell));

/** The lanes that remain in a cell, and after how many seeds. */
export function cellText({ left, struck, seeds }: CellReport, lanes: readonly string[]): string {
  if (seeds === 0) return words.notLookedAt;
  if (struck.length === 0) return words.nobodyStruck(seeds);
  const names = listed(left.map((lane) => lanes[lane]));
  return words.left({ count: left.length, names, seeds }).replaceAll('**', '');
}
