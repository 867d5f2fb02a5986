import { createRoot } from 'react-dom/client';
import * as words from '#words/share/film';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { rest } from '../../pictures/slices.ts';
import { allKnown } from '../../registry/known.ts';
import { openScenario } from '../../store/actions/scenario.ts';
import { page } from '../../store/page.ts';
import { paintTheme } from '../../store/remembered-theme.ts';
import { allLanes, computedSteps, drawn, drawnWorld } from '../../store/run/lane-data.ts';
import { startRunner } from '../../store/run/runner.ts';
import type { LabState } from '../../store/state.ts';
import { lab } from '../../store/store.ts';
import { browserClient } from '../../worker/pool/browser-client.ts';
import { openFilm } from './encoder.ts';
import { FilmView } from './film-view.tsx';
import { type FilmNews, type FilmOrder, GREETING } from './order.ts';
import { filmCanvas } from './pictures.ts';
import { filmPlan } from './plan.ts';

/** Longest time without news from the run before the film is abandoned. */
const PATIENCE_MS = 60_000;

/** Longest wait for the first layout. */
const LAYOUT_MS = 2000;

/**
 * Waits in the hidden frame for the page's order, and records it. Only messages from the parent page of the
 * same origin are accepted.
 */
export function startFilm(root: HTMLElement): void {
  page.setState({ embedded: true });
  const obey = ({ source, origin, data, ports: [port] }: MessageEvent) => {
    if (source !== window.parent || origin !== location.origin || data?.driftlab !== GREETING || !port)
      return;
    window.removeEventListener('message', obey);
    const tell = (news: FilmNews) => port.postMessage(news);
    record(data.order, root, tell).catch((error: unknown) =>
      tell({ type: 'fault', message: messageOf(error) }),
    );
  };
  window.addEventListener('message', obey);
  window.parent.postMessage({ driftlab: GREETING }, '*');
}

async function record(order: FilmOrder, root: HTMLElement, tell: (news: FilmNews) => void): Promise<void> {
  await allKnown();
  const { frames, rate } = filmPlan(order);
  stage(order, root);
  await until((state) => drawnWorld(state) !== null && computedSteps(state) >= order.to);
  await until(isDrawn);
  await measured();
  const view = root.querySelector('.film');
  if (!view) throw new Error(words.nothingToFilm);
  const { canvas, draw } = await filmCanvas(view);
  const film = await openFilm(canvas, order.format, rate);
  for (const [i, { step, phase, at, seconds }] of frames.entries()) {
    lab.setState({ t: step, phase });
    await until(isDrawn);
    await draw();
    await film.add(at, seconds);
    tell({ type: 'progress', done: i + 1, of: frames.length });
  }
  tell({ type: 'film', file: await film.finish() });
}

/** Shows the lanes as on the page, at the first step of the film. */
function stage(order: FilmOrder, root: HTMLElement): void {
  const { scenario, look, speed, from: t } = order;
  paintTheme(look.theme);
  openScenario(scenario, false);
  lab.setState({ ...look, speed, t });
  // A replaced worker computes the same numbers, so nothing must be done.
  startRunner(browserClient(() => {}));
  createRoot(root).render(<FilmView order={order} />);
}

/** Whether every lane that has not failed shows the step under the cursor. */
const isDrawn = (state: LabState): boolean =>
  allLanes(drawn(state)).every(
    ({ run }) => run.status === 'failed' || run.frame?.t === Math.min(state.t, run.records.length),
  );

/**
 * Resolves when the state fulfils `said` and the page has drawn it. Rejects if the world fails, or if nothing
 * changes for too long.
 */
async function until(said: (state: LabState) => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout>;
    const settle = (end: () => void) => {
      clearTimeout(patience);
      unsubscribe();
      end();
    };
    const look = (state: LabState) => {
      clearTimeout(patience);
      if (state.worldError) return settle(() => reject(new Error(state.worldError ?? '')));
      if (said(state)) return settle(resolve);
      patience = setTimeout(() => settle(() => reject(new Error(words.runSilent))), PATIENCE_MS);
    };
    const unsubscribe = lab.subscribe(look);
    look(lab.getState());
  });
  await rest();
  // Parts that load late are empty until then.
  while (document.querySelector('.surface-space')) await rest();
}

/**
 * Waits until the plots are measured, which is after the first layout; a background tab has no layout, hence
 * the time limit.
 */
function measured(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LAYOUT_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}
