import * as words from '#words/page/notices';
import { isGiven } from '../../../src/engine/scenario/given-lanes.ts';
import type { Replicates } from '../state.ts';
import { lab, NO_REPLICATES } from '../store.ts';

/** Numbers of seeds offered for a band. */
export const BAND_SIZES: readonly number[] = [20, 50, 100];
/** Numbers of seeds offered for a comparison of lanes. */
export const COMPARED_SIZES: readonly number[] = [20, 100, 500];

/** Whether replicates are being computed. */
export const underWay = ({ wanted, results, error }: Replicates): boolean =>
  wanted > results.length && error === null;

/** Most numbers stored for the seeds: one per step and lane. */
const MOST_NUMBERS = 8_000_000;

/** Requests the scenario on this many seeds; those already run are kept. Too many numbers are an error. */
export function wantReplicates(wanted: number): void {
  const { replicates, scenario } = lab.getState();
  const fresh = replicates.results.length === 0;
  const able = scenario.lanes.filter((lane) => !isGiven(lane)).map(({ id }) => id);
  const lanes = fresh ? able : replicates.lanes;
  const most = Math.floor(MOST_NUMBERS / (scenario.horizon * lanes.length));
  const error = wanted > most ? words.seedsAtMost({ most, steps: scenario.horizon }) : null;
  lab.setState({ replicates: { ...replicates, lanes, wanted, secondsLeft: null, error } });
}

/** Stops the computation; finished seeds are kept if they are enough for a band. */
export function cancelReplicates(): void {
  const { replicates } = lab.getState();
  const done = replicates.results.length;
  const kept = done < 2 ? NO_REPLICATES : { ...replicates, wanted: done, secondsLeft: null, error: null };
  lab.setState({ replicates: kept });
}

/** Removes the band and its seeds. */
export function removeReplicates(): void {
  lab.setState({ replicates: NO_REPLICATES });
}

/** Requests the first number of seeds offered, if there are lanes to run. */
export function wantFirstSeeds(): void {
  if (lab.getState().scenario.lanes.length > 0) wantReplicates(COMPARED_SIZES[0]);
}
