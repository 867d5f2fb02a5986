import * as Comlink from 'comlink';
import {
  type PreviewAnswer,
  type PreviewQuestion,
  previewFormula,
} from '../../../src/engine/formula-preview.ts';
import { loadBackend } from '../../../src/index.ts';

/** Interface of the worker that draws formulas, over comlink. */
export interface PreviewWorker {
  preview(question: PreviewQuestion): Promise<PreviewAnswer>;
}

const worker: PreviewWorker = {
  async preview(question) {
    const answer = previewFormula(question, await loadBackend());
    return answer.kind === 'picture' ? Comlink.transfer(answer, [answer.preview.values.buffer]) : answer;
  },
};

Comlink.expose(worker);
