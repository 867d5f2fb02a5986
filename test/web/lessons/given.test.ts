import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../web/course/state.ts';
import { forgetGiven, givenIn, keepGiven } from '../../../web/lessons/given.ts';
import { lessonIn } from '../../lessons/support.ts';

const { lesson } = lessonIn('06-the-event-trigger');
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const never: Answer = { values: [70], shown: false, right: [null] };
const early: Answer = { values: [0.5], shown: false, right: [undefined] };
const done = { 0: 'It reads −0.45.' };
const written = { 8: 'defineAlgorithm({ id: "my-test", slots: () => ({}) });' };

beforeEach(() => {
  kept.clear();
  keepGiven(lesson, { answers: { 0: early, 5: never }, done, written });
});

describe('what has been answered and done in a lesson', () => {
  it('is there again after a reload; what was not known when it was answered is read off the run', () => {
    expect(givenIn(lesson)).toEqual({ answers: { 0: { ...early, right: [] }, 5: never }, done, written });
  });

  it('is of that lesson alone, and forgotten when it has been gone through', () => {
    expect(givenIn({ ...lesson, name: 'another' })).toEqual({ answers: {}, done: {}, written: {} });
    forgetGiven(lesson.name);
    expect(givenIn(lesson)).toEqual({ answers: {}, done: {}, written: {} });
  });

  it('is asked again where the question has become another one', () => {
    const [first, ...others] = lesson.steps;
    const predict = first.predict && { ...first.predict, ask: 'How deep?' };
    const next = { ...lesson, steps: [{ ...first, predict }, ...others] };
    expect(givenIn(next)).toEqual({ answers: { 5: never }, done: {}, written });
  });

  it('is nothing where what is kept cannot be read', () => {
    kept.set('driftlab-lesson-answers', '{');
    expect(givenIn(lesson)).toEqual({ answers: {}, done: {}, written: {} });
  });
});
