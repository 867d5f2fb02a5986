import { describe, expect, it } from 'vitest';
import { LessonError, type LessonFault } from '../../src/lessons/read/faults.ts';
import { readLesson } from '../../src/lessons/read/read-lesson.ts';
import { filesOf } from './support.ts';

const FILES = filesOf('template');
type File = 'lesson.md' | 'world.json' | 'statements.yaml';

/** The mistakes of the template with one place changed. */
function faultsWith(file: File, from: string, to: string): readonly LessonFault[] {
  expect(FILES[file]).toContain(from);
  try {
    readLesson('template', { ...FILES, [file]: FILES[file].replace(from, to) });
  } catch (error) {
    if (error instanceof LessonError) return error.faults;
    throw error;
  }
  return [];
}

/** The line, from 1, on which a text stands in the file as it was. */
const lineOf = (file: File, text: string): number =>
  FILES[file].slice(0, FILES[file].indexOf(text)).split('\n').length;

describe('a mistake in a lesson is named with file and line', () => {
  it.each<[what: string, file: File, from: string, to: string, words: string]>([
    ['a lane that is not there', 'lesson.md', 'lane: A', 'lane: B', 'The scene has no lane B'],
    ['a step past the end', 'lesson.md', 't: 12', 't: 99', 'the scene ends at 40'],
    ['a scene that is not there', 'lesson.md', 'scene: world', 'scene: word', 'did you mean "world"'],
    ['a misspelt key', 'lesson.md', 'controls: [', 'control: [', 'did you mean "controls"'],
    ['a misspelt measure', 'lesson.md', '"query(A, 12)"', '"quary(A, 12)"', 'did you mean "query"'],
    [
      'a control without a place',
      'lesson.md',
      '[noiseVariance]',
      '[noise]',
      'No value of the scene stands at “noise”',
    ],
    [
      'a condition that compares nothing',
      'lesson.md',
      '{ of: step(), atLeast: 15 }',
      '{ of: step() }',
      'compares with nothing',
    ],
    ['a broken line of YAML', 'lesson.md', 'near: 0.05', 'near: [0.05', ''],
    ['a statement that is not there', 'lesson.md', '{S0.1}', '{S0.9}', 'names no statement'],
    ['a number that rests on nothing', 'lesson.md', 'is {S0.1}', 'is 7.0', 'does not say what it rests on'],
    [
      'a comparison that rests on nothing',
      'lesson.md',
      'Said once',
      'It is better so. Said once',
      'has “better”',
    ],
    ['a wrong value of a scenario', 'world.json', '"horizon": 40', '"horizon": -4', 'horizon must be'],
    ['an algorithm that is not there', 'world.json', 'gp-ucb', 'gp-ucp', 'did you mean "gp-ucb"'],
    [
      'a statement of two kinds',
      'statements.yaml',
      'values: [regret(A)]',
      'values: [regret(A)]\n  worlds: 20',
      'choose',
    ],
    [
      'a rank among worlds of which some are left out',
      'statements.yaml',
      'values: [regret(A)]',
      'smaller: regret(A)\n  worlds: 20\n  where: { of: regret(A), above: 1 }',
      'leaves some out',
    ],
    [
      'a difference to elsewhere, with worlds left out',
      'statements.yaml',
      'values: [regret(A)]',
      'mean: regret(A)\n  minus: { of: regret(A), with: { noiseVariance: 1 } }\n  worlds: 20\n  where: { of: regret(A), above: 1 }',
      'measured elsewhere',
    ],
    [
      'a statement about nothing',
      'statements.yaml',
      'values: [regret(A)]',
      'with: { seed: 3 }',
      'must have one of',
    ],
  ])('%s', (_, file, from, to, words) => {
    const faults = faultsWith(file, from, to);
    const [fault] = faults;
    expect(fault?.file).toBe(file);
    expect(Math.abs(fault.line - lineOf(file, from))).toBeLessThanOrEqual(file === 'statements.yaml' ? 2 : 1);
    expect(fault.text).toContain(words);
  });

  it('several at once, each on a line of its own', () => {
    const broken = FILES['lesson.md']
      .replace('t: 12', 't: 99')
      .replace('title: A template', 'titel: A template');
    expect(() => readLesson('template', { ...FILES, 'lesson.md': broken })).toThrow(
      /lesson\.md:2: .*\n.*lesson\.md:\d+: t is 99/,
    );
  });

  it('a missing file and a missing step', () => {
    expect(() => readLesson('template', { 'world.json': FILES['world.json'] })).toThrow(
      'The file is missing',
    );
    expect(() =>
      readLesson('template', { ...FILES, 'lesson.md': '---\ntitle: A\nminutes: 1\ngoal: b\n---\n' }),
    ).toThrow('The lesson has no step');
  });

  it('more than three sentences', () => {
    const long = FILES['lesson.md'].replace('Said once', 'One. Two. Three. Said once');
    expect(() => readLesson('template', { ...FILES, 'lesson.md': long })).toThrow('at most 3 sentences');
  });
});

describe('a text', () => {
  const step = readLesson('template', FILES).lesson.steps[0];

  it('has what a statement says in place of its name, and keeps what is read off the run', () => {
    expect(step.after).toBe('Said once the question has been answered. Its whole regret is 7.0.');
    expect(step.say).toContain('{data(A)}');
    expect(step.cites).toEqual(['S0.1']);
  });

  it('stands in a scenario that is complete, titled and opened as the step says', () => {
    expect(step.scenario).toMatchObject({ title: 'One step', view: { step: 12, lane: 'A' }, seed: 7 });
  });
});
