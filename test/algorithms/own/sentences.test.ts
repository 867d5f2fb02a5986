import { describe, expect, it } from 'vitest';
import { lineOfFault, programId } from '../../../src/program/program-text.ts';
import { LAST_TEN, sentenceOf, withSlots } from './support.ts';

const SENTENCES: readonly (readonly [what: string, program: string, sentence: string | RegExp])[] = [
  ['a syntax error', 'const a = 1;\nconst b = ;', /^Line 2: .*\.$/],
  [
    'an import from elsewhere',
    `import { keepAll } from 'driftlab';\nimport fs from 'node:fs';`,
    "Line 2: a program imports from 'driftlab' alone, and needs nothing of it.",
  ],
  ['an unknown name at once', '\n\nlimt;', "Line 3: 'limt' is not defined."],
  [
    'an unknown name in a slot',
    withSlots('\nmemory: (held) =>\n  limt'),
    "Line 3, in the memory at step 1: 'limt' is not defined.",
  ],
  [
    'a variable that was not declared',
    withSlots('memory: (held) => { limit = 3; return held; }'),
    "Line 1, in the memory at step 1: 'limit' is not defined.",
  ],
  [
    'a score that is no number',
    withSlots('acquisition: (mean, sd, { multiplier }) => mean / 0 - mean / 0'),
    'In the acquisition at step 1: it gives NaN where a number between ±1e100 is needed.',
  ],
  [
    'an infinite multiplier',
    withSlots('schedule: () => 1 / 0'),
    'In the schedule at step 1: it gives Infinity where a number between ±1e100 is needed.',
  ],
  [
    'a score that is a text',
    withSlots(`acquisition: () => 'hi'`),
    'In the acquisition at step 1: it gives "hi" where a number between ±1e100 is needed.',
  ],
  [
    'no multiplier',
    withSlots('schedule: () => {}'),
    'In the schedule at step 1: it gives nothing where a number between ±1e100 is needed.',
  ],
  [
    'a slot that no algorithm has',
    withSlots('aquisition: (mean) => -mean'),
    'slots has no slot "aquisition"; did you mean "acquisition"? (known: memory, trigger, temporal, acquisition, schedule, noiseVariance).',
  ],
  [
    'a key that no definition has',
    `defineAlgorithm({ id: 'a', slotz: () => ({}) });`,
    /^defineAlgorithm has no key "slotz"; did you mean "slots"\? \(known: id, slots, .*\)\.$/,
  ],
  [
    'a slot that holds nothing',
    withSlots('schedule: undefined'),
    'The slot schedule takes a function, got undefined.',
  ],
  ...['{ psi: 2 }', '{}', '{ psi: NaN, kappa: 1 }', '{ psi: Infinity, kappa: 1 }', '3', 'undefined'].map(
    (verdict) =>
      [
        `a test that answers ${verdict}`,
        withSlots(`trigger: { test: () => (${verdict}) }`),
        /^In the trigger at step 1: it gives (\{("psi":(2|NaN|Infinity)(,"kappa":1)?)?\}|3|nothing) where \{ psi, kappa \} with two numbers, or \{ reset \} with true or false, is needed\.$/,
      ] as const,
  ),
  [
    'a test within bounds that answers no threshold',
    withSlots('trigger: withinBounds(() => ({ psi: 2 }), 2, 9)'),
    'In the trigger at step 1: it gives {"psi":2} where { psi, kappa } with two numbers, or { fires } with true or false, is needed.',
  ],
  ['a loop that does not end', 'for (;;);', 'Line 1: it does not come to an end.'],
  [
    'a loop at a later step',
    withSlots('trigger: { test({ t }) {\n while (t > 4);\n return { reset: false }; } }'),
    /^Line [12], in the trigger at step 5: it does not come to an end\.$/,
  ],
  [
    'functions that call each other',
    withSlots('schedule: function again() { return again(); }'),
    'Line 1, in the schedule at step 1: its functions call each other without an end.',
  ],
  [
    'memory',
    withSlots('schedule: () => { const all = []; for (;;) all.push({}); }'),
    'Line 1, in the schedule at step 1: it takes more than 16 MB of memory.',
  ],
  [
    'a wrong argument of a piece',
    withSlots('memory: slidingWindow(0.5)'),
    'slidingWindow takes a whole number of at least 1, got 0.5.',
  ],
  [
    'a wrong share',
    withSlots('trigger: withinBounds(eventTrigger(2), 1, 9)'),
    'eventTrigger takes a number between 0 and 1, got 2.',
  ],
  [
    'a piece in another slot',
    withSlots('memory: never'),
    'The slot memory takes a function, or a piece such as slidingWindow(10), got never.',
  ],
  ['a number as a slot', withSlots('schedule: 3'), 'The slot schedule takes a function, got 3.'],
  [
    'a wrong temporal',
    withSlots(`temporal: { kind: 'forgetting', rate: 2 }`),
    'The slot temporal takes { kind: "static" }, { kind: "forgetting", rate } with a rate from 0 to 1, or { kind: "wiener", variance } with a variance of at least 0, got {"kind":"forgetting","rate":2}.',
  ],
  [
    'a noise of nothing',
    withSlots('noiseVariance: 0'),
    'The slot noiseVariance takes a number above 0, got 0.',
  ],
  [
    'a memory of more than there is',
    withSlots('memory: (held) => held + 1'),
    'In the memory at step 1: it keeps 2 where a number from 0 to 1 is needed, or steps that are held, each once.',
  ],
  [
    'a memory of steps that are gone',
    withSlots('memory: (held, verdict, t, steps) => [0]'),
    'In the memory at step 1: it keeps [0] where a number from 0 to 1 is needed, or steps that are held, each once.',
  ],
  [
    'no algorithm',
    'const a = 1;',
    'The program does not call defineAlgorithm; write defineAlgorithm({ id, slots: () => ({ … }) }).',
  ],
  [
    'an empty text',
    '',
    'The program does not call defineAlgorithm; write defineAlgorithm({ id, slots: () => ({ … }) }).',
  ],
  ['two algorithms', `${LAST_TEN}${LAST_TEN}`, 'Line 9: a program defines one algorithm.'],
  ['an algorithm that is no object', 'defineAlgorithm(3);', 'Line 1: defineAlgorithm takes an object.'],
  [
    'slots that are no object',
    `defineAlgorithm({ id: 'a', slots: () => 3 });`,
    'In slots: slots must answer an object.',
  ],
  [
    'an error of its own',
    withSlots(`memory: () => { throw new Error('the stack is empty.'); }`),
    'Line 1, in the memory at step 1: the stack is empty.',
  ],
  [
    'something thrown that is no error',
    withSlots(`memory: () => { throw 'enough'; }`),
    'In the memory at step 1: enough.',
  ],
  [
    'nothing thrown',
    withSlots('memory: () => { throw undefined; }'),
    'In the memory at step 1: it stopped without a word.',
  ],
  [
    'a message that would act on a terminal',
    withSlots(`memory: () => { throw new Error('\\u001b[31m\\u202ered'); }`),
    'Line 1, in the memory at step 1: \\u001b[31m\\u202ered.',
  ],
];

