import './first.css';
import '../../tour/tour.css';
import { allLanes, drawn, drawnWorld } from '../../store/run/lane-data.ts';
import type { LabState } from '../../store/state.ts';
import { lab } from '../../store/store.ts';
import { tellPictureLeft } from '../../ui/picture-left.ts';
import { pressAgain } from '../../ui/press-again.ts';

/** Time after which an incomplete page is shown as it is. */
const PATIENCE_MS = 10_000;

function isWhole(state: LabState): boolean {
  if (state.worldError !== null) return true;
  const lanes = allLanes(drawn(state));
  return (
    drawnWorld(state) !== null &&
    lanes.every(({ run }) => run.status === 'failed' || (run.status === 'done' && run.frame !== null))
  );
}

/**
 * Replaces the built picture by the page, in one frame, once the page draws the same; presses in the picture
 * are repeated on the page.
 * @param mounted settles when the page has rendered under the picture, with or without its lanes
 * @param onLive called when the picture has been replaced, or at once if there is none: the clock may start
 */
export async function leavePicture(mounted: Promise<void>, onLive: () => void): Promise<void> {
  const picture = document.getElementById('first');
  if (!picture) return onLive();
  await Promise.race([mounted.then(whole), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // By then it is drawn and measured; what depends on its sizes is drawn a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      picture.remove();
      onLive();
      requestAnimationFrame(() => {
        tellPictureLeft();
        pressAgain('#root');
      });
    }),
  );
}

/** Resolves when the first run is complete or has failed. */
function whole(): Promise<void> {
  return new Promise((resolve) => {
    const look = (state: LabState) => {
      if (!isWhole(state)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = lab.subscribe(look);
    look(lab.getState());
  });
}
