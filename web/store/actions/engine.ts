import { edit } from './edit.ts';

/** Computes the run with today's engine, its old lines beside the new; undo brings back its own engine. */
export function runWithToday(then: string): void {
  edit(({ engine: _, ...scenario }) => scenario, null, then);
}
