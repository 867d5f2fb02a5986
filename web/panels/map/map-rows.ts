import * as words from '#words/panels/map';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { looksAround } from '../../readings/looks.ts';
import { OF_HOW_MANY, optimumLabel } from '../../readings/map.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { tickName } from '../../time/left-margin.ts';
import { GLYPH, READING_SIZE, wrappedRows } from '../../time/reading-rows.ts';

/** Whether a lane selects its data by weight; what it dropped is ringed on the map. */
export const weighs = ({ records }: PanelLane): boolean => records[0]?.selection !== undefined;

/** Words for a lane's rings in the legend; none for a lane without rings. */
export const ringWords = (lane: PanelLane): string[] => [
  ...(weighs(lane) ? [words.dropped] : []),
  ...(looksAround(lane) ? [words.look] : []),
];

/** Most rows that legend and readout of the map need, so that pointing at the map does not move it. */
export function mapRows(world: WorldSummary | null, lanes: readonly PanelLane[], room: number): number {
  const width = (text: string) => textWidth(text, READING_SIZE);
  const legend = [
    optimumLabel(world).replace(/[$*_]/g, ''),
    ...lanes.map(({ name }) => name),
    ...lanes.flatMap(ringWords),
  ];
  const place = width(longestPlace(world) + (lanes[0]?.records[0]?.queries ? OF_HOW_MANY : ''));
  const readout = [width('t = 2000'), ...Array.from({ length: lanes.length + 1 }, () => GLYPH + place)];
  return Math.max(
    wrappedRows(
      legend.map((text) => GLYPH + width(text)),
      room,
    ),
    wrappedRows(readout, room),
  );
}

function longestPlace(world: WorldSummary | null): string {
  if (world?.candidates.kind !== 'arms') return world?.candidates.dimension === 2 ? '(0.00, 0.00)' : '0.00';
  const names = world.candidates.names.map(tickName);
  return names.reduce(
    (longest, name) => (textWidth(name, READING_SIZE) > textWidth(longest, READING_SIZE) ? name : longest),
    '',
  );
}
