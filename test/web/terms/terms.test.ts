import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import { SETTINGS } from '../../../src/engine/scenario/settings.ts';
import { OBJECTIVES } from '../../../src/objectives/registry.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { TERM_PICTURES } from '../../../web/terms/term-pictures.ts';
import { TERMS, termOfSymbol, termOfWord } from '../../../web/terms/terms.ts';

/** Letter and index of the first symbol in a label: "$ε_{lo}$" is ε with lo. */
function symbolIn(label: string): readonly [string, string] | null {
  const found = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/([A-Za-z\u0391-\u03c9])(?:_(?:\{([^}]*)\}|([^$²^])))?/);
  return found && [found[1], found[2] ?? found[3] ?? ''];
}

describe('the glossary', () => {
  const specs = [...ALGORITHMS, ...OBJECTIVES].flatMap(({ parameters }) => parameters);
  const symbols = [...new Set([...specs, ...Object.values(SETTINGS)].map(({ symbol }) => symbol))].filter(
    (symbol) => symbol?.includes('$'),
  );
  it.each(symbols)('knows %s, as every symbol of a parameter', (symbol) => {
    const found = symbolIn(symbol);
    expect(found && termOfSymbol(...found)).not.toBeNull();
  });

  it.each(['ψ', 'κ', 'σ', 'α', 'β', 'μ', 'γ', 'ε', 'Φ', 'r', 'R', 'x', 'x*', 'y', 't', 't′'])(
    'knows %s',
    (letter) => {
      expect(termOfSymbol(letter)).not.toBeNull();
    },
  );

  it.each([
    'Regret',
    'Regret of the answer',
    'Trigger',
    'Map of x over t',
    'Why here, why now?',
    'Misspecified?',
    'Theory',
    'Objective',
    'Lanes',
    'resets',
    'drift',
    'Data',
  ])('knows the word “%s”', (word) => {
    expect(termOfWord(word)).not.toBeNull();
  });

  it('tells letters apart by their index, and takes an unknown index for the letter', () => {
    expect(termOfSymbol('σ', 'n')?.id).toBe('noise');
    expect(termOfSymbol('σ', 'f')?.id).toBe('signal');
    expect(termOfSymbol('σ')?.id).toBe('sd');
    expect(termOfSymbol('β', 't')?.id).toBe('beta');
    expect(termOfSymbol('ζ')).toBeNull();
  });

  it.each(TERMS.map((term) => [term.id, term] as const))(
    'says %s in a sentence or two with a picture',
    (_, term) => {
      const said = plainMath(term.sentence);
      expect(said.endsWith('.')).toBe(true);
      expect(said.length).toBeLessThanOrEqual(170);
      expect(TERM_PICTURES[term.picture]?.length).toBeGreaterThan(0);
      expect(term.sentence.split('$').length % 2).toBe(1);
    },
  );

  it('gives each symbol and word to one term', () => {
    const names = TERMS.flatMap(({ symbols: own, words }) => [
      ...own,
      ...words.map((word) => `word ${word}`),
    ]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('draws every picture inside its box', () => {
    for (const [name, marks] of Object.entries(TERM_PICTURES))
      for (const { d = '' } of marks)
        for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(+x >= 0 && +x <= 144, name).toBe(true);
          expect(+y >= 0 && +y <= 48, name).toBe(true);
        }
  });
});
