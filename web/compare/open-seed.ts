import * as words from '#words/compare/compare';
import { openCompare } from '../store/actions/compare.ts';
import { showReplicate } from '../store/actions/scenario.ts';
import { setCursor } from '../store/actions/time.ts';
import { leaveForRun } from '../store/address/place.ts';
import { dismissNotice, isShut, notify, page } from '../store/page.ts';
import { lab } from '../store/store.ts';

/** Opens a seed of the comparison in the lanes at the last step; Back returns. Does nothing in a frame. */
export function openSeed(replicate: number): void {
  if (isShut(page.getState())) return;
  leaveForRun();
  showReplicate(replicate);
  const { seed, horizon } = lab.getState().scenario;
  setCursor(horizon);
  notify({
    kind: 'info',
    text: words.opened({ seed, replicate }),
    actions: [{ label: words.back, run: backToCompare }],
  });
}

function backToCompare(): void {
  dismissNotice();
  openCompare();
}
