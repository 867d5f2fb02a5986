import { algorithmById } from '../algorithms/registry.ts';
import type { StepRecord } from '../contracts/record.ts';
import { exactJson } from '../engine/json.ts';
import { LaneError } from '../engine/lane/lane-slots.ts';
import { engineName } from '../engine/version.ts';
import { OBJECTIVES } from '../objectives/registry.ts';
import type { ExportedRun, FinishedRun } from './exported-run.ts';
import type { Files } from './zip.ts';

/** Version of IOHprofiler's JSON that is written. */
const FORMAT_VERSION = '0.3.5';

/** What is logged of every step beside its number and r_t. */
const ATTRIBUTES = {
  f: ({ f }: StepRecord) => f,
  y: ({ y }: StepRecord) => y,
  cumulative_regret: ({ cumulativeRegret }: StepRecord) => cumulativeRegret,
  data_size: ({ dataSize }: StepRecord) => dataSize,
  reset: ({ reset }: StepRecord) => (reset ? 1 : 0),
} as const;

/**
 * Runs as IOHprofiler's logger writes them (IOHexperimenter 0.3, read by IOHanalyzer and IOHinspector): for every lane a
 * folder with a JSON file about its runs and a .dat file with their steps, each run below a header of its own. What falls
 * is the instant regret r_t, `raw_y`, to be minimised with optimum 0: the objective's own values change while it is
 * optimised, so that a best-so-far of theirs would mean nothing. An instance is a replicate.
 * Throws LaneError for a lane without a step.
 */
export function iohFiles(exported: ExportedRun): Files {
  const letters = [...new Set(exported.runs.map(({ lane }) => lane.id))];
  return Object.assign(
    {},
    ...letters.map((letter) =>
      laneFiles(
        exported,
        exported.runs.filter(({ lane }) => lane.id === letter),
      ),
    ),
  );
}

function laneFiles({ scenario, backend }: ExportedRun, runs: readonly FinishedRun[]): Files {
  const { lane, records } = runs[0];
  if (records.length === 0)
    throw new LaneError(
      `lane ${lane.id} waits at step 1 for a choice; an IOH file needs a step: take another lane`,
    );
  const { id, parameters } = scenario.objective;
  const functionId = OBJECTIVES.findIndex((objective) => objective.id === id) + 1;
  const dimension = records[0].x.length;
  const folder = `${lane.id}-${lane.algorithm}`;
  const about = `f${functionId}_${id}`;
  const path = `data_${about}/IOHprofiler_f${functionId}_DIM${dimension}.dat`;
  const meta = {
    version: FORMAT_VERSION,
    suite: 'Driftlab',
    function_id: functionId,
    function_name: id,
    maximization: false,
    algorithm: {
      name: `${lane.id} ${lane.label || (algorithmById(lane.algorithm)?.name ?? lane.algorithm)}`,
      info: exactJson({ algorithm: lane.algorithm, parameters: lane.parameters }),
    },
    experiment_attributes: [
      { engine: `driftlab ${engineName(backend)}` },
      { seed: String(scenario.seed) },
      { noise_variance: String(scenario.noiseVariance) },
      { objective_parameters: exactJson(parameters) },
    ],
    attributes: ['evaluations', 'raw_y', ...Object.keys(ATTRIBUTES)],
    scenarios: [{ dimension, path, runs: runs.map(runEntry) }],
  };
  return {
    [`${folder}/IOHprofiler_${about}.json`]: `${exactJson(meta, 2)}\n`,
    [`${folder}/${path}`]: runs.map(steps).join(''),
  };
}

function runEntry({ replicate, records }: FinishedRun) {
  const best = records.reduce((least, record) => (record.regret < least.regret ? record : least));
  return {
    instance: replicate,
    evals: records.length,
    best: { evals: best.t, y: best.regret, x: best.x },
  };
}

function steps({ records }: FinishedRun): string {
  const place = records[0].x.map((_, i) => `x${i}`);
  const header = ['evaluations', 'raw_y', ...Object.keys(ATTRIBUTES), ...place].join(' ');
  const lines = records.map((record) => {
    const attributes = Object.values(ATTRIBUTES).map((read) => read(record));
    return [record.t, record.regret, ...attributes, ...record.x].map(number).join(' ');
  });
  return `${[header, ...lines].join('\n')}\n`;
}

const number = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));
