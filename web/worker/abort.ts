import * as Comlink from 'comlink';
import * as words from '#words/page/worker';

/** Whether a promise was rejected because its work was cancelled, which needs no message. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The error that rejects cancelled work. */
export function abortError(): Error {
  return new DOMException(words.cancelled, 'AbortError');
}

/**
 * Passes an abort signal to a worker, as a signal cannot be posted. A port is sent instead, which reports the
 * abort during the call and is closed after it; `borrowed` is the worker's end.
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
