import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { parseWideCsv } from '../../src/data/csv.ts';
import { DataError } from '../../src/data/errors.ts';
import { type FillRule, fillMissing } from '../../src/data/fill.ts';
import { LARGEST_TABLE } from '../../src/data/rows.ts';
import { loadDataset } from '../store/actions/dataset.ts';
import { dismissNotice, notify } from '../store/page.ts';

const FILLS: readonly { rule: FillRule; label: string }[] = [
  { rule: 'linear', label: 'Linear in time' },
  { rule: 'previous', label: 'Value before' },
  { rule: 'mean', label: 'Mean of the arm' },
];

/** Opens the file dialog for a table. */
export function chooseTable(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.csv,text/csv';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void loadTable(file);
  });
  input.click();
}

/** Reads a dropped or chosen file; what is wrong with it is said in a notice, and the scenario stays. */
export async function loadTable(file: File): Promise<void> {
  if (file.size > LARGEST_TABLE) {
    const size = (file.size / 2 ** 20).toFixed(1);
    notify({ kind: 'error', text: `${file.name} must be at most 20 MB, got ${size} MB.`, actions: [] });
    return;
  }
  try {
    const table = parseWideCsv(await file.text(), file.name);
    if (table.values.length < 3)
      throw new Error('2 rows below the header; a run needs 2 to standardise the values, and 1 more');
    const missing = missingCells(table);
    if (missing) askForFill(table, missing);
    else open(table, 'refuse');
  } catch (error) {
    refuse(file.name, error);
  }
}

/** The sentence that names the first missing cell, or null where there is none. */
function missingCells(table: DatasetTable): string | null {
  try {
    fillMissing(table, 'refuse');
    return null;
  } catch (error) {
    if (error instanceof DataError) return error.message;
    throw error;
  }
}

function askForFill(table: DatasetTable, missing: string): void {
  notify({
    kind: 'error',
    text: `${table.name}: ${missing}.`,
    actions: FILLS.map(({ rule, label }) => ({ label, run: () => open(table, rule) })),
  });
}

function open(table: DatasetTable, fill: FillRule): void {
  try {
    loadDataset(table, fill);
    dismissNotice();
  } catch (error) {
    refuse(table.name, error);
  }
}

function refuse(name: string, error: unknown): void {
  const reason = error instanceof DataError || error instanceof Error ? error.message : String(error);
  notify({ kind: 'error', text: `${name} was not loaded: ${reason.replace(/\.$/, '')}.`, actions: [] });
}
