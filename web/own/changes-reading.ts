import * as words from '#words/own/own';
import { listed } from '../../words/listed.ts';

/** "The objective jumps after 60 and 130.", or that it never does. */
export function changesReading(changePoints: readonly number[]): string {
  return changePoints.length === 0 ? words.neverJumps : words.jumpsAfter(listed(changePoints));
}
