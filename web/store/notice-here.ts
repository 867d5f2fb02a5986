import { dismissNotice, type Notice, notify, page } from './page.ts';
import { lab } from './store.ts';

/** Shows a notice about the run and the place on the page, for as long as they stay what they are now. */
export function noticeHere(notice: Notice): void {
  const { place } = page.getState();
  const { scenario } = lab.getState();
  notify(notice);
  const look = () => {
    const now = page.getState();
    if (now.notice === notice && now.place === place && lab.getState().scenario === scenario) return;
    for (const leave of watches) leave();
    if (now.notice === notice) dismissNotice();
  };
  const watches = [lab.subscribe(look), page.subscribe(look)];
}
