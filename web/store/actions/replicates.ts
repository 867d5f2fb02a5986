import * as words from '#words/page/notices';
import { isGiven } from '../../../src/engine/scenario/given-lanes.ts';
import type { Replicates } from '../state.ts';
import { lab, NO_REPLICATES } from '../store.ts';

/** How many seeds a band may be made of, in the order in which they are offered. */
export const BAND_SIZES: readonly number[] = [20, 50, 100];
/** How many the lanes may be compared over. */
export const COMPARED_SIZES: readonly number[] = [20, 100, 500];

/** Whether replicates are being computed. */
export const underWay = ({ wanted, results, error }: Replicates): boolean =>
  wanted > results.length && error === null;

/** Most numbers that the seeds hold: one for every step of every lane. */
const MOST_NUMBERS = 8_000_000;

/** Requests the scenario on this many seeds; those already run are kept. Too many numbers to hold is an error. */
export function wantReplicates(wanted: number): void {
  const { replicates, scenario } = lab.getState();
  const fresh = replicates.results.length === 0;
  const able = scenario.lanes.filter((lane) => !isGiven(lane)).map(({ id }) => id);
  const lanes = fresh ? able : replicates.lanes;
  const most = Math.floor(MOST_NUMBERS / (scenario.horizon * lanes.length));
  const error = wanted > most ? words.seedsAtMost({ most, steps: scenario.horizon }) : null;
  lab.setState({ replicates: { ...replicates, lanes, wanted, secondsLeft: null, error } });
}

/** Stops; the seeds that are done stay where they make a band. */
export function cancelReplicates(): void {
  const { replicates } = lab.getState();
  const done = replicates.results.length;
  const kept = done < 2 ? NO_REPLICATES : { ...replicates, wanted: done, secondsLeft: null, error: null };
  lab.setState({ replicates: kept });
}

/** Takes the band away, with the seeds behind it. */
export function removeReplicates(): void {
  lab.setState({ replicates: NO_REPLICATES });
}

/** The first so many seeds, where there are lanes to run on them. */
export function wantFirstSeeds(): void {
  if (lab.getState().scenario.lanes.length > 0) wantReplicates(COMPARED_SIZES[0]);
}
