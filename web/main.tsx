import './theme/fonts.css';
import './theme/mantine.css';
import './theme/tokens.css';
import './theme/lanes.css';
import './theme/base.css';
import './theme/panel.css';
import './theme/layout.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { play } from './store/actions/time.ts';
import { followAddress, openAddress } from './store/arrival.ts';
import { page } from './store/page.ts';
import { startPlayback } from './store/playback.ts';
import { startRunner } from './store/runner.ts';
import { lab } from './store/store.ts';
import { startTheme } from './store/theme.ts';
import { browserClient } from './worker/client.ts';

/** Starts the page: theme, what the address holds, the workers, the clock. */
async function start(): Promise<void> {
  startTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  // The link first, so that no other scenario is computed and thrown away.
  const linked = await openAddress();
  lab.temporal.getState().clear();
  const client = browserClient();
  startRunner(client);
  startPlayback();
  followAddress();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!linked && !calm) play();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  page.setState({ backend: await client.backend() });
}

void start();
