import { algorithmById } from '../../algorithms/registry.ts';
import type { Lane } from '../../contracts/scenario.ts';
import { valuesUnit } from '../../objectives/own/dataset.about.ts';
import { cut } from '../../parameters/quoted.ts';
import type { Replicates } from '../run-replicates.ts';
import { compareRuns, type RunComparison } from './compare-runs.ts';
import { endedAt } from './ended-at.ts';
import type { MeasureId } from './measures.ts';

/** Characters of a lane's name; what would act on a terminal or break a table is written out. */
const LONGEST_NAME = 60;

/** A lane as it is called in a comparison: by its label, else its algorithm. */
export const nameOfLane = ({ label, algorithm }: Pick<Lane, 'label' | 'algorithm'>): string =>
  cut(label || (algorithmById(algorithm)?.name ?? algorithm), LONGEST_NAME);

/** "A GP-UCB" */
export const titleOfLane = (lane: Pick<Lane, 'id' | 'label' | 'algorithm'>): string =>
  `${lane.id} ${nameOfLane(lane)}`;

/**
 * Compares lanes that have been run over the same replicates (docs/comparison.md): two claims about every pair, in one family.
 * @param of the measure, by its id in `MEASURES`
 * @param after the step after which they are compared, as if every run had ended there; absent: the last
 * @throws RangeError where a lane has no value of the measure, or the regret of every step up to `after` was not kept
 */
export const compareReplicates = (
  { scenario, results }: Replicates,
  of: MeasureId = 'average',
  after: number = scenario.horizon,
): RunComparison =>
  compareRuns(
    scenario.lanes.map(titleOfLane),
    after < scenario.horizon ? endedAt(results, after) : results,
    Math.min(after, scenario.horizon),
    of,
    { unit: valuesUnit(scenario.objective) },
  );
