import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { MapReport } from '../../../src/replicates/map/map-report.ts';
import { laneNames } from '../../store/names.ts';

/** Names of the map's lanes. */
export function mapNames({ lanes }: Pick<MapReport, 'lanes'>, scenario: Scenario): readonly string[] {
  const names = laneNames(scenario.lanes);
  return lanes.map(({ id, algorithm }) => names.get(id) ?? algorithm);
}
