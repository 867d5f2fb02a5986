import * as words from '#words/kept/kept';
import { messageOf } from '../../src/parameters/thrown.ts';
import { dismissNotice, notify } from '../store/page.ts';

/** Tells what was removed or replaced, and offers to restore it. */
export function offerWayBack(text: string, putBack: () => void): void {
  const run = () => {
    try {
      putBack();
      dismissNotice();
    } catch (error) {
      notify({ kind: 'error', text: messageOf(error), actions: [] });
    }
  };
  notify({ kind: 'info', text, actions: [{ label: words.putBack, run }] });
}
