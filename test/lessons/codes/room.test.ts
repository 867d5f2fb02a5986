import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCode } from '../../../src/lessons/codes/answer-code.ts';
import { type CodesRead, countOf, MOST_CODES, readInto } from '../../../src/lessons/codes/codes-read.ts';
import { guessesAt, type Question, tagOf } from '../../../src/lessons/codes/question.ts';
import { codesIn, LONGEST_TEXT } from '../../../src/lessons/codes/read-text.ts';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import { lessonFolders, lessonIn } from '../support.ts';

const NOTHING: CodesRead = new Map();
const LESSONS = lessonFolders().map((folder) => lessonIn(folder).lesson);
const [, , place] = lessonIn('06-the-event-trigger').lesson.steps;
const { predict } = lessonIn('03-the-world-moves').lesson.steps.find(
  (step) => step.predict?.place?.length === 1,
) as {
  predict: Predict;
};
const QUESTION: Question = { tag: tagOf('the-world-moves', 3), predict };
const OTHER = tagOf('the-world-moves', 4);

/** Device numbers that look random and are the same in every run. */
const deviceOf = (i: number) => (i * 643_217 + 91_001) % 2 ** 20;
const codeOf = (device: number, value: number, tag = QUESTION.tag) =>
  writeCode({ tag, device: deviceOf(device), values: [value], choice: false });

/** What people write between codes: names, times, words of four letters, links, what looks like a code. */
const CHATTER = [
  'good one, this will take some time -- zoom-link in room-1204',
  'ABCD-EFGH is not one; https://example.org/a/b?c=1234-5678-90',
  'definitely Christopher, what have they done here with that code',
  '🙂 ¯\\_(ツ)_/¯ ＡＢＣＤ-ＥＦＧＨ-ＪＫ ünïcödé 1234-5678',
];

