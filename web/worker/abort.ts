import * as Comlink from 'comlink';
import * as words from '#words/page/worker';

/** Whether a promise was rejected because what it stood for was cancelled: nobody needs to be told. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Rejections of work that nobody waits for any more. */
export function abortError(): Error {
  return new DOMException(words.cancelled, 'AbortError');
}

/**
 * A signal cannot be posted to a worker. This end sends a port in its place, tells it of the abort while the call
 * is under way, and closes it afterwards; `borrowed` is the worker's end.
 */
export async function lend<T>(signal: AbortSignal, call: (port: MessagePort) => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { port1, port2 } = new MessageChannel();
  const tell = () => port1.postMessage('abort');
  signal.addEventListener('abort', tell);
  try {
    return await call(Comlink.transfer(port2, [port2]));
  } finally {
    signal.removeEventListener('abort', tell);
    port1.close();
  }
}

/** The signal behind a port that came from `lend`. */
export function borrowed(port: MessagePort): AbortSignal {
  const controller = new AbortController();
  port.onmessage = () => {
    controller.abort(abortError());
    port.close();
  };
  return controller.signal;
}
