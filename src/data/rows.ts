import Papa from 'papaparse';
import { DataError } from './errors.ts';
import { LARGEST_TABLE, MOST_ROWS } from './limits.ts';

/**
 * Splits the text of a table into rows of trimmed cells, all as long as the header; blank lines at the end
 * are dropped, line ends of any system are read alike.
 * @throws DataError when the text is empty, too large, not text, badly quoted or ragged
 */
export function parseRows(text: string): string[][] {
  refuseUnreadable(text);
  const lines = text.replace(/\r\n?/g, '\n');
  refuseTooManyRows(lines);
  const { data, errors, meta } = Papa.parse<string[]>(lines, {
    delimitersToGuess: [',', ';', '\t', '|'],
    newline: '\n',
  });
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
    if (row.length !== rows[0].length) throw raggedRow(i + 1, row, rows[0].length, meta.delimiter);
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

function refuseTooManyRows(lines: string): void {
  let count = 1;
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) count++;
  if (count > MOST_ROWS)
    throw new DataError({
      fault: 'too large',
      place: '',
      found: `the table has ${count} rows`,
      rule: `at most ${MOST_ROWS} can be read; keep fewer`,
      value: count,
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
