import { openPlace } from '../address/place.ts';
import { lab } from '../store.ts';
import { wantFirstSeeds } from './replicates.ts';

/** Opens the comparison of the lanes over many seeds; the first ones are computed at once. */
export function openCompare(): void {
  openPlace({ name: 'compare', detail: '' });
  if (lab.getState().replicates.wanted === 0) wantFirstSeeds();
}
