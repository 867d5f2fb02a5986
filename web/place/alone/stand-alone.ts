import { keepNothing } from '../../browser/keep-nothing.ts';
import { readEmbedQuery } from '../../store/address/embed-query.ts';
import { hashOf } from '../../store/address/links.ts';
import { placeOf } from '../../store/address/place-name.ts';
import { type Alone, dismissNotice, notify, page } from '../../store/page.ts';
import { rememberTheme } from '../../store/remembered-theme.ts';
import { markVisited } from '../../store/visited.ts';

interface Told {
  /** The place's own address, with its `#`, to replace an address of something else. */
  readonly ownAddress: (fragment: string) => string;
  /** @param named the origin that the address names */
  readonly followHost: (named: string | null) => void;
}

/** Makes the page a single place in another page's frame: it stores nothing and reports to that page. */
export function standAlone(alone: Alone, { ownAddress, followHost }: Told): void {
  const request = readEmbedQuery(location.search);
  const stay = () => {
    const fragment = hashOf(location.href);
    if (placeOf(fragment)?.name !== alone) history.replaceState(null, '', ownAddress(fragment));
  };
  keepNothing();
  markVisited();
  if (request?.theme) rememberTheme(request.theme);
  stay();
  // Registered before the page follows the address, which the embedding page may change. A lesson leads to
  // rounds and back.
  if (alone !== 'lesson')
    addEventListener('hashchange', () => {
      dismissNotice();
      stay();
    });
  document.documentElement.dataset.alone = alone;
  page.setState({ embedded: true, alone });
  if (request?.fault) notify({ kind: 'error', text: request.fault, actions: [] });
  else followHost(request?.host ?? null);
}
