import { leavePlace, openPlace } from '../../store/address/place.ts';
import { page } from '../../store/page.ts';

/** The step last open, as "the-world-moves.6". */
let last = '';

/** Remembers the step from which a round of “You” or a large figure is opened. */
export function rememberStep(): void {
  page.subscribe(({ place }) => {
    if (place?.name === 'lesson') last = place.detail;
  });
}

/** Returns to that step, from a place or from the run at the end of a round. */
export function backToLesson(): void {
  if (page.getState().place) leavePlace();
  else openPlace({ name: 'lesson', detail: last });
}
