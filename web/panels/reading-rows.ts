import type { CSSProperties } from 'react';
import { textWidth } from '../plot/labels.ts';
import { optimumLabel } from '../readings/map.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import type { WorldSummary } from '../worker/protocol.ts';
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

/** Rows for the step, its date where it has one, and a value per lane. */
export function regretRows(lanes: number, date = ''): number {
  const value = GLYPH + textWidth('000.0', SIZE);
  return wrappedRows(
    [textWidth(`t = 2000 ${date}`, SIZE), ...Array.from({ length: lanes }, () => value)],
    WIDTH,
  );
}

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
