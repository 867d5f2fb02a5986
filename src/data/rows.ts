import Papa from 'papaparse';
import { DataError } from './errors.ts';
import { LARGEST_TABLE, LONGEST_LINE, MOST_ARMS, MOST_CELLS, MOST_ROWS } from './limits.ts';

const BLANK = new Set([' ', ',', ';', '\t', '|', '\n']);

/**
 * Splits the text of a table into rows of trimmed cells, all as long as the header; blank lines at the end
 * are dropped, line ends of every system are accepted. Reading stops at the first fault.
 * @throws DataError when the text is empty, too large, not text, badly quoted or ragged
 */
export function parseRows(text: string): string[][] {
  refuseUnreadable(text);
  const lines = withoutBlankEnd(text.replace(/\r\n?/g, '\n'));
  if (lines === '') throw emptyFile();
  refuseEndless(lines);
  const rows: string[][] = [];
  let fault: DataError | null = null;
  Papa.parse<string[]>(lines, {
    delimitersToGuess: [',', ';', '\t', '|'],
    newline: '\n',
    step({ data, errors, meta }, parser) {
      rows.push(data.map((cell) => cell.trim()));
      fault = faultOf(rows, errors, meta.delimiter);
      if (fault) parser.abort();
    },
  });
  if (fault) throw fault;
  return rows;
}

/** Drops the lines at the end that hold nothing but blanks and separators. */
function withoutBlankEnd(lines: string): string {
  let last = lines.length - 1;
  while (last >= 0 && BLANK.has(lines[last])) last--;
  const end = lines.indexOf('\n', last + 1);
  return last < 0 ? '' : lines.slice(0, end < 0 ? undefined : end);
}

/** The fault of the newest row. */
function faultOf(
  rows: readonly string[][],
  errors: readonly Papa.ParseError[],
  delimiter: string,
): DataError | null {
  const row = rows[rows.length - 1];
  if (errors.some(({ type }) => type === 'Quotes')) return openQuote(rows.length);
  if (row.length * rows.length > MOST_CELLS) return tooManyCells(rows.length);
  if (rows[0].length > 1 && row.length === 1 && row[0] === '') return emptyRow(rows.length);
  return row.length === rows[0].length ? null : raggedRow(rows.length, row, rows[0].length, delimiter);
}

function emptyRow(row: number): DataError {
  return new DataError({
    fault: 'ragged row',
    place: `row ${row}`,
    found: 'the row is empty',
    rule: 'remove it',
  });
}

function openQuote(row: number): DataError {
  return new DataError({
    fault: 'not a table',
    place: `row ${row}`,
    found: 'a quotation mark is opened and not closed',
    rule: 'close it or remove it',
  });
}

function tooManyCells(row: number): DataError {
  return new DataError({
    fault: 'too large',
    place: `row ${row}`,
    found: `the table has more than ${MOST_CELLS} cells`,
    rule: 'keep fewer rows or columns',
  });
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

/** Lines without number or without end would cost seconds and gigabytes before their fault is found. */
function refuseEndless(lines: string): void {
  let count = 0;
  for (let start = 0; start <= lines.length; count++) {
    const found = lines.indexOf('\n', start);
    const end = found < 0 ? lines.length : found;
    if (end - start > LONGEST_LINE) throw endless(count + 1, `${end - start} characters`, LONGEST_LINE);
    if (end - start > MOST_QUOTES && quotesIn(lines, start, end) > MOST_QUOTES)
      throw endless(count + 1, `more than ${MOST_QUOTES} quotation marks`, MOST_QUOTES);
    start = end + 1;
  }
  if (count > MOST_ROWS)
    throw new DataError({
      fault: 'too large',
      place: '',
      found: `the table has ${count} rows`,
      rule: `at most ${MOST_ROWS} can be read; keep fewer`,
      value: count,
    });
}

/** Each quotation mark at a wrong place costs the parser a message: two around each cell and two in it are plenty. */
const MOST_QUOTES = 4 * (MOST_ARMS + 1);

function quotesIn(lines: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) if (lines[i] === '"') count++;
  return count;
}

function endless(row: number, found: string, most: number): DataError {
  return new DataError({
    fault: 'too large',
    place: `row ${row}`,
    found: `the line has ${found}`,
    rule: `at most ${most} can be read; keep fewer columns`,
    value: found,
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

const POINT = 'write decimals with a point: 3.14';
/** Half of a number with a decimal comma, as it stands between commas. */
const DIGITS = /^[+-]?\d*(e[+-]?\d+)?$/i;

function raggedRow(row: number, cells: readonly string[], expected: number, delimiter: string): DataError {
  const { length } = cells;
  const numbers = delimiter === ',' && length > expected && cells.slice(1).every((cell) => DIGITS.test(cell));
  // Where every value falls into two cells it is beyond doubt; where only some do, it may be another fault.
  const halved = numbers && expected > 2 && length >= 2 * expected - 1 && length <= 2 * expected;
  const count = `${length === 1 ? '1 cell' : `${length} cells`} where the header has ${expected}`;
  const equal = 'every row needs as many cells as the header';
  return new DataError({
    fault: halved ? 'decimal comma' : 'ragged row',
    place: `row ${row}`,
    found: halved ? `${count}, as decimal commas between commas make it` : count,
    rule: halved ? POINT : numbers ? `${equal}; ${POINT}` : equal,
    value: length,
  });
}
