import { describe, expect, it } from 'vitest';
import { parseFormula } from '../../../../src/formula/parse.ts';
import { changed } from '../../../../web/own/formula/edit-text.ts';
import { redrawnCurves, withSteps } from '../../../../web/own/formula/jumps.ts';

const curvesOf = (text: string) => redrawnCurves(text, parseFormula(text));

describe('curves drawn anew', () => {
  it('are those whose steps are whole numbers in their order', () => {
    expect(curvesOf('p(x, 60, 130) + p(2*x, 9)').map(({ steps, argument }) => [argument, steps])).toEqual([
      ['x', [60, 130]],
      ['2*x', [9]],
    ]);
    expect(curvesOf('p(x) + p(x, c) + p(x, 1.5) + p(x, 9, 3) + drift(x, 1)')).toEqual([]);
  });

  it('get other steps in the text, and more or fewer of them', () => {
    const text = '2*p(x, 60, 130) + x';
    const [curve] = curvesOf(text);
    expect(changed(text, withSteps(curve, [70, 131]))).toBe('2*p(x, 70, 131) + x');
    expect(changed(text, withSteps(curve, [5]))).toBe('2*p(x, 5) + x');
  });
});
