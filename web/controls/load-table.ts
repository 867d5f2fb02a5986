import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { DataError, parseWideCsv } from '../../src/data/csv.ts';
import type { FillRule } from '../../src/data/fill.ts';
import { loadDataset } from '../store/actions/dataset.ts';
import { dismissNotice, notify } from '../store/page.ts';

/** Largest table that is read, in bytes. */
export const LARGEST_TABLE = 20 * 2 ** 20;

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
    if (hasMissingCells(table)) askForFill(table);
    else open(table, 'refuse');
  } catch (error) {
    refuse(file.name, error);
  }
}

function hasMissingCells({ values }: DatasetTable): boolean {
  return values.some((row) => row.includes(null));
}

function askForFill(table: DatasetTable): void {
  const missing = table.values.reduce((count, row) => count + row.filter((cell) => cell === null).length, 0);
  notify({
    kind: 'info',
    text: `${table.name} has ${missing} missing ${missing === 1 ? 'cell' : 'cells'}. Fill ${missing === 1 ? 'it' : 'them'} how?`,
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
  notify({ kind: 'error', text: `${name} was not loaded. ${reason}`, actions: [] });
}
