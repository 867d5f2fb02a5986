import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { readLessonCommand } from '../../../../web/lessons/alone/lesson-message.ts';
import { lessonIn } from '../../../lessons/support.ts';

const LESSON: Lesson = lessonIn('06-the-event-trigger').lesson;
const at = (kind: 'choice' | 'level') =>
  1 + LESSON.steps.findIndex(({ predict }) => predict?.[kind] !== undefined);
const nothing = 1 + LESSON.steps.findIndex(({ predict }) => !predict);

const level = { step: at('level'), values: [0.6], right: [0.57], shown: false };
const choice = { step: at('choice'), values: [2], right: [3], shown: false };

describe('a message to a lesson', () => {
  it.each([
    [{ type: 'goto', step: 3 }],
    [{ type: 'resume', step: 9, done: [], answers: [] }],
    [{ type: 'resume', step: 4, done: [1, 2], answers: [level, choice] }],
    [{ type: 'resume', step: 1, done: [], answers: [{ ...level, values: [], right: [], shown: true }] }],
  ])('%j is a command', (message) => {
    expect(readLessonCommand(message, LESSON)).toEqual(message);
  });

  it.each([
    [null, 'A message’s type must be goto or resume, got undefined.'],
    [{ type: 'play' }, 'A message’s type must be goto or resume, got "play".'],
    [{ type: 'goto', step: 12 }, 'goto: step must be an integer between 1 and 9, got 12.'],
    [{ type: 'resume' }, 'resume: step must be an integer between 1 and 9, got undefined.'],
    [
      { type: 'resume', step: 1, done: [0] },
      'resume: done must be a list of steps; a step must be an integer between 1 and 9.',
    ],
  ])('%j is refused with place, rule and value', (message, sentence) => {
    expect(readLessonCommand(message, LESSON)).toBe(sentence);
  });

  it.each([
    ['no list', 7],
    ['to a step that asks nothing', [{ ...level, step: nothing }]],
    ['to no step', [{ ...level, step: 99 }]],
    ['more numbers than were asked for', [{ ...level, values: [1, 2] }]],
    ['no number', [{ ...level, values: [Number.NaN] }]],
    ['a text', [{ ...level, right: ['0.57'] }]],
    ['of none to choose from', [{ ...choice, values: [9] }]],
    ['shown and guessed', [{ ...level, shown: true }]],
    ['that does not say whether it was shown', [{ ...level, shown: undefined }]],
  ])('answers %s are refused', (_, answers) => {
    expect(readLessonCommand({ type: 'resume', step: 1, answers }, LESSON)).toMatch(/^resume: answers must/);
  });
});
