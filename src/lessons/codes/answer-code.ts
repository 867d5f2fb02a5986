/** Crockford's base 32: digits, and the letters that are not mistaken for one another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The value of a letter, by character code: also lower case, and O, I and L read as 0 and 1. −1: no letter of a code. */
const VALUES = new Int8Array(128).fill(-1);
for (const [value, letter] of [...LETTERS, 'O', 'I', 'L'].entries()) {
  const counts = value < LETTERS.length ? value : letter === 'O' ? 0 : 1;
  VALUES[letter.charCodeAt(0)] = counts;
  VALUES[letter.toLowerCase().charCodeAt(0)] = counts;
}

/** Number of letters of each part of a code, in this order: step, device, values, check. */
const TAG = 2;
const DEVICE = 4;
const CHECK = 3;
/** Number of letters of a number, and of a choice. */
const NUMBER = 3;
const CHOICE = 1;
/** Most numbers in an answer: as many as a question may have. */
const MOST_NUMBERS = 6;

export const TAGS = 1 << (5 * TAG);
export const DEVICES = 1 << (5 * DEVICE);

/** A guess as it is sent: which question it answers, on which device it was made, and the values guessed. */
export interface AnswerCode {
  /** Identifies the question, 10 bits. */
  readonly tag: number;
  /** Identifies the device, 20 random bits; its last code counts. */
  readonly device: number;
  /** The number of a choice, from 1, or up to six numbers of three digits; null: “never”. */
  readonly values: readonly (number | null)[];
  /** Whether the answer is a choice; it then has one value. */
  readonly choice: boolean;
}

const FIXED = TAG + DEVICE + CHECK;
const LENGTHS = new Set([
  FIXED + CHOICE,
  ...Array.from({ length: MOST_NUMBERS }, (_, i) => FIXED + (i + 1) * NUMBER),
]);
export const LONGEST_CODE = FIXED + MOST_NUMBERS * NUMBER;

/** The code in groups of four letters: "5BBC-Z9G0-TK". */
export function writeCode({ tag, device, values, choice }: AnswerCode): string {
  const said = [
    ...inLetters(tag, TAG),
    ...inLetters(device, DEVICE),
    ...values.flatMap((value) => (choice ? inLetters(value ?? 0, CHOICE) : inLetters(packed(value), NUMBER))),
  ];
  const all = [...said, ...inLetters(checkOf(said), CHECK)];
  return all.map((letter, i) => `${i > 0 && i % 4 === 0 ? '-' : ''}${LETTERS[letter]}`).join('');
}

/** Reads a code, without dashes; null where its length, a letter or the check is wrong. */
export function readCode(text: string): AnswerCode | null {
  if (!LENGTHS.has(text.length)) return null;
  const all: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? -1;
    if (value < 0) return null;
    all.push(value);
  }
  const said = all.slice(0, -CHECK);
  if (checkOf(said) !== ofLetters(all.slice(-CHECK))) return null;
  const value = said.slice(TAG + DEVICE);
  const choice = value.length === CHOICE;
  const values = choice
    ? value
    : Array.from({ length: value.length / NUMBER }, (_, i) =>
        unpacked(ofLetters(value.slice(i * NUMBER, (i + 1) * NUMBER))),
      );
  if (values.includes(undefined)) return null;
  return {
    tag: ofLetters(said.slice(0, TAG)),
    device: ofLetters(said.slice(TAG, TAG + DEVICE)),
    values: values as (number | null)[],
    choice,
  };
}

/** Most significant first. */
const inLetters = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >> (5 * (count - 1 - i))) & 31);

const ofLetters = (letters: readonly number[]): number =>
  letters.reduce((value, letter) => value * 32 + letter, 0);

/** A number is fifteen bits: ±999 and a power of ten from −8 to 7. */
const LARGEST = 999;
const OFFSET = LARGEST + 1;
const LEAST_POWER = -8;
const NEVER = 0;

/** A number rounded to three digits, as fifteen bits; numbers beyond ±9,990,000,000 are cut to that. */
function packed(value: number | null): number {
  if (value === null) return NEVER;
  const bounded = Math.max(-9.99e9, Math.min(9.99e9, value));
  const [digits, power] = bounded.toExponential(2).split('e').map(Number);
  const tens = power - 2;
  const small = tens < LEAST_POWER;
  const mantissa = small ? Math.round(bounded / 1e-8) : Math.round(digits * 100);
  return (mantissa + OFFSET) * 16 + ((small ? LEAST_POWER : tens) - LEAST_POWER);
}

/** undefined: the bits are no valid number. */
function unpacked(bits: number): number | null | undefined {
  if (bits === NEVER) return null;
  const mantissa = Math.floor(bits / 16) - OFFSET;
  if (mantissa < -LARGEST || mantissa > LARGEST) return undefined;
  return Number(`${mantissa}e${(bits % 16) + LEAST_POWER}`);
}

/**
 * A cyclic check of 15 bits (the polynomial of CRC-15/CAN), the same for every step. It finds every wrong letter, every
 * swap of two neighbours and every other error within three letters; of random text it accepts one in 32,768.
 */
function checkOf(letters: readonly number[]): number {
  let rest = 0x7fff;
  for (const letter of letters)
    for (let bit = 4; bit >= 0; bit--) {
      const out = ((rest >> 14) ^ (letter >> bit)) & 1;
      rest = ((rest << 1) & 0x7fff) ^ (out ? 0x4599 : 0);
    }
  return rest;
}
