import { quoted } from '../parameters/quoted.ts';
import { DataError } from './errors.ts';

/** Marks at the beginning of a file that name its encoding. */
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;
type Encoding = (typeof MARKS)[number]['encoding'];

/** Bytes from which an unmarked file's encoding is judged. */
const SAMPLE = 65_536;
const LINE_BREAK = 0x0a;

/**
 * The text of a file in UTF-8, or in UTF-16 with or without byte order mark; the mark is dropped. Encodings of one byte
 * per character (Latin-1, Windows-1252, …) cannot be told from each other and are refused.
 * @throws DataError naming the first row that is not in the file's encoding
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = MARKS.find((candidate) => candidate.bytes.every((byte, i) => bytes[i] === byte));
  const encoding = mark?.encoding ?? unmarkedEncoding(bytes);
  if (encoding === 'utf-8' && bytes.subarray(0, SAMPLE).includes(0)) throw notText();
  const text = decodeAs(encoding, bytes);
  if (text !== null) return text;
  throw encoding === 'utf-8' ? notUtf8(bytes) : notUtf16(encoding);
}

function decodeAs(encoding: Encoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * UTF-16 without a mark shows in tables, whose digits and separators are ASCII: every other byte of them is 0.
 * In UTF-8 no byte is; what lies in between is no text.
 */
function unmarkedEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2]++;
  const many = sample.length / 4;
  if (zeros[0] === 0 && zeros[1] > many) return 'utf-16le';
  return zeros[1] === 0 && zeros[0] > many ? 'utf-16be' : 'utf-8';
}

function notText(): DataError {
  return new DataError({
    fault: 'not a table',
    place: '',
    found: 'the file is not text',
    rule: 'save it as text in UTF-8, a spreadsheet as CSV',
  });
}

function notUtf8(bytes: Uint8Array): DataError {
  let start = 0;
  for (let row = 1; ; row++) {
    const end = bytes.indexOf(LINE_BREAK, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (decodeAs('utf-8', line) === null || end < 0) return badBytes(row, line);
    start = end + 1;
  }
}

/** The words around the first wrong byte, which shows as �. */
function badBytes(row: number, line: Uint8Array): DataError {
  const text = new TextDecoder().decode(line);
  const at = Math.max(0, text.indexOf('\uFFFD') - 15);
  return new DataError({
    fault: 'encoding',
    place: `row ${row}`,
    found: `${quoted(text.slice(at, at + 30))} is not UTF-8 (perhaps Latin-1 or Windows-1252)`,
    rule: 'save the file as UTF-8',
    value: text.slice(at, at + 30),
  });
}

function notUtf16(encoding: Encoding): DataError {
  return new DataError({
    fault: 'encoding',
    place: '',
    found: `the file begins like ${encoding.toUpperCase()} and does not go on so`,
    rule: 'save the file as UTF-8',
  });
}
