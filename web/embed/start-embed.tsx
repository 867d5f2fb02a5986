import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as words from '#words/share/embed';
import { messageOf } from '../../src/parameters/thrown.ts';
import { setTheme } from '../store/actions/view.ts';
import { type EmbedRequest, readEmbedQuery } from '../store/address/embed-query.ts';
import { hashOf } from '../store/address/links.ts';
import { page } from '../store/page.ts';
import { startPlayback } from '../store/playback.ts';
import { paintTheme } from '../store/remembered-theme.ts';
import { startReplicates } from '../store/replicates.ts';
import { lendWorkers } from '../store/run/pool.ts';
import { startRunner } from '../store/run/runner.ts';
import { lab } from '../store/store.ts';
import { Region } from '../ui/panel/region.tsx';
import { browserClient } from '../worker/pool/browser-client.ts';
import { EmbedView } from './embed-view.tsx';
import { addressFault } from './fault.ts';
import { followHost } from './host.ts';
import { startKeys } from './keys.ts';
import { openEmbedded } from './open-link.ts';

/** Starts the page in another page's frame: it stores nothing, plays only if asked, changes only the step. */
export async function startEmbed(root: HTMLElement): Promise<void> {
  const request = readEmbedQuery(location.search);
  if (!request) throw new Error(words.notEmbedded);
  page.setState({ embedded: true });
  startHostTheme(request.theme);
  if (request.fault) addressFault.setState({ fault: request.fault });
  else await openAddress();
  createRoot(root).render(
    <StrictMode>
      <Region name={words.embeddedPage}>
        <EmbedView request={request} />
      </Region>
    </StrictMode>,
  );
  if (request.fault) return;
  import('../ui/held.ts').then(({ startHeld }) => startHeld()).catch(() => {});
  // A replaced worker computes the same numbers, so nothing is reported in a frame.
  const client = browserClient(() => {});
  lendWorkers(client);
  startRunner(client);
  startReplicates(client);
  startPlayback();
  startKeys(request.host);
  window.addEventListener('hashchange', () => void openAddress());
  followHost(request.host);
}

async function openAddress(): Promise<void> {
  const link = hashOf(location.href);
  try {
    if (link !== '') await openEmbedded(link);
  } catch (error) {
    lab.setState({ playing: false });
    addressFault.setState({ fault: messageOf(error), allow: null });
  }
}

/** Sets the theme of the address, else the link's, else the embedding page's, and follows its changes. */
function startHostTheme(named: EmbedRequest['theme']): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const theme = named ?? lab.getState().scenario.view.theme ?? (dark.matches ? 'dark' : 'light');
    paintTheme(theme);
    setTheme(theme);
  };
  follow();
  lab.subscribe((state, before) => {
    if (state.scenario !== before.scenario) follow();
  });
  dark.addEventListener('change', follow);
}