describe('a program that fails says where and why', () => {
  it.each(SENTENCES)('%s', (_, program, sentence) => {
    if (typeof sentence === 'string') expect(sentenceOf(program)).toBe(sentence);
    else expect(sentenceOf(program)).toMatch(sentence);
  });

  it('at the same step each time', () => {
    const program = withSlots(
      'trigger: { test({ t }) { for (let i = 0; i < 2e5 * t * t; i++); return { reset: false }; } }',
    );
    const sentence = sentenceOf(program);
    expect(sentence).toMatch(/^Line 1, in the trigger at step \d+: it does not come to an end\.$/);
    expect(sentenceOf(program)).toBe(sentence);
  });
});

describe('the line of a fault', () => {
  it.each([
    ['Line 12, in the memory at step 1: no.', 12],
    ['In slots: no.', null],
    ['Lines 3: no.', null],
  ])('of “%s” is %s', (sentence, line) => {
    expect(lineOfFault(sentence)).toBe(line);
  });
});

describe('the name of a program', () => {
  it.each([
    [LAST_TEN, 'last-ten'],
    ['defineAlgorithm({ id: `mine` })', 'mine'],
    ['defineAlgorithm({ id: "of \'two\'" })', "of 'two'"],
    ['defineAlgorithm({ grid: "x" })', null],
    [`defineAlgorithm({ id: '${'x'.repeat(61)}' })`, null],
    ['', null],
  ])('%s', (program, name) => {
    expect(programId(program)).toBe(name);
  });
});
