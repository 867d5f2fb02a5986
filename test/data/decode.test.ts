import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/data/decode.ts';
import { DataError } from '../../src/data/errors.ts';

const utf16 = (text: string, order: 'le' | 'be') => {
  const little = Buffer.from(text, 'utf16le');
  return order === 'le' ? little : little.swap16();
};
const TEXT = 't,Zürich\n1,2.5\n2,3.5\n';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16LE with a mark', utf16(`\uFEFF${TEXT}`, 'le')],
    ['UTF-16BE with a mark', utf16(`\uFEFF${TEXT}`, 'be')],
    ['UTF-16LE', utf16(TEXT, 'le')],
    ['UTF-16BE', utf16(TEXT, 'be')],
  ])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT));

  it('reads nothing as nothing', () => expect(decodeText(new Uint8Array())).toBe(''));

  it.each([
    ['Latin-1', Buffer.from(TEXT, 'latin1'), 'row 1: “t,Z�rich” is not UTF-8 (perhaps Latin-1'],
    ['one wrong byte, by its row', Buffer.from([0x61, 10, 0x62, 10, 0xff]), 'row 3: “�” is not UTF-8'],
    [
      'half of UTF-16',
      utf16(`\uFEFF${TEXT}`, 'le').subarray(0, 11),
      'begins like UTF-16LE and does not go on so',
    ],
    ['zeros', Buffer.from('a,b\0c'), 'the file is not text'],
  ])('refuses %s', (_, bytes, message) => {
    expect(() => decodeText(bytes)).toThrow(DataError);
    expect(() => decodeText(bytes)).toThrow(message);
  });

  it('reads every text in UTF-8 back', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((it) => !/^\uFEFF|\0/.test(it));
    const same = (it: string) => decodeText(Buffer.from(it)) === it;
    fc.assert(fc.property(text, same));
  });
});
