import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, quoted } from '../../src/parameters/quoted.ts';

describe('quoted', () => {
  it('shows a short text as it is, in quotation marks', () => {
    expect(quoted('Zürich “Nord”')).toBe('“Zürich “Nord””');
    expect(quoted('')).toBe('“”');
  });

  it('cuts a long one and marks the cut', () => {
    expect(quoted('x'.repeat(5_000_000))).toBe(`“${'x'.repeat(39)}…”`);
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
  });

  it('splits no character', () => {
    expect(cut('abc🌍def', 5)).toBe('abc…');
    expect(cut('abc🌍def', 6)).toBe('abc🌍…');
  });

  it('shows line breaks, escape sequences and marks of direction by their code', () => {
    expect(quoted('a\nb')).toBe('“a\\u000ab”');
    expect(quoted('\u001b[31mred')).toBe('“\\u001b[31mred”');
    expect(quoted('\u202egpj.exe')).toBe('“\\u202egpj.exe”');
  });

  it('is never longer than asked for and never holds a control character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (text, most) => {
          expect(cut(text, most).length).toBeLessThanOrEqual(most);
          expect(cut(text, most)).not.toMatch(/\p{Cc}/u);
        },
      ),
    );
  });
});
