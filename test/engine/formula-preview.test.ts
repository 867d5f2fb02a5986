import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PreviewQuestion, previewFormula } from '../../src/engine/formula-preview.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import { FORMULA_KINDS } from '../../src/objectives/formula-parameters.about.ts';
import { firstFault } from '../../src/objectives/formula-parts.ts';
import { backend, laneOf } from './support.ts';

type Id = PreviewQuestion['objective']['id'];

const ask = (id: Id, formula: string, more: Partial<PreviewQuestion> & { parameters?: object } = {}) => {
  const { parameters = {}, ...rest } = more;
  const question = { seed: 7, replicate: 0, horizon: 60, pointsPerDimension: 20, ...rest };
  return previewFormula({ objective: { id, parameters: { formula, ...parameters } }, ...question }, backend);
};

function pictureOf(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (answer.kind !== 'picture') throw new Error(JSON.stringify(answer));
  return answer.preview;
}

describe('the picture of a formula', () => {
  it.each([
    ['formula-1d', 'a*x + p(x, 20) + drift(x, 0.1)'],
    ['formula-2d', 'x*y*t + p(x + y, 30)'],
    ['formula-environment', 'x - w^2 + p(x)'],
  ] as const)('of %s has the values, jumps and optima of the run', (id, formula) => {
    const preview = pictureOf(id, formula, { pointsPerDimension: 10, parameters: { symbols: { a: 2 } } });
    const scenario = parseScenario({
      ...{ seed: 7, horizon: 60, grid: { pointsPerDimension: 10 }, lanes: [laneOf('gp-ucb')] },
      objective: { id, parameters: { formula, symbols: { a: 2 } } },
    });
    const world = createWorld(scenario, backend);
    expect(preview.candidates).toEqual(world.candidates);
    expect(preview.changePoints).toEqual(world.changePoints);
    expect(preview.coarse).toBe(false);
    const { size } = world.candidates;
    preview.steps.forEach((t, i) => {
      expect(preview.values.slice(i * size, (i + 1) * size)).toEqual(world.truthAt(t));
      if (id !== 'formula-environment') expect(preview.starIndex[i]).toBe(world.starAt(t));
    });
    expect(preview.environment?.probability).toEqual(world.environment?.probability);
  });

  it('is as fine as a run of 200 points and 200 steps, and coarser where there is more, from 1 to T', () => {
    expect(pictureOf('formula-1d', 'x*t', { pointsPerDimension: 200, horizon: 200 }).coarse).toBe(false);
    const coarse = pictureOf('formula-2d', 'x*y*t', { pointsPerDimension: 50, horizon: 2000 });
    expect(coarse.coarse).toBe(true);
    expect(coarse.values.length).toBeLessThanOrEqual(40_000);
    expect([coarse.steps[0], coarse.steps.at(-1)]).toEqual([1, 2000]);
    expect(coarse.range).toEqual([0, 2000]);
  });

  it('is coarser where every value is much work', () => {
    const many = (formula: string) =>
      pictureOf('formula-1d', formula, { pointsPerDimension: 200, horizon: 200 }).values.length;
    expect(many('p(x, 60)')).toBe(40_000);
    expect(many(Array(10).fill('drift(x, 0.1)').join('+'))).toBeLessThan(10_000);
  });

  it('points at the part without a value, and knows the rest', () => {
    const preview = pictureOf('formula-1d', 'x + log(t - 20)', { pointsPerDimension: 11 });
    expect(preview.unusable).toEqual({
      message: 'The formula has no finite value at x = 0, t = 1.',
      at: 4,
      to: 15,
    });
    expect(preview.starIndex[0]).toBe(-1);
    expect(preview.starIndex[30]).toBe(10);
    expect(preview.range[0]).toBe(0);
  });

  it('says what cannot be drawn at all: a jump that moves, an axis without length', () => {
    expect(ask('formula-1d', 'p(x, t)')).toMatchObject({ kind: 'fault', fault: { at: 5, to: 6 } });
    expect(ask('formula-1d', 'x', { parameters: { low: 1, high: 1 } })).toMatchObject({
      kind: 'refused',
      message: 'The right end of x must lie above its left end 1, got 1.',
    });
  });
});

describe('a thousand mutated formulas', () => {
  const BASES = [
    ['formula-1d', 'a*exp(-((x - 0.5 - r*sin(2*pi*t/T))/w)^2) + 0.5*p(x, 60, 130)'],
    ['formula-1d', 't > 60 ? drift(x, 0.03) : min(1/(x + 1), 3) + sqrt(x - 0.2)'],
    ['formula-2d', 'peak(x, 0.5 + r*cos(2*pi*t/T), 0.2)*mix(y, tan(x), ramp(t, 5, 50)) + p(x + y)'],
    ['formula-environment', '1.2*peak(x, -0.4, 0.3)*peak(w, 0.1, s) + log(x + 2)^w'],
  ] as const;
  const mutation = fc.record({
    at: fc.nat(90),
    cut: fc.nat(3),
    put: fc.constantFrom(
      '',
      '',
      'x',
      't',
      '9',
      '.',
      '(',
      ')',
      ',',
      '*',
      '^',
      '-',
      '?',
      ':',
      'e3',
      'p(',
      'w)',
    ),
  });
  const mutated = (text: string, { at, cut, put }: { at: number; cut: number; put: string }) =>
    text.slice(0, at) + put + text.slice(at + cut);

  it('are each drawn, or refused at a place in the text in one short sentence', () => {
    const seen = { drawn: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...BASES), fc.array(mutation, { maxLength: 3 }), ([id, base], changes) => {
        const text = changes.reduce(mutated, base);
        const unread = firstFault(text, FORMULA_KINDS[id]);
        const answer = unread ? null : ask(id, text, { horizon: 30, pointsPerDimension: 10 });
        if (answer?.kind === 'refused') throw new Error(answer.message);
        const fault =
          unread ?? (answer?.kind === 'fault' ? answer.fault : (answer?.preview.unusable ?? null));
        seen[fault ? 'refused' : 'drawn']++;
        if (!fault) return;
        expect(fault.at >= 0 && fault.at <= fault.to && fault.to <= text.length).toBe(true);
        expect(fault.message.length).toBeLessThan(300);
      }),
      { numRuns: 1000, seed: 4 },
    );
    expect(Math.min(seen.drawn, seen.refused)).toBeGreaterThan(100);
  });
});
