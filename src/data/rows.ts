import Papa from 'papaparse';
import { DataError } from './errors.ts';

/** Longest text of a table, in characters. */
export const LARGEST_TABLE = 20 * 2 ** 20;

/** A cell as a message shows it: in quotes, long ones cut. */
export function quote(cell: string): string {
  return `“${cell.length > 40 ? `${cell.slice(0, 39)}…` : cell}”`;
}

/**
 * Splits the text of a table into rows of trimmed cells, all as long as the header; blank lines at the end
 * are dropped.
 * @throws DataError when the text is empty, too large, not text, badly quoted or ragged
 */
export function parseRows(text: string): string[][] {
  refuseUnreadable(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] });
  const badQuotes = errors.find((error) => error.type === 'Quotes');
  if (badQuotes)
    throw new DataError({
      fault: 'not a table',
      place: `row ${(badQuotes.row ?? 0) + 1}`,
      found: 'a quotation mark is opened and not closed',
      rule: 'close it or remove it',
    });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  while (rows.length > 0 && rows[rows.length - 1].every((cell) => cell === '')) rows.pop();
  if (rows.length === 0) throw emptyFile();
  rows.forEach((row, i) => {
    if (row.length !== rows[0].length) throw raggedRow(i + 1, row.length, rows[0].length);
  });
  return rows;
}

function refuseUnreadable(text: string): void {
  if (text.length > LARGEST_TABLE)
    throw new DataError({
      fault: 'too large',
      place: '',
      found: `the table has ${(text.length / 2 ** 20).toFixed(1)} MB`,
      rule: `at most ${LARGEST_TABLE / 2 ** 20} MB can be read; keep fewer rows or columns`,
      value: text.length,
    });
  if (text.trim() === '') throw emptyFile();
  if (text.includes('\0'))
    throw new DataError({
      fault: 'not a table',
      place: '',
      found: 'the file is not text',
      rule: 'save the table as CSV in UTF-8',
    });
}

function emptyFile(): DataError {
  return new DataError({
    fault: 'empty file',
    place: '',
    found: 'the file is empty',
    rule: 'a table needs a header and at least 2 rows of values',
  });
}

function raggedRow(row: number, cells: number, expected: number): DataError {
  return new DataError({
    fault: 'ragged row',
    place: `row ${row}`,
    found: `${cells === 1 ? '1 cell' : `${cells} cells`} where the header has ${expected}`,
    rule: 'every row needs as many cells as the header',
    value: cells,
  });
}
