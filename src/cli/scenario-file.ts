import { dirname, resolve } from 'node:path';
import type { DatasetTable, Scenario } from '../contracts/scenario.ts';
import { parseCoordinates } from '../data/coordinates.ts';
import { parseWideCsv } from '../data/csv.ts';
import { DataError } from '../data/errors.ts';
import { LARGEST_TABLE } from '../data/rows.ts';
import { parseJson } from '../engine/json.ts';
import { parseScenario } from '../engine/scenario/validate.ts';
import { suggestion } from '../parameters/nearest.ts';
import { CliError, type Io } from './io.ts';

/** Largest scenario or case file, in bytes. */
const LARGEST_JSON = 64 * 2 ** 20;

/** The content of a JSON file. Throws CliError with one line. */
export function readJson(path: string, io: Io): unknown {
  const text = io.readFile(path, LARGEST_JSON);
  if (text.trim() === '') throw new CliError(`${path} is empty; it must hold JSON`);
  try {
    return parseJson(text);
  } catch (error) {
    throw new CliError(`${path} ${(error as Error).message}`);
  }
}

/**
 * A scenario from a file. In a file `objective.dataset` may name a CSV file relative to it, or be
 * `{ "file": …, "coordinates": … }` with the names of two.
 */
export function readScenarioFile(path: string, io: Io): Scenario {
  const input = readJson(path, io) as { objective?: { dataset?: unknown } } | null;
  const dataset = input?.objective?.dataset;
  const names = datasetFiles(dataset);
  if (!names) return parseScenario(input);
  const table = readTable(names, dirname(path), io);
  return parseScenario({ ...input, objective: { ...input?.objective, dataset: table } });
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
      throw new CliError(`objective.dataset has no field "${key}"; ${suggestion(key, known)}`);
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
  return io.readFile(resolve(folder, file), LARGEST_TABLE);
}

/** Sets the file's name before the fault of its content. */
function naming<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof DataError ? new CliError(`${file}: ${error.message}`) : error;
  }
}
