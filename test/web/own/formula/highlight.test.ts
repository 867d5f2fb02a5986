import { describe, expect, it } from 'vitest';
import { highlight } from '../../../../web/own/formula/highlight.ts';

const of = (text: string, fault: { at: number; to: number } | null = null) => highlight(text, ['x'], fault);
const named = (kind: string, text: string) =>
  of(text)
    .filter((span) => span.kind === kind)
    .map((span) => span.text);
const wrong = (text: string, at: number, to: number) =>
  of(text, { at, to })
    .filter((span) => span.wrong)
    .map((span) => span.text)
    .join('');

describe('a formula as it is shown', () => {
  it('is its text, whatever it is', () => {
    for (const text of ['', 'a*exp(-x)', '2x §§ \u200b ((', ' x  +\t1e3'])
      expect(
        of(text)
          .map((span) => span.text)
          .join(''),
      ).toBe(text);
  });

  it('tells letters with a slider from functions and from what is given', () => {
    const text = 'a*exp(-((x - r*sin(2*pi*t/T))/w)^2) + 1e3*y';
    expect(named('symbol', text)).toEqual(['a', 'r', 'w', 'y']);
    expect(named('function', text)).toEqual(['exp', 'sin']);
  });

  it('marks the characters of a fault', () => {
    expect(wrong('a*exp(-x', 5, 6)).toBe('(');
    expect(wrong('1 + log(t - 20)', 4, 15)).toBe('log(t - 20)');
  });

  it('marks the last character for a fault behind the text, and one for a fault without length', () => {
    expect(wrong('x +', 3, 3)).toBe('+');
    expect(wrong('x*', 1, 1)).toBe('*');
    expect(wrong('', 0, 0)).toBe('');
  });
});
