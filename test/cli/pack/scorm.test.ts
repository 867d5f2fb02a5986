import { describe, expect, it } from 'vitest';
import type { Learned } from '../../../src/cli/pack/wrapper/learned.ts';
import { findScorm, timespan, Visit } from '../../../src/cli/pack/wrapper/scorm.ts';

/** A platform that holds what it is told. */
function platform(kept: Record<string, string> = {}) {
  const calls: string[] = [];
  const called = (name: string) => () => {
    calls.push(name);
    return 'true';
  };
  return {
    kept,
    calls,
    LMSInitialize: called('LMSInitialize'),
    LMSCommit: called('LMSCommit'),
    LMSFinish: called('LMSFinish'),
    LMSGetValue: (name: string) => kept[name] ?? '',
    LMSSetValue(name: string, value: string) {
      kept[name] = value;
      return 'true';
    },
  };
}

const learned = (more: Partial<Learned> = {}): Learned => ({
  key: '0',
  step: 2,
  done: [1],
  given: [{ step: 1, outcome: 'near', values: [1], right: [1.1] }],
  finished: false,
  ...more,
});
const QUESTIONS = [1, 2];

describe('a visit', () => {
  it('is incomplete from its beginning, and left half way it is suspended', () => {
    const lms = platform({ 'cmi.core.lesson_status': 'not attempted' });
    const visit = new Visit(lms, 'participation', 0);
    expect(visit.begin()).toBe(true);
    expect(lms.kept['cmi.core.lesson_status']).toBe('incomplete');
    visit.tell({ learned: learned(), questions: QUESTIONS });
    expect(lms.kept).toMatchObject({ 'cmi.core.score.raw': '50', 'cmi.core.lesson_location': '2' });
    visit.end(3_723_400);
    visit.end(9_000_000);
    expect(lms.kept).toMatchObject({ 'cmi.core.exit': 'suspend', 'cmi.core.session_time': '01:02:03' });
    expect(lms.calls.filter((name) => name === 'LMSFinish')).toHaveLength(1);
  });

  it('that is completed says so and is not suspended; nothing is told after its end', () => {
    const lms = platform();
    const visit = new Visit(lms, 'rightness', 0);
    visit.begin();
    visit.tell({ learned: learned({ finished: true }), questions: QUESTIONS, finished: true });
    visit.end(1000);
    visit.tell({ learned: learned({ step: 1 }), questions: QUESTIONS });
    expect(lms.kept).toMatchObject({
      'cmi.core.lesson_status': 'completed',
      'cmi.core.lesson_location': '2',
    });
    expect(lms.kept).not.toHaveProperty('cmi.core.exit');
  });

  it('of a lesson that was completed before takes nothing back', () => {
    const lms = platform({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '80' });
    const visit = new Visit(lms, 'participation', 0);
    visit.begin();
    visit.tell({ learned: learned(), questions: QUESTIONS });
    expect(lms.kept).toMatchObject({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '80' });
  });

  it('is none where the platform refuses it or fails; what it does not keep is told', () => {
    const refusing = { ...platform(), LMSInitialize: () => 'false' };
    expect(new Visit(refusing, 'participation', 0).begin()).toBe(false);
    const failing = {
      ...platform(),
      LMSSetValue(): string {
        throw new Error('offline');
      },
    };
    const visit = new Visit(failing, 'participation', 0);
    visit.begin();
    expect(visit.tell({ learned: learned(), questions: QUESTIONS })).toBe(false);
  });
});

describe('the platform', () => {
  const API = platform();
  const chain = (length: number, top: object) => {
    let here: object = Object.assign(top, {});
    (here as { parent: object }).parent = here;
    for (let i = 0; i < length; i++) here = { parent: here };
    return here as unknown as Window;
  };

  it('is looked for in ten windows upwards, then behind the opener', () => {
    expect(findScorm(chain(10, { API }))).toBe(API);
    expect(findScorm(chain(11, { API }))).toBeNull();
    const opened = Object.assign(chain(2, {}), { opener: chain(3, { API }) });
    expect(findScorm(opened as unknown as Window)).toBe(API);
  });

  it('is not there where a window of another origin lies between', () => {
    const closed = {
      get API(): never {
        throw new DOMException('Blocked a frame');
      },
    };
    expect(findScorm({ parent: closed } as unknown as Window)).toBeNull();
  });
});

it.each([
  [0, '00:00:00'],
  [59_600, '00:01:00'],
  [360_000_000, '100:00:00'],
  [-5, '00:00:00'],
])('%d ms are %s', (ms, text) => {
  expect(timespan(ms)).toBe(text);
});
