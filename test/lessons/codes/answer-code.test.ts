import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerCode,
  DEVICES,
  readCode,
  TAGS,
  writeCode,
} from '../../../src/lessons/codes/answer-code.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bare = (code: string) => code.replaceAll('-', '');
const number = fc.option(
  fc.double({ min: -9.99e9, max: 9.99e9, noNaN: true }).map((value) => Number(value.toPrecision(3))),
);
const common = { tag: fc.nat(TAGS - 1), device: fc.nat(DEVICES - 1) };
const codes: fc.Arbitrary<AnswerCode> = fc.oneof(
  fc.record({
    ...common,
    values: fc.tuple(fc.integer({ min: 0, max: 31 })),
    choice: fc.constant(true),
  }),
  fc.record({
    ...common,
    values: fc.array(number, { minLength: 1, maxLength: 6 }),
    choice: fc.constant(false),
  }),
);

describe('the code of an answer', () => {
  it('is ten letters for a choice and twelve for a number, in groups of four', () => {
    const said = { tag: 7, device: 99 };
    expect(writeCode({ ...said, values: [2], choice: true })).toMatch(/^\w{4}-\w{4}-\w{2}$/);
    expect(writeCode({ ...said, values: [0.5], choice: false })).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });

  it('says again what was said, to three digits', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const read = readCode(bare(writeCode(code)));
        expect(read?.tag).toBe(code.tag);
        expect(read?.device).toBe(code.device);
        for (const [i, value] of code.values.entries())
          if (value === null) expect(read?.values[i]).toBeNull();
          else expect(Math.abs((read?.values[i] ?? Number.NaN) - value)).toBeLessThanOrEqual(5e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same to whoever writes small letters, or O and I for 0 and 1', () => {
    const code = bare(writeCode({ tag: 0, device: 33, values: [1], choice: true }));
    const sloppy = code.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase();
    expect(sloppy).not.toBe(code);
    expect(readCode(sloppy)).toEqual(readCode(code));
  });

  it('is refused with any one letter wrong, missing or too many, and with any two neighbours swapped', () => {
    fc.assert(
      fc.property(codes, (said) => {
        const code = bare(writeCode(said));
        for (let i = 0; i < code.length; i++) {
          for (const letter of `${LETTERS}U*`)
            if (letter !== code[i])
              expect(readCode(code.slice(0, i) + letter + code.slice(i + 1))).toBeNull();
          expect(readCode(code.slice(0, i) + code.slice(i + 1))).not.toEqual(readCode(code));
          if (i > 0 && code[i] !== code[i - 1])
            expect(readCode(code.slice(0, i - 1) + code[i] + code[i - 1] + code.slice(i + 1))).toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is hardly ever what other words of its length are', () => {
    let passed = 0;
    const other = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 10, maxLength: 10 }), {
      numRuns: 20_000,
      seed: 30,
    });
    for (const word of other) if (readCode(word)) passed++;
    expect(passed).toBeLessThanOrEqual(4);
  });
});
