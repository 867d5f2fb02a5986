import { describe, expect, it } from 'vitest';
import { parseMath, plainMath, underHat } from '../../src/picture/math.ts';

const shape = (source: string) =>
  parseMath(source).map(
    (t) => `${t.text}:${t.face}${t.script === 'none' ? '' : `:${t.script}`}${t.root ? ':root' : ''}`,
  );

describe('parseMath', () => {
  it('leaves text outside dollar signs alone', () => {
    expect(shape('threshold $κ_t$')).toEqual(['threshold :text', 'κ:italic', 't:italic:sub']);
  });

  it('sets letters italic and everything else upright', () => {
    expect(shape('$α(x) = 2$')).toEqual(['α:italic', '(:upright', 'x:italic', ') = 2:upright']);
  });

  it('puts the symbol after a root, with its index, under the bar and nothing else', () => {
    expect(shape('$√β_t σ$')).toEqual([
      '√:upright',
      'β:italic:root',
      't:italic:sub:root',
      ' :upright',
      'σ:italic',
    ]);
  });

  it('keeps a letter under a hat by itself, with its index', () => {
    expect(shape('$x̂_t = ax̂$')).toEqual(['x̂:italic', 't:italic:sub', ' = :upright', 'a:italic', 'x̂:italic']);
    expect(shape('$x̂y$')).toEqual(['x̂:italic', 'y:italic']);
    expect(underHat('x̂')).toBe('x');
    expect(underHat('x')).toBeNull();
    expect(plainMath('answer $x̂_t$')).toBe('answer x̂t');
  });

  it('reads groups, superscripts and the star of an optimum', () => {
    expect(shape('$N_{lo}$')).toEqual(['N:italic', 'lo:italic:sub']);
    expect(shape('$ε^{10}$')).toEqual(['ε:italic', '10:upright:sup']);
    const star = parseMath('$x*_t$');
    expect(star.map((t) => t.star)).toEqual([false, true, false]);
  });

  it('reads a superscript behind plain text', () => {
    expect(shape('(1 − $ε$)^{10} = 0.74')).toEqual([
      '(1 − :text',
      'ε:italic',
      '):text',
      '10:upright:sup',
      ' = 0.74:text',
    ]);
  });

  it('marks strong words, also around symbols', () => {
    expect(parseMath('a **b $t$** c').map((t) => [t.text, t.strong])).toEqual([
      ['a ', false],
      ['b ', true],
      ['t', true],
      [' c', false],
    ]);
  });

  it('gives plain words for labels', () => {
    expect(plainMath('**fired** at $x*_t$')).toBe('fired at x*t');
  });
});
