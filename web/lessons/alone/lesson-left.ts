import { leavePlace, openPlace } from '../../store/address/place.ts';
import { page } from '../../store/page.ts';

/** The step last open, as "the-world-moves.6". */
let last = '';

/** Remembers the step that a round of “You” or a large figure is opened from. */
export function rememberStep(): void {
  page.subscribe(({ place }) => {
    if (place?.name === 'lesson') last = place.detail;
  });
}

/** Opens it again, from a place or from the run that a round ended with. */
export function backToLesson(): void {
  if (page.getState().place) leavePlace();
  else openPlace({ name: 'lesson', detail: last });
}
