import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactJson, parseJson } from '../../src/engine/json.ts';

describe('parseJson', () => {
  it('reads what exactJson wrote, to the sign of zero, whatever the texts and keys hold', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '\\"[', '\u0000negative zero', '{'));
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        text,
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('any'), { maxLength: 4 }),
      object: fc.dictionary(text, tie('any'), { maxKeys: 4, noNullPrototype: true }),
    })).any;
    fc.assert(
      fc.property(value, (any) => {
        expect(parseJson(exactJson(any))).toStrictEqual(any);
      }),
    );
  });

  it.each<[string, string]>([
    ['[1,', 'is not JSON: '],
    ['['.repeat(33) + ']'.repeat(33), 'is nested deeper than 32 levels'],
    [`{"a":${'['.repeat(5_000_000)}`, 'is nested deeper than 32 levels'],
    [`[${'0,'.repeat(5_000_000)}0]`, 'holds more than 5 million values'],
    [`"${'x'.repeat(1e6)}`, 'is not JSON: '],
  ])('refuses %.20s in a short sentence', (text, message) => {
    expect(() => parseJson(text)).toThrow(message);
    expect(() => parseJson(text)).toThrow(/^.{1,200}$/);
  });

  it('counts no bracket and no comma within a text', () => {
    const text = `"${'[{,\\"'.repeat(100)}"`;
    expect(parseJson(text)).toBe('[{,"'.repeat(100));
  });
});
