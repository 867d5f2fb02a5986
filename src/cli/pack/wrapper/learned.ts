/** A guess compared with the right answer, as the lesson reports it (docs/embed.md). */
export type Outcome = 'right' | 'near' | 'other' | 'shown' | 'open';

type Numbers = readonly (number | null)[];

/** What was guessed at a step; null is "at no step". */
export interface Given {
  readonly step: number;
  readonly outcome: Outcome;
  readonly values: Numbers;
  readonly right: Numbers;
}

/** How far somebody has come in a lesson. Steps count from 1. */
export interface Learned {
  /** The questions that the answers belong to: another one where the lesson asks something else. */
  readonly key: string;
  readonly step: number;
  readonly done: readonly number[];
  readonly given: readonly Given[];
  readonly finished: boolean;
}

/** What a score counts: questions that were answered, or those that were answered right or nearly so. */
export type ScoreOf = 'participation' | 'rightness';

/** Characters of what SCORM 1.2 keeps between two visits. */
export const LONGEST = 4096;
const MOST_STEPS = 99;
const MOST_NUMBERS = 6;
/** Digits that are kept of a guess: more than anybody can aim. */
const DIGITS = 6;

const LETTERS: Readonly<Record<Outcome, string>> = {
  right: 'r',
  near: 'n',
  other: 'o',
  shown: 's',
  open: 'u',
};

/** The score from 0 to 100. To be shown an answer is no answer. */
export function scoreOf({ given, finished }: Learned, questions: readonly number[], of: ScoreOf): number {
  if (questions.length === 0) return finished ? 100 : 0;
  const counted = given.filter(({ step, outcome }) => questions.includes(step) && counts(outcome, of));
  return Math.round((100 * counted.length) / questions.length);
}

const counts = (outcome: Outcome, of: ScoreOf): boolean =>
  of === 'participation' ? outcome !== 'shown' : outcome === 'right' || outcome === 'near';

/** As one text that a learning platform keeps, shorter than it must be. Of a lesson too long for it the guesses go first, then what is counted. */
export function packed(learned: Learned): string {
  const { given } = learned;
  for (const shorter of [given, given.map(withoutRight), given.map(withoutValues)]) {
    const text = JSON.stringify(compact({ ...learned, given: shorter }));
    if (text.length < LONGEST) return text;
  }
  return '';
}

/** What is right is then read off the run again. */
const withoutRight = (one: Given): Given => ({ ...one, right: [] });
/** The question is then asked again. */
const withoutValues = (one: Given): Given => ({ ...one, right: [], values: [] });

const compact = ({ key, step, done, given, finished }: Learned) => ({
  driftlab: 1,
  key,
  step,
  done,
  ...(finished && { finished }),
  given: given.map(({ step, outcome, values, right }) => [
    step,
    LETTERS[outcome],
    short(values),
    short(right),
  ]),
});

const short = (values: Numbers): Numbers =>
  values.map((value) => (value === null ? null : Number(value.toPrecision(DIGITS))));

/** The other way round; null where it is no such text, or of other questions: the lesson then starts afresh. */
export function unpacked(text: string, key: string): Learned | null {
  if (text === '' || text.length > LONGEST) return null;
  try {
    const kept = JSON.parse(text) as Record<string, unknown>;
    if (kept.driftlab !== 1 || kept.key !== key || !isStep(kept.step)) return null;
    const { step, finished } = kept;
    return {
      key,
      step,
      done: listOf(kept.done, readStep),
      given: listOf(kept.given, readGiven),
      finished: finished === true,
    };
  } catch {
    return null;
  }
}

const isStep = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_STEPS;

function listOf<T>(list: unknown, read: (one: unknown) => T, most = MOST_STEPS): T[] {
  if (!Array.isArray(list) || list.length > most) throw new TypeError();
  return list.map(read);
}

function readStep(value: unknown): number {
  if (!isStep(value)) throw new TypeError();
  return value;
}

function readGiven(one: unknown): Given {
  const [step, letter, values, right] = Array.isArray(one) ? one : [];
  const outcome = (Object.keys(LETTERS) as Outcome[]).find((name) => LETTERS[name] === letter);
  if (!outcome) throw new TypeError();
  return { step: readStep(step), outcome, values: readNumbers(values), right: readNumbers(right) };
}

const readNumbers = (values: unknown): Numbers => listOf(values, readNumber, MOST_NUMBERS);

function readNumber(value: unknown): number | null {
  if (value !== null && !Number.isFinite(value)) throw new TypeError();
  return value as number | null;
}
