import * as Comlink from 'comlink';
import * as words from '#words/page/in-worker';
import { experimentById } from '../../../src/experiments/registry.ts';
import { refuseUnrunnable, reproduction } from '../../../src/experiments/report/reproduction.ts';
import type { Design, Experiment } from '../../../src/experiments/spec.ts';
import { DataError, decodeText, loadBackend, parseWideCsv } from '../../../src/index.ts';
import { cut } from '../../../src/parameters/quoted.ts';
import type { ExperimentWorker } from './experiment-protocol.ts';

let opened: { readonly experiment: Experiment; readonly design: Design } | null = null;

async function reproduced(runs: number) {
  if (!opened) throw new Error(words.noExperimentOpen);
  return reproduction(opened.experiment, opened.design, runs, await loadBackend());
}

const worker: ExperimentWorker = {
  async open(id, file) {
    const experiment = experimentById(id);
    if (!experiment) throw new Error(words.noSuchExperiment(id));
    opened = { experiment, design: await designOf(experiment, file) };
    refuseUnrunnable((await reproduced(2)).plan, await loadBackend());
  },
  plan: async (runs) => (await reproduced(runs)).plan,
  report: async (runs, results) => (await reproduced(runs)).report(results),
};

async function designOf({ id, design }: Experiment, file: File | null): Promise<Design> {
  if (typeof design !== 'function') return design;
  if (!file) throw new Error(words.needsTable(id));
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return design({ ...parseWideCsv(decodeText(bytes), file.name), name: file.name });
  } catch (error) {
    throw error instanceof DataError ? new Error(`${cut(file.name, 60)}: ${error.message}`) : error;
  }
}

Comlink.expose(worker);
