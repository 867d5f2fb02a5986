import { describe, expect, it } from 'vitest';
import { wrap } from '../../../web/pictures/wrap.ts';

const letters = (text: string) => text.length;

describe('wrapping a caption', () => {
  it('breaks between words', () => {
    expect(wrap('seed 26 of the scene', 8, letters)).toEqual(['seed 26', 'of the', 'scene']);
  });

  it('breaks a word that is wider than a line, and loses nothing of it', () => {
    expect(wrap('at abcdefghij', 4, letters)).toEqual(['at', 'abcd', 'efgh', 'ij']);
  });
});
