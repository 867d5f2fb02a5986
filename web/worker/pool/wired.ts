import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { LabWorker, Line } from '../../../src/archive/lab-worker.ts';
import { lend } from '../abort.ts';
import { whenBroken } from '../when-broken.ts';
import type { PoolMember } from './pool-member.ts';

/** A worker as used by the pool. @param labOf today's lab at the other end of the line */
export function wired(worker: Worker, labOf: (line: Line) => LabWorker): PoolMember {
  const broken = whenBroken(worker, (message) => message || words.fileNotLoaded);
  return { broken, stop: () => worker.terminate(), lab: labOf(lineTo(worker)) };
}

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

function lineTo(worker: Worker): Line {
  const remote = Comlink.wrap(worker) as unknown as Methods;
  return {
    call(method, ...given) {
      const sent = given.map(sendable);
      const signal = sent.at(-1);
      if (!(signal instanceof AbortSignal)) return remote[method](...sent);
      return lend(signal, (port) => remote[method](...sent.slice(0, -1), port));
    },
  };
}

const sendable = (value: unknown): unknown =>
  typeof value === 'function' ? Comlink.proxy(value as () => unknown) : value;
