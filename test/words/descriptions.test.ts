import { describe, expect, it } from 'vitest';
import { described, readDescriptions } from '../../scripts/page/descriptions.ts';
import { translations } from '../../scripts/page/language.ts';

const ENGLISH = described();

/** Formulas and numbers, which a translation may put elsewhere in the sentence. */
const kept = (text: string) => {
  const formulas = text.match(/\$[^$]*\$/g) ?? [];
  const numbers = text.replace(/\$[^$]*\$/g, '').match(/\d+(\.\d+)?/g) ?? [];
  return [...formulas, ...numbers].sort().join(' ');
};

describe.each(translations())(
  'the descriptions of algorithms, objectives and parameters in %s',
  (language) => {
    const said = readDescriptions(language);

    it('are all there, and none that English no longer has', () => {
      expect(ENGLISH.length).toBeGreaterThan(400);
      expect(ENGLISH.filter((text) => !said[text])).toEqual([]);
      expect(Object.keys(said).filter((text) => !ENGLISH.includes(text))).toEqual([]);
    });

    it('have the formulas and numbers of the English', () => {
      expect(ENGLISH.filter((text) => kept(text) !== kept(said[text] ?? ''))).toEqual([]);
    });
  },
);
