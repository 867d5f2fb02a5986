import { createStore } from 'zustand/vanilla';
import * as words from '#words/share/share-film';
import { engineName } from '../../../src/engine/version.ts';
import { download } from '../../browser/download.ts';
import { fileName } from '../../browser/file-name.ts';
import { scenarioWithView } from '../../store/actions/view.ts';
import { page } from '../../store/page.ts';
import { lab } from '../../store/store.ts';
import { abortError, isAbort } from '../../worker/abort.ts';
import { type FilmFormat, type FilmNews, type FilmOrder, GREETING } from './order.ts';
import type { Filmed } from './plan.ts';

/** The film being recorded: one at a time, whether the share sheet is open or not. */
interface FilmJob {
  /** null: none. */
  readonly format: FilmFormat | null;
  /** Share of the pictures done, 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
  /** Why the last film failed, in a sentence. */
  readonly fault: string | null;
}

const NO_JOB: FilmJob = { format: null, share: 0, secondsLeft: null, fault: null };

export const filmJob = createStore<FilmJob>()(() => NO_JOB);

let controller: AbortController | null = null;

/** Films the run shown and downloads the file when it is complete. */
export async function startFilm(filmed: Filmed, format: FilmFormat, address: string): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  filmJob.setState({ ...NO_JOB, format });
  const order = orderOf(filmed, format, address);
  try {
    const file = await recordFilm(order, progress(), own.signal);
    download(file, `${fileName(order.scenario.title)}.${format}`);
    if (controller === own) filmJob.setState(NO_JOB);
  } catch (error) {
    if (!isAbort(error)) filmJob.setState({ ...NO_JOB, fault: (error as Error).message });
  }
}

/** Cancels the recording and discards it. */
export function cancelFilm(): void {
  controller?.abort();
  filmJob.setState(NO_JOB);
}

function orderOf(filmed: Filmed, format: FilmFormat, address: string): FilmOrder {
  const { theme, layout, enlarged, surface, field, selectedLane } = lab.getState();
  const scenario = scenarioWithView();
  return {
    ...filmed,
    format,
    address,
    scenario,
    look: { theme, layout, enlarged, surface, field, selectedLane },
    engine: engineName(page.getState().backend ?? 'wasm', scenario),
  };
}

/** Updates the progress, and the time left by the pace since the first picture. */
function progress(): (done: number, of: number) => void {
  let first: number | null = null;
  return (done, of) => {
    first ??= performance.now();
    const pace = done > 1 ? (performance.now() - first) / (done - 1) : null;
    filmJob.setState({ share: done / of, secondsLeft: pace && ((of - done) * pace) / 1000 });
  };
}

/** Size of a film's picture in px of the page; the height grows if needed. */
const WIDTH = 1280;
const HEIGHT = 720;

/** Longest time that a loaded frame may take to answer. */
const PATIENCE_MS = 30_000;

/**
 * Records a film in a hidden frame with its own store and workers, so that the page can be used meanwhile.
 * Rejects with a plain sentence, or at once when `signal` aborts; nothing is left then.
 * @param onProgress is called with the number of pictures done and the total
 */
function recordFilm(
  order: FilmOrder,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const frame = hiddenFrame();
  const ended = new AbortController();
  const film = new Promise<Blob>((resolve, reject) => {
    const refuse = (reason: string) => reject(new Error(reason));
    const hear = ({ data }: MessageEvent<FilmNews>) => {
      if (data.type === 'progress') onProgress(data.done, data.of);
      else if (data.type === 'film') resolve(data.file);
      else refuse(data.message);
    };
    signal.addEventListener('abort', () => reject(abortError()), { signal: ended.signal });
    let greeted = false;
    const greet = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.contentWindow || data?.driftlab !== GREETING) return;
      greeted = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = hear;
      frame.contentWindow?.postMessage({ driftlab: GREETING, order }, '*', [port2]);
    };
    window.addEventListener('message', greet, { signal: ended.signal });
    const giveUp = () => greeted || refuse(words.frameSilent);
    frame.addEventListener('load', () => setTimeout(giveUp, PATIENCE_MS));
  });
  document.body.append(frame);
  return film.finally(() => {
    ended.abort();
    // This also ends its workers and removes its drawings.
    frame.remove();
  });
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `${location.href.split(/[?#]/)[0]}?film`;
  frame.title = words.recording;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.inert = true;
  frame.style.cssText = `position: fixed; z-index: -1; inset: 0 auto auto 0; width: ${WIDTH}px; height: ${HEIGHT}px; border: 0; visibility: hidden;`;
  return frame;
}
