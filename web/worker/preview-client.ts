import * as Comlink from 'comlink';
import type { PreviewAnswer, PreviewQuestion } from '../../src/engine/formula-preview.ts';
import type { PreviewWorker } from './preview-worker.ts';

type Ask = (question: PreviewQuestion) => Promise<PreviewAnswer>;

/** The one worker that draws formulas; null until the first question, and after it broke. */
let ask: Ask | null = null;
/** The end of the last question's turn. */
let turn: Promise<unknown> = Promise.resolve();
let newest = 0;

/** The picture of a formula, in turn. Rejects with a plain sentence; the next question then has a new worker. */
export function askPreview(question: PreviewQuestion): Promise<PreviewAnswer> {
  return inTurn(() => askWorker(question));
}

/** The same, but null where another such question has been asked before this one had its turn. */
export function askNewestPreview(question: PreviewQuestion): Promise<PreviewAnswer | null> {
  const mine = ++newest;
  return inTurn(async () => (mine === newest ? askWorker(question) : null));
}

function askWorker(question: PreviewQuestion): Promise<PreviewAnswer> {
  ask ??= startWorker();
  return ask(question);
}

function inTurn<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  const answer = turn.then(task);
  turn = answer.catch(() => {});
  return answer;
}

function startWorker(): Ask {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<PreviewWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      ask = null;
      worker.terminate();
      reject(new Error('The worker of the picture could not be loaded. Check the connection and try again.'));
    });
  });
  broken.catch(() => {});
  return (question) => Promise.race([remote.preview(question), broken]);
}
