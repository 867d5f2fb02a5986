// First: it says which layer wins.
import './theme/layers.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/symbols.css';
import './theme/forced-colors.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import * as words from '#words/page/page';
import { App } from './app/app.tsx';
import { leavePicture } from './app/first/leave-picture.ts';
import { prefetchWhenDrawn } from './app/prefetch.ts';
import { language } from './browser/language.ts';
import { limitTrustedTypes } from './browser/trusted-types.ts';
import { play } from './store/actions/time.ts';
import { followAddress, openAddress } from './store/arrival.ts';
import { hideFirstFuture } from './store/first-visit.ts';
import { startFitting } from './store/fitting.ts';
import { notify, page } from './store/page.ts';
import { startPlayback } from './store/playback.ts';
import { startGhosts } from './store/run/ghost.ts';
import { lendWorkers } from './store/run/pool.ts';
import { startRunner } from './store/run/runner.ts';
import { lab } from './store/store.ts';
import { startTheme } from './store/theme.ts';
import { wasVisited } from './store/visited.ts';
import { tellFromWorkers } from './told/from-workers.ts';
import { tellRules } from './told/told-rule.ts';
import { Region } from './ui/panel/region.tsx';
import { pictureLeft } from './ui/picture-left.ts';
import { browserClient, ghostClient } from './worker/pool/browser-client.ts';

/** Longest time that a link is waited for before the page is drawn. */
const PATIENCE_MS = 200;

/** Starts the page: what may become script, how faults are told, theme, what the address holds, the workers, the clock. */
async function start(): Promise<void> {
  limitTrustedTypes();
  if (language() !== 'en') {
    const load = () => import('./told/told.ts').then(({ told }) => told);
    tellFromWorkers(load);
    tellRules(load);
  }
  // Stands in index.html.
  const root = document.getElementById('root') as HTMLElement;
  const query = new URLSearchParams(location.search);
  const embed = query.get('embed');
  if (embed === 'lesson') (await import('./lessons/alone/start-lesson.ts')).startLesson();
  else if (embed === 'compare' || embed === 'map')
    (await import('./place/alone/start-place.ts')).startPlace(embed);
  else if (embed !== null) return (await import('./embed/start-embed.tsx')).startEmbed(root);
  if (query.has('print')) return (await import('./share/print/start-print.tsx')).startPrint(root);
  if (query.has('film') && window.parent !== window)
    return (await import('./share/film/start-film.tsx')).startFilm(root);
  startTheme();
  // The link first, so that no other scenario is computed and thrown away; a slow one does not keep the page blank.
  const arriving = openAddress();
  if (!wasVisited() && location.hash === '') hideFirstFuture();
  await Promise.race([arriving, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const drawn = new Promise<void>((resolve) =>
    // In slices of some milliseconds: the picture before it can be scrolled and pressed.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Region name={words.thePage}>
            <App />
          </Region>
          <Drawn tell={resolve} />
        </StrictMode>,
      ),
    ),
  );
  const linked = await arriving;
  lab.temporal.getState().clear();
  const client = browserClient(tellReplaced);
  lendWorkers(client);
  startRunner(client);
  // Where it does not come, a band that is asked for stays away.
  pictureLeft
    .then(() => import('./store/replicates.ts'))
    .then((module) => module.startReplicates(client))
    .catch(() => {});
  startFitting(client);
  startGhosts(() => {
    // Where it does not come, the lines in the lanes are missing and those of the regret are there.
    import('./store/run/ghost-frames.ts')
      .then((module) => module.startGhostFrames(ghostClient))
      .catch(() => {});
  });
  startPlayback();
  followAddress();
  prefetchWhenDrawn();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  leavePicture(drawn, () => {
    const { place, alone } = page.getState();
    if (!linked && !calm && !place && !alone) play();
  });
  // Without an answer the objective's own message says that the workers are gone.
  const backend = await client.backend().catch(() => null);
  page.setState({ backend });
}

function Drawn({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

function tellReplaced(): void {
  notify({
    kind: 'info',
    text: words.workerReplaced,
    actions: [],
  });
}

// A task of its own: to read all these files is long enough a one for a phone.
setTimeout(start);
