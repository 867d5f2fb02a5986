import type { Recorded } from '../../src/experiments/report/recorded.ts';

/** The reports recorded in the repository, each a chunk of its own; docs/reproductions.md is written from the same. */
const files = import.meta.glob<Recorded>('../../results/*.json', { import: 'default' });

export function loadRecorded(): Promise<Recorded[]> {
  return Promise.all(Object.values(files).map((load) => load()));
}
