import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../web/program/fault.ts';

const PROGRAM = `const limit = 4;
let sum = 0;
return { psi: sum, kappa: limt };`;

describe('a fault of a program', () => {
  it('has its line, the word and what may have been meant', () => {
    expect(faultOf("Line 3, in the trigger at step 61: 'limt' is not defined.", PROGRAM)).toEqual({
      line: 3,
      sentence: "In the trigger at step 61: 'limt' is not defined.",
      word: 'limt',
      repair: 'limit',
    });
  });

  it('offers the names that every program finds ready', () => {
    expect(faultOf('Line 1: slidingWindw is not defined.', 'slidingWindw(10)').repair).toBe('slidingWindow');
  });

  it('offers nothing for a word like no other', () => {
    expect(faultOf('Line 1: banana is not defined.', 'banana(10)')).toMatchObject({
      word: 'banana',
      repair: null,
    });
  });

  it('underlines no word that its line does not have', () => {
    expect(faultOf('Line 1: limt is not defined.', PROGRAM)).toMatchObject({ word: null, repair: null });
  });

  it('keeps its whole sentence where it names no line, or one that the program does not have', () => {
    const sentence = 'It does not come to an end.';
    expect(faultOf(sentence, PROGRAM)).toMatchObject({ line: null, sentence });
    expect(faultOf('Line 9: it stopped.', PROGRAM)).toMatchObject({
      line: null,
      sentence: 'Line 9: it stopped.',
    });
  });
});
