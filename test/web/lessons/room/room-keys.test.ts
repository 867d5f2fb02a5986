import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCode } from '../../../../src/lessons/codes/answer-code.ts';
import { tagOf } from '../../../../src/lessons/codes/question.ts';
import { isAsking, learning } from '../../../../web/course/state.ts';
import { followLesson } from '../../../../web/lessons/open-step.ts';
import { readText } from '../../../../web/lessons/room/room.ts';
import { startOver, toggleTruth } from '../../../../web/lessons/room/room-keys.ts';
import { page } from '../../../../web/store/page.ts';

// Whether a room serves the page is read off the address when the module is loaded.
vi.hoisted(() => vi.stubGlobal('location', { href: 'http://here/', search: '', hash: '' }));
vi.stubGlobal('document', { querySelector: () => null });

const LESSON = 'the-event-trigger';
/** Its step that asks for a number, from 1. */
const NUMBER = 2;

/** Shows a step with a question on the wall, from 1. */
async function enter(step: number): Promise<void> {
  page.setState({ place: { name: 'lesson', detail: `${LESSON}.${step}&room` } });
  await vi.waitFor(() => expect(learning.getState()).toMatchObject({ audience: 'room', at: step - 1 }));
}

const code = (step: number) => writeCode({ tag: tagOf(LESSON, step), device: 7, values: [2], choice: true });
const isTruthOn = () => !isAsking(learning.getState());

let stop: () => void;
beforeAll(() => {
  stop = followLesson();
});
afterAll(() => stop());

beforeEach(async () => {
  startOver();
  await enter(5);
  await enter(4);
});

describe('the truth on the wall', () => {
  it('of a choice is shown at once, for a class without phones', () => {
    toggleTruth();
    expect(isTruthOn()).toBe(true);
    toggleTruth();
    expect(isTruthOn()).toBe(false);
  });

  it('of a number, which stands among the guesses, is shown once there is one', async () => {
    await enter(NUMBER);
    toggleTruth();
    expect(isTruthOn()).toBe(false);
    readText(writeCode({ tag: tagOf(LESSON, NUMBER), device: 7, values: [1], choice: false }));
    toggleTruth();
    expect(isTruthOn()).toBe(true);
  });

  it('is off again when the step is entered again', async () => {
    readText(code(4));
    toggleTruth();
    await enter(5);
    await enter(4);
    expect(isTruthOn()).toBe(false);
  });

  it('is off again when the guesses are dropped', () => {
    readText(code(4));
    toggleTruth();
    startOver();
    expect(isTruthOn()).toBe(false);
    readText(code(4));
    expect(isTruthOn()).toBe(false);
  });
});
