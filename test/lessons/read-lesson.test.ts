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
    ['a lane that is not there', 'lesson.md', 'lane: A', 'lane: B', 'lane names lane B; the scene has A'],
    ['a step past the end', 'lesson.md', 't: 12', 't: 99', 't names step 99; the scene ends at 40'],
    ['a scene that is not there', 'lesson.md', 'scene: world', 'scene: word', 'did you mean "world"'],
    ['a misspelt key', 'lesson.md', 'controls: [', 'control: [', 'did you mean "controls"'],
    ['a misspelt measure', 'lesson.md', '"query(A, 12)"', '"quary(A, 12)"', 'did you mean "query"'],
    [
      'a control without a place',
      'lesson.md',
      '[noiseVariance]',
      '[noise]',
      'controls[0] names no value of the scene: “noise”',
    ],
    [
      'a condition that compares nothing',
      'lesson.md',
      '{ of: step(), atLeast: 15 }',
      '{ of: step() }',
      'compares with nothing',
    ],
    ['a measure in brackets', 'lesson.md', '"query(A, 12)"', '[data(A)]', 'must name a measure'],
    ['a text without end', 'lesson.md', 'Said once', '[^'.repeat(3000), 'A text has at most 4000 characters'],
    ['a broken line of YAML', 'lesson.md', 'near: 0.05', 'near: [0.05', ''],
    ['a statement that is not there', 'lesson.md', '{S0.1}', '{S0.9}', 'names no statement'],
    [
      'a pitfall of what is no wrong answer',
      'lesson.md',
      'near: 0.05',
      'pitfalls: { 1: One thinks so. }',
      'pitfalls.1 must be the number of a wrong answer',
    ],
    [
      'a number that has one sentence for all guesses',
      'lesson.md',
      / {2}place: .*\n {2}near: 0.05\n(.*\n){4}/.exec(FILES['lesson.md'])?.[0] ?? '',
      '  number: y(A)\n  says: It is {truth}.\n',
      'says must be { near, above, below }, as a number is asked',
    ],
    [
      'a statement that is no number',
      'lesson.md',
      'place: ["query(A, 12)"]',
      'number: S0.3',
      'names no statement',
    ],
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
    expect(fault.text).toMatch(/\.$/);
    expect(fault.text.length).toBeLessThan(300);
    expect(fault.text).toContain(words);
  });

  it('several at once, each on a line of its own', () => {
    const broken = FILES['lesson.md']
      .replace('t: 12', 't: 99')
      .replace('title: A template', 'titel: A template');
    expect(() => readLesson('template', { ...FILES, 'lesson.md': broken })).toThrow(
      /lesson\.md:2: .*\n.*lesson\.md:\d+: t names step 99/,
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

/** Each is one mistake, and is named once: nothing that only follows from it is. */
describe('one mistake of a teacher is one sentence, on its line', () => {
  it.each<[what: string, file: File, from: string, to: string, line: number, words: string]>([
    ['a measure of no lane', 'lesson.md', '{data(A)}', '{data(C)}', 13, '“{data(C)}” names lane C'],
    ['a badge of no lane', 'lesson.md', 'Where will [A]', 'Where will [D]', 23, '“[D]” names lane D'],
    ['a question past the end', 'lesson.md', 'query(A, 12)', 'query(A, 99)', 24, 'names step 99'],
    ['a task about no lane', 'lesson.md', 'of: step()', 'of: regret(C)', 32, 'task.until names lane C'],
    ['a task past the end', 'lesson.md', 'reached: { t: 15', 'reached: { t: 95', 35, 'names step 95'],
    ['words past the end', 'lesson.md', '12..15', '12..95', 34, '“{queries(A, 12..95)}” names step 95'],
    ['afterwards past the end', 'lesson.md', 't: 12', 't: 12\nafterwards: 99', 18, 'names step 99'],
    ['a phone’s lane', 'lesson.md', 'lane: A\n', 'lane: A\nphone: [C]\n', 19, 'phone names lane C'],
    [
      'a task out of range',
      'lesson.md',
      '{ t: 15 }',
      '{ with: { noiseVariance: -1 } }',
      35,
      'must be above 0',
    ],
    [
      'a change out of range',
      'lesson.md',
      't: 12',
      't: 12\nwith:\n  seed: 1\n  horizon: 0',
      20,
      'horizon must be',
    ],
    [
      'a step asked for in no panel',
      'lesson.md',
      'place: ["query(A, 12)"]',
      'step: leaves(A, 12)',
      24,
      'name one',
    ],
    ['a switch for what is in sight', 'lesson.md', '[noiseVariance]', '[truth]', 36, 'add it to "without"'],
    [
      'four controls',
      'lesson.md',
      '[noiseVariance]',
      '[a, b, c, d]',
      36,
      'at most 3 controls, got a list of 4',
    ],
    ['a key twice', 'lesson.md', 'lane: A\n', 'lane: A\nlane: A\n', 19, '“lane” is given twice'],
    ['a colon in a text', 'lesson.md', 'goal: Say', 'goal: Say: so', 5, 'with a colon in it'],
    ['a tab', 'lesson.md', '  ask: Where', '\task: Where', 23, 'begins with a tab'],
    ['an indent of three', 'lesson.md', '  near: 0.05', '   near: 0.05', 25, 'is not indented'],
    [
      'a block that does not end',
      'lesson.md',
      '[noiseVariance]\n```',
      '[noiseVariance]',
      15,
      'ends with ```',
    ],
    ['a block of another name', 'lesson.md', '```step', '```yaml', 15, 'begins with ```step'],
    ['a front matter without end', 'lesson.md', 'dots.\n---', 'dots.', 1, 'between two lines "---"'],
    [
      'a question without comparison',
      'lesson.md',
      'says:\n    near',
      'said:\n    near',
      26,
      'no field "said"',
    ],
    ['a brace alone', 'lesson.md', '{data(A)} is', '{data(A) is', 13, '“{” that stands alone'],
    ['a dollar alone', 'lesson.md', '$σ$', '$σ', 13, '“$” that stands alone'],
    ['stars alone', 'lesson.md', '**Strong words**', '**Strong words', 13, '“**” that stands alone'],
    ['a comma of JSON', 'world.json', '"seed": 7,', '"seed": 7', 3, 'The JSON cannot be read from here on'],
    [
      'a bracket of JSON',
      'world.json',
      '"gp-ucb" }]',
      '"gp-ucb" ]',
      7,
      'The JSON cannot be read from here on',
    ],
    ['a misspelt field', 'world.json', '"seed"', '"sead"', 3, 'did you mean "seed"'],
    ['a lane that cannot be', 'world.json', '"id": "A"', '"id": "H"', 7, 'lanes[0].id must be one of'],
    ['a statement twice', 'statements.yaml', 'S0.2:', 'S0.1:', 8, '“S0.1” is given twice'],
    [
      'a key twice, written otherwise',
      'lesson.md',
      'lane: A\n',
      'lane: A\n"lane": A\n',
      19,
      '“lane” is given twice',
    ],
    ['a statement of no lane', 'statements.yaml', '[regret(A)]', '[regret(C)]', 3, 'S0.1 reads regret(C)'],
    ['a misspelt measure', 'statements.yaml', '[regret(A)]', '[regrets(A)]', 5, 'did you mean "regret"'],
    ['a number of words', 'statements.yaml', 'is: "7.0"', 'is: 7.0', 6, 'is must be a text'],
    ['too many worlds', 'statements.yaml', 'worlds: 20', 'worlds: 2000', 10, 'between 2 and 500'],
    [
      'a scene not to be changed so',
      'statements.yaml',
      'worlds: 20',
      'worlds: 20\n  with: { noise: 1 }',
      8,
      '"noise"',
    ],
  ])('%s', (_, file, from, to, line, words) => {
    const faults = faultsWith(file, from, to);
    expect(faults.map((fault) => `${fault.file}:${fault.line}`)).toEqual([`${file}:${line}`]);
    expect(faults[0].text).toContain(words);
    expect(faults[0].text).toMatch(/\.$/);
    expect(faults[0].text.length).toBeLessThan(300);
  });

  it('a file of statements that is misspelt', () => {
    const { 'statements.yaml': text, ...others } = FILES;
    expect(() => readLesson('template', { ...others, 'statement.yaml': text })).toThrow(
      'template/statement.yaml:1: The file is not read; statements stand in statements.yaml.',
    );
  });
});

describe('a text', () => {
  const step = readLesson('template', FILES).lesson.steps[0];

  it('has what a statement says in place of its name, and keeps what is read off the run', () => {
    expect(step.after).toBe('Said once the question has been answered. Its whole regret is 7.0.');
    expect(step.say).toContain('{data(A)}');
    expect(step.cites).toEqual(['S0.1']);
  });

  it('has before the answer what is set as the step opens, and live what is said later', () => {
    const say = 'Noise {setting(noiseVariance)} at {step()}.';
    const text = FILES['lesson.md'].replace(/^Up to three.*$/m, say);
    const own = readLesson('template', { ...FILES, 'lesson.md': text }).lesson.steps[0];
    expect(own.say).toBe('Noise 0.05 at 12.');
    expect(own.task?.state).toBe('$t$ = {step()}');
  });

  it('stands in a scenario that is complete, titled and opened as the step says', () => {
    expect(step.scenario).toMatchObject({ title: 'One step', view: { step: 12, lane: 'A' }, seed: 7 });
  });
});

describe('a file that is too much', () => {
  const thrown = (statements: string): LessonError => {
    try {
      readLesson('template', { ...FILES, 'statements.yaml': statements });
    } catch (error) {
      return error as LessonError;
    }
    throw new Error('it was read');
  };
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `S9.${i}: { nonsense: 1 }`).join('\n');

  it('of 5000 statements is refused in one sentence, at once', () => {
    const { faults } = thrown(many(5000));
    expect(faults.map(({ text }) => text)).toContain('The file has 5000 statements; at most 500 are read.');
    expect(faults.length).toBeLessThanOrEqual(20);
  });

  it.each(['statements.yaml', 'world.json'] as const)(
    'of 30,000 keys in %s is refused before the time of a test is over',
    (file) => {
      const keys = Array.from({ length: 30_000 }, (_, i) => `"k${i}": 1`).join(',');
      expect(() => readLesson('template', { ...FILES, [file]: `{${keys}}` })).toThrow(LessonError);
    },
  );

  it('tells the first twenty mistakes, and how many more there are', () => {
    const { faults, message } = thrown(many(300));
    expect(faults).toHaveLength(20);
    expect(message).toMatch(/\n… and \d{3} more$/);
  });
});
