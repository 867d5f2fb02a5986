import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import * as Comlink from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js';
import type { Line } from '../../archive/lab-worker.ts';

/** What an engine's worker takes for a browser's: messages by `self`, and the core by a fetch from beside itself. */
const PRELUDE = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFile } = require('node:fs/promises');
const heard = new Map();
globalThis.self = globalThis;
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
globalThis.addEventListener = (type, hear) => {
  heard.set(hear, (data) => hear({ data }));
  parentPort.on(type, heard.get(hear));
};
globalThis.removeEventListener = (type, hear) => parentPort.off(type, heard.get(hear));
globalThis.fetch = async (url) => new Response(await readFile(new URL(url)));
import(workerData).catch((error) => { throw error; });
`;

/** A thread that runs an engine's worker, the same file as in a browser. */
export interface EngineThread {
  readonly line: Line;
  /** Rejects with what ended the thread. */
  readonly broken: Promise<never>;
  readonly stop: () => void;
}

/** @param file the engine's `lab-worker.js`, with its core beside it */
export function startEngineThread(file: string): EngineThread {
  const worker = new Worker(PRELUDE, { eval: true, workerData: pathToFileURL(file).href });
  const remote = Comlink.wrap(nodeEndpoint(worker)) as unknown as Record<
    string,
    (...given: readonly unknown[]) => Promise<unknown>
  >;
  const broken = new Promise<never>((_, reject) => worker.once('error', reject));
  broken.catch(() => {});
  return {
    line: {
      async call(method, ...given) {
        const answer = await Promise.race([remote[method](...given.map(carried)), broken]);
        // What was called back before it answered came through a port of its own, and may still be waiting there.
        await setImmediate();
        return answer;
      },
    },
    broken,
    stop: () => void worker.terminate(),
  };
}

/** A function is called back. Nothing is cancelled here, who gives up ends the thread: for a signal the worker gets a silent port. */
function carried(value: unknown): unknown {
  if (typeof value === 'function') return Comlink.proxy(value as (...given: unknown[]) => unknown);
  if (!(value instanceof AbortSignal)) return value;
  const { port2 } = new MessageChannel();
  return Comlink.transfer(port2, [port2 as unknown as MessagePort]);
}
