import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { LaneData } from '../../store/state.ts';
import type { Standing } from './standings.ts';
import type { TileRanges } from './tile-fields.ts';

/** What tiles and rail are drawn from. */
export interface OverviewParts {
  readonly lanes: readonly LaneData[];
  /** null where the candidates are no square. */
  readonly ranges: TileRanges | null;
  readonly standing: ReadonlyMap<LaneLetter, Standing>;
}
