import { dirname, resolve } from 'node:path';
import { parseCoordinates } from '../data/coordinates.ts';
import { LARGEST_TABLE } from '../data/limits.ts';
import { outOfOrder } from '../data/time-order.ts';
import { doubledKey } from '../engine/doubled-key.ts';
import { parseJson } from '../engine/json.ts';
import type { Room } from '../engine/scenario/settings.ts';
import {
  DataError,
  type DatasetTable,
  decodeText,
  parseScenario,
  parseWideCsv,
  type Scenario,
} from '../index.ts';
import { trainingRowCount } from '../objectives/own/dataset.about.ts';
import { suggestion } from '../parameters/nearest.ts';
import { cut } from '../parameters/quoted.ts';
import { CliError, type Io } from './io.ts';

/** Largest scenario or case file, in bytes. */
const LARGEST_JSON = 64 * 2 ** 20;

/** The content of a JSON file. Throws CliError with one line. */
export function readJson(path: string, io: Io): unknown {
  const name = cut(path, 100);
  const text = naming(path, () => decodeText(io.readFile(path, LARGEST_JSON)));
  if (text.trim() === '') throw new CliError(`${name} is empty; it must hold JSON`);
  const value = parsed(text, name);
  const doubled = doubledKey(text);
  if (doubled !== null) throw new CliError(`${name} gives ${cut(doubled, 100)} twice`);
  return value;
}

function parsed(text: string, name: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new CliError(`${name} ${cut((error as Error).message, 120)}`);
  }
}

/**
 * A scenario from a file. In a file `objective.dataset` may name a CSV file relative to it, or be
 * `{ "file": …, "coordinates": … }` with the names of two.
 */
export function readScenarioFile(
  path: string,
  io: Io,
  room: Room,
): { scenario: Scenario; files: readonly string[]; told?: string } {
  const input = readJson(path, io) as { objective?: { dataset?: unknown } } | null;
  const dataset = input?.objective?.dataset;
  const names = datasetFiles(dataset);
  if (!names) return { scenario: parseScenario(input, room), files: [path] };
  const table = readTable(names, dirname(path), io);
  const scenario = parseScenario({ ...input, objective: { ...input?.objective, dataset: table } }, room);
  const tables = Object.values(names).map((name) => resolve(dirname(path), name));
  return { scenario, files: [path, ...tables], told: tableWords(names.file, table, scenario) };
}

/** Which rows are played, and times that do not rise: nothing else says it. */
function tableWords(file: string, { values, times }: DatasetTable, scenario: Scenario): string {
  const rows = values.length;
  const training = trainingRowCount(rows, Number(scenario.objective.parameters.trainingRows ?? 0));
  const fault = outOfOrder(times);
  return [
    `${cut(file, 60)}: the first ${training} of ${rows} rows train the model, the ${scenario.horizon} after are played\n`,
    fault
      ? `${cut(file, 60)}: the time ${cut(fault.time)} follows ${cut(fault.before)}; rows are played in the order of the file\n`
      : '',
  ].join('');
}

interface DatasetFiles {
  readonly file: string;
  readonly coordinates?: string;
}

function datasetFiles(dataset: unknown): DatasetFiles | null {
  if (typeof dataset === 'string') return { file: dataset };
  if (typeof dataset !== 'object' || dataset === null || !('file' in dataset)) return null;
  const known = ['file', 'coordinates'];
  for (const [key, value] of Object.entries(dataset)) {
    if (!known.includes(key))
      throw new CliError(`objective.dataset has no field "${cut(key)}"; ${suggestion(key, known)}`);
    if (typeof value !== 'string')
      throw new CliError(`objective.dataset.${key} must be the name of a CSV file`);
  }
  return dataset as DatasetFiles;
}

/** The table in a CSV file, with the places of its arms where a second file names them. Throws CliError. */
export function readTable({ file, coordinates }: DatasetFiles, folder: string, io: Io): DatasetTable {
  const table = naming(file, () => parseWideCsv(readCsv(folder, file, io), file));
  if (coordinates === undefined) return table;
  const places = naming(coordinates, () => parseCoordinates(readCsv(folder, coordinates, io), table.arms));
  return { ...table, coordinates: places };
}

function readCsv(folder: string, file: string, io: Io): string {
  return decodeText(io.readFile(resolve(folder, file), LARGEST_TABLE));
}

/** Sets the file's name before the fault of its content. */
function naming<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof DataError ? new CliError(`${cut(file, 60)}: ${error.message}`) : error;
  }
}
