import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWideCsv } from '../../src/data/csv.ts';
import { DataError, type DataFault } from '../../src/data/errors.ts';
import { LARGEST_TABLE, LARGEST_VALUE, LONGEST_LINE, MOST_ARMS, MOST_ROWS } from '../../src/data/limits.ts';

function refusal(text: string): DataError {
  try {
    parseWideCsv(text, 'test.csv');
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
  throw new Error('the table was not refused');
}

describe('parseWideCsv', () => {
  it('takes the first column for time labels and every other one for an arm', () => {
    const table = parseWideCsv('date,s01,s02\n2006-07-01,1.5,-2\n2006-07-02,3e-2,+4\n', 'ozone.csv');
    expect(table).toEqual({
      name: 'ozone.csv',
      arms: ['s01', 's02'],
      times: ['2006-07-01', '2006-07-02'],
      values: [
        [1.5, -2],
        [0.03, 4],
      ],
    });
  });

  it.each(['', 'NA', 'NaN', 'nan', 'na', '  '])('keeps the missing cell "%s" as null', (cell) => {
    expect(parseWideCsv(`t,a,b\n1,${cell},2\n2,3,4`, '').values[0]).toEqual([null, 2]);
  });

  it.each([';', '\t', '|'])(
    'reads cells separated by %j, quotes, a byte order mark and Windows line ends',
    (mark) => {
      const text = `\uFEFF${['t', '"a b"', 'c'].join(mark)}\r\n${['1', '2', '3'].join(mark)}\r\n${['2', '4', '5'].join(mark)}\r\n\r\n`;
      const { arms, values } = parseWideCsv(text, '');
      expect(arms).toEqual(['a b', 'c']);
      expect(values).toEqual([
        [2, 3],
        [4, 5],
      ]);
    },
  );

  it('reads −0 as 0, so that the sign of nothing cannot change a run', () => {
    expect(Object.is(parseWideCsv('t,a,b\n1,-0,1\n2,1,1', '').values[0][0], 0)).toBe(true);
  });

  it.each<[string, string, DataFault, string]>([
    ['nothing', '', 'empty file', 'the file is empty; a table needs a header'],
    ['blank lines', ' \n\n', 'empty file', 'the file is empty'],
    ['one column', 'a\n1\n2\n', 'too few arms', 'only one column; a table needs'],
    ['one arm', 't,a\n1,2\n2,3', 'too few arms', 'only one column beside the time labels'],
    ['a header alone', 't,a,b\n', 'too few rows', 'no rows below the header; a table needs at least 2'],
    ['one row', 't,a,b\n1,2,3\n', 'too few rows', '1 row below the header'],
    ['text', 't,a,s07\n1,2,3\n2,3,abc\n', 'not a number', 'row 3, column s07: “abc” is not a number; write'],
    ['a decimal comma', 't;a;b\n1;2,5;3\n2;1;1', 'decimal comma', 'row 2, column a: “2,5” is not a number'],
    ['decimal commas between commas', 't,a,b\n1,2,5,3,7\n2,1,5,1,5', 'decimal comma', 'row 2: 5 cells where'],
    ['no row of names', '1,2,3\n2,3,4\n3,4,5', 'header', 'row 1: “1, 2, 3” looks like values'],
    ['no row of names, dates', '2020-01-01,2.5,NA\n2020-01-02,3,4', 'header', 'row 1: “2020-01-01, 2.5, NA”'],
    ['no row of names, words', 'jan,2,3\nfeb,3,4', 'header', 'looks like values'],
    ['infinity', 't,a,b\n1,Infinity,3\n2,1,1', 'not a number', 'row 2, column a: “Infinity”'],
    ['a number beyond doubles', 't,a,b\n1,1e999,3\n2,1,1', 'out of range', 'row 2, column a: “1e999”'],
    [
      'a number near their end',
      't,a,b\n1,3,-1e308\n2,1,1',
      'out of range',
      'row 2, column b: “-1e308” is too large',
    ],
    ['hexadecimal', 't,a,b\n1,0x10,3\n2,1,1', 'not a number', 'row 2, column a: “0x10”'],
    ['a short row', 't,a,b\n1,2,3\n2,3\n', 'ragged row', 'row 3: 2 cells where the header has 3; every row'],
    ['a long row', 't,a,b\n1,2,3,4\n2,3,4', 'ragged row', 'row 2: 4 cells where the header has 3'],
    ['a blank row within', 't,a,b\n1,2,3\n\n2,3,4', 'ragged row', 'row 3: the row is empty; remove it'],
    ['an empty name', 't,a,\n1,2,3\n2,3,4', 'header', 'row 1, column 3: empty name'],
    ['a name twice', 't,a,a\n1,2,3\n2,3,4', 'header', 'row 1, column 3: the name “a” stands twice'],
    ['an open quote', 't,a,b\n1,"2,3\n2,3,4', 'not a table', 'a quotation mark is opened and not closed'],
    ['binary', 't,a,b\n1,\0,3', 'not a table', 'the file is not text'],
  ])('refuses %s', (_, text, fault, message) => {
    const error = refusal(text);
    expect(error.fault).toBe(fault);
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('\n');
  });

  it('refuses a text that is too large before parsing it, and says how large it may be', () => {
    const error = refusal('1'.repeat(LARGEST_TABLE + 1));
    expect(error.fault).toBe('too large');
    expect(error.message).toContain('at most 20 MB');
  });

  it('keeps the empty cells at the end of the last row that says something', () => {
    expect(parseWideCsv('t\ta\tb\n1\t2\t3\n2\t4\t\n\t\t\n\n', '').values).toEqual([
      [2, 3],
      [4, null],
    ]);
  });

  it.each([
    [
      'a line without end',
      `t,a,b\n1,2,${'9'.repeat(LONGEST_LINE)}\n`,
      'row 2: the line has 1000004 characters; at most',
    ],
    [
      'quotation marks without end',
      `t,a,b\n${'"'.repeat(9000)}\n`,
      'row 2: the line has more than 8004 quotation',
    ],
    [
      'a quote that is never closed',
      `t,a,b\n1,"2,3\n${'2,3,4\n'.repeat(100_000)}`,
      'row 2: a quotation mark is opened',
    ],
  ])('refuses %s', (_, text, message) => expect(refusal(text).message).toContain(message));

  it('refuses more rows or columns than a run could use', () => {
    expect(refusal(`t,a,b\n${'1,2,3\n'.repeat(MOST_ROWS)}`).message).toBe(
      'the table has 200001 rows; at most 200000 can be read; keep fewer',
    );
    const names = Array.from({ length: MOST_ARMS + 1 }, (_, i) => `s${i}`).join(',');
    expect(refusal(`t,${names}\n`).message).toContain('2001 columns beside the time labels');
  });

  it.each(['t,101,102', ',0,1', 'time,0.5,1.5'])('takes the numbers in “%s” for names', (header) => {
    expect(parseWideCsv(`${header}\n1,2,3\n2,3,4`, '').arms).toEqual(header.split(',').slice(1));
  });

  it('reads line ends of all systems in one file', () => {
    const { times, values } = parseWideCsv('t,a,b\r\n1,2,3\r2,3,4\n3,4,5\r\n', '');
    expect(times).toEqual(['1', '2', '3']);
    expect(values).toEqual([
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  it('shows no more of a cell or a name than fits into a sentence', () => {
    const long = 'x'.repeat(100_000);
    expect(refusal(`t,${long},b\n1,${long},3\n2,3,4`).message.length).toBeLessThan(300);
    expect(refusal(`t,${long},${long}\n1,2,3\n2,3,4`).message.length).toBeLessThan(300);
    expect(String(refusal(`t,a,b\n1,${long},3\n2,3,4`).value).length).toBeLessThan(300);
  });

  it('reads back whatever numbers were written', () => {
    const number = fc
      .double({ noNaN: true, min: -LARGEST_VALUE, max: LARGEST_VALUE })
      .map((value) => value + 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 2, maxLength: 20 }), (rows) => {
        const text = `t,a,b\n${rows.map((row, i) => [i, ...row].join(',')).join('\n')}`;
        expect(parseWideCsv(text, '').values).toEqual(rows.map((row) => [...row]));
      }),
    );
  });
});
