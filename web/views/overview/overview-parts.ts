import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { LaneData } from '../../store/state.ts';
import type { Standing } from './standings.ts';
import type { TileRanges } from './tile-fields.ts';

/** Data that tiles and rail are drawn from. */
export interface OverviewParts {
  readonly lanes: readonly LaneData[];
  /** null if the candidates are not a square. */
  readonly ranges: TileRanges | null;
  readonly standing: ReadonlyMap<LaneLetter, Standing>;
}