/** Two hundred guesses in a chat, some corrected, some sent twice, some of another step, some with a wrong letter. */
function chat(): { text: string; last: number[] } {
  const last = Array.from({ length: 200 }, (_, i) => ((i * 37) % 101) / 100);
  const lines: string[] = [];
  for (let i = 0; i < 200; i++) {
    const name = `[12:${String(i % 60).padStart(2, '0')}] Müller-Lang, Anna-${i}: `;
    lines.push(name + CHATTER[i % CHATTER.length]);
    if (i % 10 === 0) lines.push(name + codeOf(i, 0.33));
    const code = codeOf(i, last[i]);
    const written = [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      code.replaceAll('-', ''),
      `(${code})!`,
    ];
    lines.push(`${name}my answer ${written[i % written.length]}${i % 3 ? '' : ' sorry for the delay'}`);
    if (i % 7 === 0) lines.push(name + code);
    if (i % 20 === 0) lines.push(name + codeOf(i, 0.5, OTHER));
    if (i % 25 === 0)
      lines.push(name + codeOf(1000 + i, 0.9).replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')));
  }
  return { text: lines.join('\n'), last };
}

describe('the codes of a class in a chat', () => {
  const { text, last } = chat();

  it('are all read among names, rubbish and doubles: the last one of a device counts', () => {
    const guesses = guessesAt(QUESTION, readInto(NOTHING, text).codes);
    expect(guesses.map(([value]) => value).sort()).toEqual([...last].sort());
  });

  it('are of another step only where they are codes', () => {
    const { codes } = readInto(NOTHING, text);
    expect(countOf(codes)).toBe(210);
    expect(codes.get(OTHER)?.size).toBe(10);
    expect(codes.size).toBe(2);
  });

  it('may come in parts, and twice', () => {
    const half = text.indexOf('\n', text.length / 2);
    const parts = [text.slice(0, half), text.slice(half), text];
    const codes = parts.reduce((before, part) => readInto(before, part).codes, NOTHING);
    expect(guessesAt(QUESTION, codes)).toHaveLength(200);
    expect(countOf(codes)).toBe(210);
  });

  it('are read in one line too, one after another', () => {
    const row = [1, 2, 3].map((i) => codeOf(i, i / 10)).join(' ');
    expect([...codesIn(row)].map(({ values }) => values)).toEqual([[0.1], [0.2], [0.3]]);
  });

  it('are no part of a longer word', () => {
    const code = codeOf(1, 0.1).replaceAll('-', '');
    expect([...codesIn(`${code}X é${code} ${code}_ok`)]).toHaveLength(1);
  });
});

describe('prose', () => {
  it('of all lessons of the course has no code, also none of another step', () => {
    const words = LESSONS.map((lesson) => JSON.stringify(lesson)).join('\n');
    expect(words.length).toBeGreaterThan(50_000);
    expect([...codesIn(words)]).toEqual([]);
  });
});

describe('what nobody can have been asked', () => {
  const fits = (values: (number | null)[], choice: boolean, asked: Predict) => {
    const text = writeCode({ tag: 5, device: 1, values, choice });
    return guessesAt({ tag: 5, predict: asked }, readInto(NOTHING, text).codes).length === 1;
  };
  const choice = { choice: ['a', 'b', 'c'], answer: 2 } as unknown as Predict;
  const step = { step: 'alarm-steps(B, 61..)', never: 'It will not' } as unknown as Predict;

  it('is no guess: a choice that there is not, never where it is not offered, a step between two, another number of values', () => {
    expect([1, 3, 4, 0].map((value) => fits([value], true, choice))).toEqual([true, true, false, false]);
    expect([fits([null], false, step), fits([null], false, predict)]).toEqual([true, false]);
    expect([fits([61], false, step), fits([61.5], false, step)]).toEqual([true, false]);
    expect([fits([0.1, 0.2], false, predict), fits([2], false, choice)]).toEqual([false, false]);
    expect(place.predict?.place && fits([0.1, 0.2], false, place.predict)).toBe(true);
  });
});

describe('the tags of the course', () => {
  it('are another one for every step', () => {
    const tags = LESSONS.flatMap(({ name, steps }) => steps.map((_, i) => tagOf(name, i + 1)));
    expect(new Set(tags).size).toBe(tags.length);
  });
});

describe('hostile text', () => {
  const four = 'AAAA-'.repeat(1000);
  const hostile = [
    '',
    '\0'.repeat(1000),
    four,
    four.replaceAll('-', ' '),
    'A'.repeat(LONGEST_TEXT + 50),
    '-'.repeat(100_000),
    '\ud800'.repeat(5000),
    '\u202eKT-0G9Z-CBB5',
    '<img src=x onerror=alert(1)>',
    `__proto__ constructor ${four}`,
    'AAAA \u2028AAAA\u2029AA',
    '0000-0000-00',
    '٤٤٤٤-٤٤٤٤-٤٤',
    '😀'.repeat(10_000),
    '"}]},{"`',
  ];

  it('of two hundred kinds is read to its end, and nothing is made of it', () => {
    for (const text of hostile) expect([...codesIn(text)]).toEqual([]);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'Aa0oIlU- \n') })),
        (text) => {
          const { codes, found } = readInto(NOTHING, text);
          expect(found).toBe(0);
          expect(codes.size).toBe(0);
        },
      ),
      { numRuns: 200, seed: 30 },
    );
  });

  it('is read no further than so far, and no more devices are kept than so many', () => {
    const late = `${' '.repeat(LONGEST_TEXT)}${codeOf(1, 0.5)}`;
    expect([...codesIn(late)]).toEqual([]);
    const crowd = Array.from({ length: MOST_CODES + 500 }, (_, i) => codeOf(i, 0.5)).join('\n');
    const { codes, found } = readInto(NOTHING, crowd);
    expect(found).toBe(MOST_CODES + 500);
    expect(countOf(codes)).toBe(MOST_CODES);
    expect(countOf(readInto(codes, crowd).codes)).toBe(MOST_CODES);
  });
});
