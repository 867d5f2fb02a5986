import type { UserConfig } from 'vite';

/**
 * A worker's own script imports all it needs from another, `engine`: late scripts import from that one, too. Did they import from
 * the worker's, WebKit would run that a second time on their behalf, and two of them would answer.
 */
export const WORKER_SCRIPTS: NonNullable<NonNullable<UserConfig['worker']>['rolldownOptions']> = {
  output: { codeSplitting: { groups: [{ name: 'engine', tags: ['$initial'], test: /(?<!worker\.ts)$/ }] } },
};
