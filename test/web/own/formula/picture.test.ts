import { describe, expect, it } from 'vitest';
import { type PreviewQuestion, previewFormula } from '../../../../src/engine/formula-preview.ts';
import { pictureOf } from '../../../../web/own/formula/picture.ts';
import { formulaReading } from '../../../../web/readings/formula.ts';
import { backend } from '../../../engine/support.ts';

function previewOf(id: PreviewQuestion['objective']['id'], formula: string, more = {}) {
  const question = { seed: 1, replicate: 0, horizon: 30, pointsPerDimension: 11, ...more };
  const answer = previewFormula({ objective: { id, parameters: { formula } }, ...question }, backend);
  if (answer.kind !== 'picture') throw new Error(answer.kind);
  return answer.preview;
}

describe('the picture over time', () => {
  it('has the steps across, and f at each', () => {
    const picture = pictureOf(previewOf('formula-1d', 'x*t'), 30);
    expect([picture.across, picture.columns.length, picture.ends]).toEqual(['t', 30, [1, 30]]);
    expect(picture.column(4)[10]).toBe(5);
  });

  it('shows of two coordinates the largest over the other one, and nothing where nothing is known', () => {
    const picture = pictureOf(
      previewOf('formula-2d', 'log(t - 2)*0 + x - 2*y', { pointsPerDimension: 6 }),
      30,
    );
    const [overX, overY] = picture.maps;
    expect([...overX.slice(5 * 6, 6 * 6)]).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(overY[5 * 6 + 5]).toBe(-1);
    expect(overX[0]).toBeNaN();
  });
});

describe('the picture over an environment', () => {
  it('has the conditions across, the designs upwards, and one best design', () => {
    const preview = previewOf('formula-environment', 'x + 10*w');
    const picture = pictureOf(preview, 100);
    expect([picture.across, picture.columns.length, picture.ends]).toEqual(['w', 11, [-1, 1]]);
    expect(picture.column(10)[0]).toBe(9);
    expect(new Set(picture.starIndex)).toEqual(new Set([preview.environment?.best]));
  });
});

describe('the words beside it', () => {
  const said = (...given: Parameters<typeof previewOf>) => formulaReading(previewOf(...given));

  it('name the range and the jumps', () => {
    expect(said('formula-1d', '3*x - 1')).toBe('between −1.0 and 2.0');
    expect(said('formula-1d', 'x*step(t, 20)')).toBe('between 0.0 and 1.0; jumps after $t$ = 20');
    expect(said('formula-1d', '0*p(x, 5, 9, 20) + x')).toMatch(/jumps after \$t\$ = 5, 9 and 20$/);
    expect(said('formula-1d', '0*p(x, 1, 2, 3, 4, 5) + x')).toMatch(/jumps 5 times$/);
    expect(said('formula-1d', '0*x + 2')).toBe('2.0 everywhere');
    expect(said('formula-1d', '1e7*x')).toBe('between 0 and 1.0e7');
  });

  it('say that the picture is coarser than the run, and how fine it is', () => {
    const words = said('formula-2d', 'x*y', { pointsPerDimension: 50, horizon: 2000 });
    expect(words).toMatch(/; drawn coarser: 25 × 25 points, 64 steps$/);
  });

  it('name the best design with its probability', () => {
    const preview = previewOf('formula-environment', 'x + 0.5');
    const { best = -1, probability } = preview.environment ?? {};
    expect(formulaReading(preview)).toBe(
      `between −0.5 and 1.5; $x$ = ${preview.candidates.axes[0][best].toFixed(2)} exceeds $h$ = 0.5 most often, with probability ${probability?.[best].toFixed(2)}`,
    );
  });
});
