import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { DataError } from '../../src/data/errors.ts';
import { type FillRule, fillMissing } from '../../src/data/fill.ts';
import { LARGEST_TABLE } from '../../src/data/limits.ts';
import { loadDataset } from '../store/actions/dataset.ts';
import { dismissNotice, notify } from '../store/page.ts';
import { readTable } from '../worker/table-client.ts';

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

/** Reading that takes longer is told, and can be stopped. */
const PATIENCE_MS = 1000;

/** Stops the reading under way. */
let stopReading = () => {};

/**
 * Reads a dropped or chosen file; what is wrong with it is said in a notice, and the scenario stays. Another file stops
 * the reading of the one before.
 */
export async function loadTable(file: File, read = readTable): Promise<void> {
  stopReading();
  if (file.size > LARGEST_TABLE) {
    const size = (file.size / 2 ** 20).toFixed(1);
    notify({ kind: 'error', text: `${file.name} must be at most 20 MB, got ${size} MB.`, actions: [] });
    return;
  }
  const errand = read(file);
  const told = setTimeout(() => tellReading(file), PATIENCE_MS);
  stopReading = () => {
    clearTimeout(told);
    errand.stop();
  };
  try {
    const table = await errand.answer;
    clearTimeout(told);
    if (table.values.length < 3)
      throw new Error('2 rows below the header; a run needs 2 to standardise the values, and 1 more');
    const missing = missingCells(table);
    if (missing) askForFill(table, missing);
    else open(table, 'refuse');
  } catch (error) {
    clearTimeout(told);
    refuse(file.name, error);
  }
}

function tellReading({ name, size }: File): void {
  const cancel = () => {
    stopReading();
    dismissNotice();
  };
  const text = `Reading ${name}, ${(size / 2 ** 20).toFixed(1)} MB…`;
  notify({ kind: 'info', text, actions: [{ label: 'Cancel', run: cancel }] });
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
