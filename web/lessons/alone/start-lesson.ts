import './lesson-alone.css';
import { standAlone } from '../../place/alone/stand-alone.ts';
import { followLessonHost } from './lesson-host.ts';
import { rememberStep } from './lesson-left.ts';

/** Makes the page a single lesson in the frame of another page. */
export function startLesson(): void {
  rememberStep();
  // A missing lesson name is reported where lessons are opened.
  standAlone('lesson', { ownAddress: () => '#lesson=', followHost: followLessonHost });
}
