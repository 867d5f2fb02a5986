import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../../../src/index.ts';
import type { Predict } from '../../../../src/lessons/step-shape.ts';
import type { Answer } from '../../../../web/course/state.ts';
import { outcomeOf } from '../../../../web/lessons/alone/outcome.ts';
import { lessonIn, runOf } from '../../../lessons/support.ts';

const { steps } = lessonIn('06-the-event-trigger').lesson;
const run = runOf(steps[0].scenario, await loadBackend());
const asked = (kind: 'choice' | 'level' | 'step'): Predict =>
  steps.find(({ predict }) => predict?.[kind] !== undefined)?.predict as Predict;
const answer = (values: Answer['values'], right: Answer['right'], shown = false): Answer => ({
  values,
  right,
  shown,
});

describe('how a guess stands to what is right', () => {
  it.each([
    ['right', [0.57], [0.57]],
    ['near', [0.57 + 0.14], [0.57]],
    ['other', [0.57 + 0.16], [0.57]],
  ] as const)('%s: a height, by what the question calls near', (outcome, values, right) => {
    expect(outcomeOf(asked('level'), answer(values, right), run)).toBe(outcome);
  });

  it('“at no step” is right where it never happens, and nowhere else', () => {
    expect(outcomeOf(asked('step'), answer([null], [null]), run)).toBe('right');
    expect(outcomeOf(asked('step'), answer([null], [61]), run)).toBe('other');
    expect(outcomeOf(asked('step'), answer([61], [null]), run)).toBe('other');
  });

  it('of several places the furthest counts', () => {
    const predict = { ...asked('level'), level: undefined, place: ['query(A, 62)', 'query(B, 62)'] } as never;
    expect(outcomeOf(predict, answer([0.2, 0.8], [0.2, 0.8]), run)).toBe('right');
    expect(outcomeOf(predict, answer([0.2, 0.8], [0.2, 0.7]), run)).toBe('near');
    expect(outcomeOf(predict, answer([0.9, 0.8], [0.2, 0.7]), run)).toBe('other');
  });

  it('a choice is right or not, and needs no run', () => {
    const predict = asked('choice');
    expect(outcomeOf(predict, answer([predict.answer ?? 0], []), null)).toBe('right');
    expect(outcomeOf(predict, answer([(predict.answer ?? 0) + 1], []), null)).toBe('other');
  });

  it('is open as long as the run does not say, and to be shown is no guess', () => {
    expect(outcomeOf(asked('level'), answer([0.57], []), null)).toBe('open');
    expect(outcomeOf(asked('level'), answer([], [0.57], true), run)).toBe('shown');
  });
});
