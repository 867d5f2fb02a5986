import { dirname, join } from 'node:path';
import { strFromU8 } from 'fflate';

// A reader of IOHprofiler's data written from its documentation (JSON about the runs of one algorithm on one function; .dat
// with columns parted by one space, a header above each run, "evaluations" from 1 and "raw_y"), independent of the writer.

export interface IohRun {
  readonly instance: number;
  readonly best: { readonly evals: number; readonly y: number; readonly x: readonly number[] };
  readonly steps: readonly Readonly<Record<string, number>>[];
}

export interface IohData {
  readonly algorithm: string;
  readonly functionName: string;
  readonly maximization: boolean;
  readonly dimension: number;
  readonly runs: readonly IohRun[];
}

const REQUIRED = [
  'version',
  'suite',
  'function_id',
  'function_name',
  'maximization',
  'algorithm',
  'attributes',
  'scenarios',
];

export function readIoh(files: Readonly<Record<string, Uint8Array>>): IohData[] {
  return Object.keys(files)
    .filter((name) => /(^|\/)IOHprofiler_f\d+_[^/]+\.json$/.test(name))
    .flatMap((name) => readJson(name, files));
}

function readJson(name: string, files: Readonly<Record<string, Uint8Array>>): IohData[] {
  const data = JSON.parse(strFromU8(files[name]));
  for (const key of REQUIRED) if (!(key in data)) throw new Error(`${name} lacks ${key}`);
  for (const attribute of data.experiment_attributes)
    if (Object.keys(attribute).length !== 1) throw new Error(`${name}: an attribute is one name and value`);
  return data.scenarios.map((scenario: { dimension: number; path: string; runs: IohMeta[] }) => {
    const blocks = readDat(strFromU8(files[join(dirname(name), scenario.path)]), data.attributes);
    if (blocks.length !== scenario.runs.length) throw new Error(`${name}: a block for each run`);
    return {
      algorithm: data.algorithm.name,
      functionName: data.function_name,
      maximization: data.maximization,
      dimension: scenario.dimension,
      runs: scenario.runs.map(({ instance, evals, best }, i) => {
        if (blocks[i].length !== evals) throw new Error(`${name}: run ${i + 1} has ${evals} evaluations`);
        if (best.x.length !== scenario.dimension)
          throw new Error(`${name}: the best has ${scenario.dimension} places`);
        return { instance, best, steps: blocks[i] };
      }),
    };
  });
}

interface IohMeta extends Pick<IohRun, 'instance' | 'best'> {
  readonly evals: number;
}

function readDat(text: string, attributes: readonly string[]): Record<string, number>[][] {
  const blocks: Record<string, number>[][] = [];
  let header: readonly string[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const cells = line.split(' ');
    if (cells[0] === 'evaluations') {
      for (const name of attributes) if (!cells.includes(name)) throw new Error(`no column ${name}`);
      header = cells;
      blocks.push([]);
      continue;
    }
    const numbers = cells.map((cell) => (/^-?[\d.]+(e[-+]?\d+)?$/.test(cell) ? Number(cell) : Number.NaN));
    if (cells.length !== header.length || numbers.some(Number.isNaN)) throw new Error(`no record: ${line}`);
    blocks[blocks.length - 1].push(Object.fromEntries(header.map((name, i) => [name, numbers[i]])));
  }
  return blocks;
}
