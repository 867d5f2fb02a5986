import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { shortened, textWidth } from '../../src/picture/layout.ts';
import { LEFT } from './time-frame.ts';

const WIDEST = 84;
const TICK_SIZE = 11;

/** Room left of the plots, the same in all panels to align the cursor. Names of arms may need more. */
export function leftMargin(world: WorldSummary | null): number {
  const names = world?.candidates.kind === 'arms' ? world.candidates.names : [];
  const widest = Math.max(0, ...names.map((name) => textWidth(name, TICK_SIZE)));
  return Math.round(Math.max(LEFT, Math.min(WIDEST, widest + 8)));
}

/** A name shortened to fit the left margin; the reading has the full name. */
export const tickName = (name: string): string => shortened(name, WIDEST - 8, TICK_SIZE);
