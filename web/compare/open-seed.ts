import * as words from '#words/compare/compare';
import { openCompare } from '../store/actions/compare.ts';
import { showReplicate } from '../store/actions/scenario.ts';
import { setCursor } from '../store/actions/time.ts';
import { leaveForRun } from '../store/address/place.ts';
import { noticeHere } from '../store/notice-here.ts';
import { isShut, page } from '../store/page.ts';
import { shownMeasure } from '../store/shown-measure.ts';
import { lab } from '../store/store.ts';

/** Opens a seed of the comparison in the lanes at the step compared; Back returns. Does nothing in a frame. */
export function openSeed(replicate: number): void {
  if (isShut(page.getState())) return;
  leaveForRun();
  showReplicate(replicate);
  const { seed, horizon } = lab.getState().scenario;
  const step = Math.min(shownMeasure.getState().step ?? horizon, horizon);
  setCursor(step);
  noticeHere({
    kind: 'info',
    text: words.opened({ seed, replicate, step }),
    actions: [{ label: words.back, run: openCompare }],
  });
}
