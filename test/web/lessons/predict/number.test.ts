import { beforeEach, describe, expect, it } from 'vitest';
import { CLOSED, learning } from '../../../../web/course/state.ts';
import { outcomeOf } from '../../../../web/lessons/alone/outcome.ts';
import { commit, draftAt, rightIn, typeGuess } from '../../../../web/lessons/predict/aim.ts';
import { comparison, pitfallAt } from '../../../../web/lessons/predict/comparison.ts';
import { written } from '../../../../web/lessons/predict/written.ts';
import { lessonBackend, lessonIn, runOf } from '../../../lessons/support.ts';

const { lesson } = lessonIn('06-the-event-trigger');
const at = lesson.steps.findIndex(({ predict }) => predict?.number);
const { predict, scenario, t } = lesson.steps[at];
if (!predict) throw new Error('No number is asked.');
const run = { ...runOf(scenario, await lessonBackend()), t };
const given = (value: number) => ({
  values: [value],
  shown: false,
  right: rightIn({ right: [] } as never, predict, run),
});
const [truth] = given(0).right as number[];

describe('a number that is typed', () => {
  beforeEach(() => learning.setState({ ...CLOSED, lesson, at }));

  it('is the guess, and nothing is guessed before', () => {
    expect(draftAt(predict, 0, run)).toBeNull();
    typeGuess(0.5);
    expect(draftAt(predict, 0, run)).toBe(0.5);
    typeGuess(null);
    expect(draftAt(predict, 0, run)).toBeNull();
  });

  it('is answered once it is there', () => {
    commit();
    expect(learning.getState().answers[at]).toBeUndefined();
    typeGuess(0.5);
    commit();
    expect(learning.getState().answers[at]?.values).toEqual([0.5]);
  });

  it.each([
    ['near', 0, 'near'],
    ['above', 0.4, 'other'],
    ['below', -0.4, 'other'],
  ] as const)('is told to be %s, and how far', (side, off, outcome) => {
    const answer = given(truth + off);
    const { text, words } = comparison(predict, answer, run);
    expect(text).toBe((predict.says as Record<string, string>)[side]);
    expect(words.apart).toBe(written(predict, Math.abs(off)));
    expect(outcomeOf(predict, answer, run)).toBe(off === 0 ? 'right' : outcome);
  });

  it('is written with its unit, as its measure is rounded', () => {
    expect(written({ ...predict, unit: 'steps' }, 1.08345)).toBe('1.08 steps');
    expect(written({ ...predict, number: 'S1.1', value: 206 }, 206)).toBe('206');
  });
});

describe('a pitfall', () => {
  const choice = lesson.steps.find((step) => step.predict?.pitfalls[1])?.predict;
  if (!choice) throw new Error('No pitfall is told.');

  it('is told to whoever chose its answer, and to nobody else', () => {
    const chose = (value: number, shown = false) =>
      pitfallAt(choice, { values: shown ? [] : [value], shown, right: [] });
    expect(chose(1)).toBe(choice.pitfalls[1]);
    expect(chose(choice.answer ?? 0)).toBeUndefined();
    expect(chose(1, true)).toBeUndefined();
  });
});
