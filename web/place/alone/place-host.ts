import { followPort } from '../../browser/host-port.ts';
import { isArriving } from '../../store/arrival.ts';
import { page } from '../../store/page.ts';
import { lab } from '../../store/store.ts';
import { completed, type Outcome } from './completed.ts';

/** Messages about a comparison or a map to the embedding page. */
type PlaceReport =
  | { readonly type: 'ready'; readonly title: string }
  | ({ readonly type: 'done' } & Outcome)
  | { readonly type: 'fault'; readonly message: string };

/**
 * Tells the embedding page that the place is open, that it is complete, or why it is not. It accepts no
 * requests.
 * @param named the origin that the address names
 */
export function followPlaceHost(named: string | null): void {
  const told = new Map<string, string>();
  const news = () => {
    const now = reports();
    // A report that no longer holds is sent again if it holds later.
    for (const type of told.keys()) if (now.every((report) => report.type !== type)) told.delete(type);
    for (const report of now) {
      const text = JSON.stringify(report);
      if (told.get(report.type) === text) continue;
      told.set(report.type, text);
      tell(report);
    }
  };
  const tell = followPort<PlaceReport>(named, {
    met() {
      told.clear();
      news();
    },
    heard() {},
  });
  for (const store of [lab, page, completed]) store.subscribe(news);
}

/** The reports that hold now. */
function reports(): PlaceReport[] {
  const { place, notice } = page.getState();
  const { outcome, fault } = completed.getState();
  const message = notice?.kind === 'error' ? notice.text : fault;
  const all: PlaceReport[] = message === null ? [] : [{ type: 'fault', message }];
  if (!place || isArriving()) return all;
  all.unshift({ type: 'ready', title: lab.getState().scenario.title });
  if (outcome) all.push({ type: 'done', ...outcome });
  return all;
}
