import * as words from '#words/share/share-film';
import { abortError } from '../../worker/abort.ts';
import { type FilmNews, type FilmOrder, GREETING } from './order.ts';

/** Of a film's picture, in px of the page; what needs more height gets it. */
const WIDTH = 1280;
const HEIGHT = 720;

/** How long a frame that has loaded may take until it answers. */
const PATIENCE_MS = 30_000;

/**
 * Records a film in a hidden frame with a store and workers of its own, so that the page goes on as it is, whatever is done
 * to it meanwhile. Rejects with a plain sentence; when `signal` aborts, at once, and nothing is left.
 * @param onProgress is told how many of how many pictures are there
 */
export function recordFilm(
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
    // With it go its workers and all that has been drawn.
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
