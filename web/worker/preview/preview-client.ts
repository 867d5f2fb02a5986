import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { PreviewAnswer, PreviewQuestion } from '../../../src/engine/formula-preview.ts';
import { whenBroken } from '../when-broken.ts';
import type { PreviewWorker } from './preview-worker.ts';

type Ask = (question: PreviewQuestion) => Promise<PreviewAnswer>;

/** The worker that draws formulas; null until the first question, and after it broke. */
let ask: Ask | null = null;
const waiting: (() => Promise<unknown>)[] = [];
let busy = false;
let newest = 0;

/**
 * The picture of a formula; questions are answered in turn. Rejects with a plain sentence; the next question
 * then gets a new worker.
 */
export function askPreview(question: PreviewQuestion): Promise<PreviewAnswer> {
  return new Promise((resolve, reject) => {
    waiting.push(() => askWorker(question).then(resolve, reject));
    void next();
  });
}

/** Like `askPreview` but before all waiting questions, and null if a newer such question replaces it. */
export function askNewestPreview(question: PreviewQuestion): Promise<PreviewAnswer | null> {
  const mine = ++newest;
  return new Promise((resolve, reject) => {
    waiting.unshift(async () => {
      if (mine === newest) await askWorker(question).then(resolve, reject);
      else resolve(null);
    });
    void next();
  });
}

async function next(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  busy = false;
}

function askWorker(question: PreviewQuestion): Promise<PreviewAnswer> {
  ask ??= startWorker();
  return ask(question);
}

function startWorker(): Ask {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<PreviewWorker>(worker);
  const broken = whenBroken(worker, () => words.previewNotLoaded);
  broken.catch(() => {
    ask = null;
    worker.terminate();
  });
  return (question) => Promise.race([remote.preview(question), broken]);
}
