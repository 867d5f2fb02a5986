import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { parseWideCsv } from '../../src/data/csv.ts';
import { decodeText } from '../../src/data/decode.ts';
import { DataError } from '../../src/data/errors.ts';

const FOLDER = join(import.meta.dirname, '../corpus/csv');

/** The files of test/corpus/csv by name: one for each way in which a table was found to be odd. */
export const CORPUS: ReadonlyMap<string, Uint8Array> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => [name, readFileSync(join(FOLDER, name))]),
);

/** What each file must give: the arms and values of a table, or the refusal's sentence. */
export const EXPECTED: Readonly<Record<string, string | Pick<DatasetTable, 'arms' | 'times' | 'values'>>> =
  JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'));

/** The table in a file as both edges read it, or the refusal. Any other error is a fault of the program. */
export function readTable(bytes: Uint8Array): DatasetTable | DataError {
  try {
    return parseWideCsv(decodeText(bytes), 'table.csv');
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}
