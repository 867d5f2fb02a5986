import './first.css';
import '../../tour/tour.css';
import { allLanes, drawn, drawnWorld } from '../../store/run/lane-data.ts';
import type { LabState } from '../../store/state.ts';
import { lab } from '../../store/store.ts';
import { tellPictureLeft } from '../../ui/picture-left.ts';
import { pressAgain } from '../../ui/press-again.ts';

/** A page that is not whole by then is shown as it is. */
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
 * Once the page draws what its built picture shows it takes the picture's place, in one frame; what was pressed there is
 * pressed here.
 * @param mounted settles when the page has rendered under the picture, with or without its lanes
 * @param onLive called when it has, at once where there is no picture: the clock may start
 */
export async function leavePicture(mounted: Promise<void>, onLive: () => void): Promise<void> {
  const picture = document.getElementById('first');
  if (!picture) return onLive();
  await Promise.race([mounted.then(whole), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // Drawn by then, and measured: what follows from its sizes comes a frame after.
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

/** Resolves when nothing more will come of the first run, or all of it is there. */
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
