import type { CSSProperties } from 'react';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { textWidth } from '../../plot/labels.ts';
import { optimumLabel } from '../../readings/map.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import type { RegretMeasure } from '../../readings/regret-measure.ts';
import { tickName } from './left-margin.ts';

/** The height of a reading, for the style sheet. */
export function rowsStyle(rows: number): CSSProperties {
  return { '--rows': rows } as CSSProperties;
}

/** Width of the reading on the narrowest page we lay out for, in px. */
const WIDTH = 340;
const SIZE = 12;
const GAP = 12;
/** A badge or mark and its distance to the text. */
const GLYPH = 20;

/** Rows that items of these widths fill when they wrap. */
export function wrappedRows(widths: readonly number[], room: number): number {
  let rows = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + GAP + width > room) {
      rows++;
      used = width;
    } else used += (used > 0 ? GAP : 0) + width;
  }
  return rows;
}

/** Measured widths of "000.0", " band 000 ± 00" and " band 0.00 ± 0.00": an estimate would cost a row. */
const VALUE = 35;
const BAND = { answer: 110, total: 89, average: 103, f1: 0 } as const;
/** Readings with bands may fill this many rows; with more lanes the plot alone shows them. */
const MOST_ROWS = 2;

interface RegretReading {
  readonly lanes: number;
  readonly measure: RegretMeasure;
  readonly date: string;
  /** Width in px; 0 until it has been measured. */
  readonly room: number;
}

/** Rows for the step, its date where it has one, and per lane a value and, with `banded`, its band. */
export function regretRows({ lanes, measure, date, room }: RegretReading, banded: boolean): number {
  const item = GLYPH + VALUE + (banded ? BAND[measure] : 0);
  const step = textWidth(date === '' ? 't = 00' : `t = 00 ${date}`, SIZE);
  return wrappedRows([step, ...Array.from({ length: lanes }, () => item)], room || WIDTH);
}

/** Whether the reading has room for the bands. */
export const bandsFit = (reading: RegretReading): boolean => regretRows(reading, true) <= MOST_ROWS;

/** Rows that legend and readout of the map need at most, so that pointing at the map never moves it. */
export function mapRows(world: WorldSummary | null, lanes: readonly PanelLane[]): number {
  const legend = [optimumLabel(world).replace(/[$*_]/g, ''), ...lanes.map(({ name }) => name)];
  const place = textWidth(longestPlace(world), SIZE);
  const readout = [
    textWidth('t = 2000', SIZE),
    ...Array.from({ length: lanes.length + 1 }, () => GLYPH + place),
  ];
  return Math.max(
    wrappedRows(
      legend.map((text) => GLYPH + textWidth(text, SIZE)),
      WIDTH,
    ),
    wrappedRows(readout, WIDTH),
  );
}

function longestPlace(world: WorldSummary | null): string {
  if (world?.candidates.kind !== 'arms') return world?.candidates.dimension === 2 ? '(0.00, 0.00)' : '0.00';
  const names = world.candidates.names.map(tickName);
  return names.reduce(
    (longest, name) => (textWidth(name, SIZE) > textWidth(longest, SIZE) ? name : longest),
    '',
  );
}
