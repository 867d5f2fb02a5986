import { describe, expect, it } from 'vitest';
import {
  type Given,
  type Learned,
  LONGEST,
  packed,
  scoreOf,
  unpacked,
} from '../../../src/cli/pack/wrapper/learned.ts';
import { countAsked } from '../../../src/lessons/codes/question.ts';
import { lessonFolders, lessonIn } from '../../lessons/support.ts';

const given = (step: number, outcome: Given['outcome']): Given => ({
  step,
  outcome,
  values: [0.3],
  right: [0.31],
});

const LEARNED: Learned = {
  key: 'e61ec48b',
  step: 4,
  done: [1, 2, 3],
  given: [given(1, 'near'), given(2, 'other'), { ...given(3, 'shown'), values: [] }, given(5, 'open')],
  finished: false,
};

describe('the score', () => {
  it('counts what was answered, or what was right or nearly so; to be shown is neither', () => {
    expect(scoreOf(LEARNED, [1, 2, 3, 5, 7], 'participation')).toBe(60);
    expect(scoreOf(LEARNED, [1, 2, 3, 5, 7], 'rightness')).toBe(20);
    expect(scoreOf({ ...LEARNED, given: [given(1, 'right')] }, [1, 2, 3], 'rightness')).toBe(33);
  });

  it('of a lesson that asks nothing is whole once it is done', () => {
    expect(scoreOf(LEARNED, [], 'participation')).toBe(0);
    expect(scoreOf({ ...LEARNED, finished: true }, [], 'rightness')).toBe(100);
  });
});

describe('what a platform keeps', () => {
  it('is read back as it was', () => {
    expect(unpacked(packed(LEARNED), LEARNED.key)).toEqual(LEARNED);
    const never = {
      ...LEARNED,
      finished: true,
      given: [{ ...given(1, 'right'), values: [null], right: [null] }],
    };
    expect(unpacked(packed(never), LEARNED.key)).toEqual(never);
  });

  it.each(lessonFolders())('of lesson %s has room, with every answer as long as it can be', (folder) => {
    const { steps } = lessonIn(folder).lesson;
    const answers = steps.flatMap(({ predict }, i): Given[] => {
      if (!predict) return [];
      const numbers = Array.from({ length: countAsked(predict) }, () => -1.23456789e-100);
      return [{ step: i + 1, outcome: 'near', values: numbers, right: numbers }];
    });
    const done = steps.map((_, i) => i + 1);
    const text = packed({ key: 'e61ec48b', step: steps.length, done, given: answers, finished: true });
    expect(text.length).toBeLessThan(LONGEST);
    expect(unpacked(text, 'e61ec48b')?.given.every(({ right }) => right.length > 0)).toBe(true);
  });

  it('of a longer lesson leaves out what is right, then the guesses, never the score', () => {
    const numbers = Array.from({ length: 6 }, () => -1.23456e-100);
    const long = (steps: number): Learned => {
      const all = Array.from({ length: steps }, (_, i) => i + 1);
      return {
        ...LEARNED,
        done: all,
        given: all.map((step) => ({ step, outcome: 'near', values: numbers, right: numbers })),
      };
    };
    const some = packed(long(32));
    expect(some.length).toBeLessThan(LONGEST);
    expect(unpacked(some, LEARNED.key)?.given[0]).toMatchObject({ values: numbers, right: [] });
    const most = packed(long(99));
    expect(most.length).toBeLessThan(LONGEST);
    const read = unpacked(most, LEARNED.key) as Learned;
    expect(scoreOf(read, long(99).done, 'rightness')).toBe(100);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another thing', '7'],
    ['null', 'null'],
    ['another program’s', '{"step":4}'],
    ['of other questions', packed({ ...LEARNED, key: '00000000' })],
    ['at no step', packed({ ...LEARNED, step: 0 })],
    ['done at no step', packed({ ...LEARNED, done: [1.5] })],
    ['a text for a number', packed(LEARNED).replace('0.31', '"0.31"')],
    ['an outcome of another kind', packed(LEARNED).replace('"n"', '"x"')],
    ['more numbers than anybody is asked', packed(LEARNED).replace('[0.3]', '[1,2,3,4,5,6,7]')],
    ['too long', packed(LEARNED) + ' '.repeat(LONGEST)],
    ['nested', '['.repeat(4000)],
  ])('is %s: the lesson starts afresh', (_, text) => {
    expect(unpacked(text, LEARNED.key)).toBeNull();
  });
});
