import { edit } from './edit.ts';

/** The run shown, computed by today's engine from now on; undo brings its own engine back, and its lines stay beside the new ones. */
export function runWithToday(then: string): void {
  edit(({ engine: _, ...scenario }) => scenario, null, then);
}
