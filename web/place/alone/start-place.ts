import './place-alone.css';
import { setTheme } from '../../store/actions/view.ts';
import { readEmbedQuery } from '../../store/address/embed-query.ts';
import { fragmentOf, placeOf } from '../../store/address/place-name.ts';
import type { Alone } from '../../store/page.ts';
import { lab } from '../../store/store.ts';
import { followPlaceHost } from './place-host.ts';
import { standAlone } from './stand-alone.ts';

/** Makes the page a single comparison or map in another page's frame. */
export function startPlace(name: Exclude<Alone, 'lesson'>): void {
  // A link to the run works as well; invalid links are reported when they are opened.
  const ownAddress = (fragment: string) =>
    fragmentOf({ name, detail: '', link: placeOf(fragment)?.link ?? fragment });
  standAlone(name, { ownAddress, followHost: followPlaceHost });
  keepTheme(readEmbedQuery(location.search)?.theme ?? null);
}

/** Keeps the frame's theme, which takes precedence over a link's. */
function keepTheme(named: 'light' | 'dark' | null): void {
  lab.subscribe(({ theme }) => named && theme !== named && setTheme(named));
}
