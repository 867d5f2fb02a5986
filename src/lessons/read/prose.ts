import type { Scenario } from '../../contracts/scenario.ts';
import { cut } from '../../parameters/quoted.ts';
import { SETTING_MEASURES } from '../measures/settings.ts';
import type { MeasuredRun } from '../measures/spec.ts';
import { measured, readReference, referenceFault, writtenAs } from '../notation.ts';
import type { Statement } from '../statement.ts';
import type { LessonFault } from './faults.ts';
import { laneFault, measureFault } from './in-scene.ts';

/** Most sentences of a step. */
const MOST_SENTENCES = 3;

/** Words that make a sentence a comparison, which must cite what it is based on. */
const COMPARES =
  /\b(more|less|fewer|better|worse|best|worst|most|least|cheaper|dearer|larger|smaller|sooner|later|faster|slower|wins?|beats?|twice|never|always|hardly|rarely|often)\b/i;

/** Citation of a sentence that is true by definition and not the result of a run. */
const BY_DEFINITION = 'def';

/** Names that a text may use besides measures and statements. */
export type Names = readonly string[];

/** A statement by its name: null where it exists but has a mistake of its own, undefined where there is none. */
export type Statements = (id: string) => Statement | null | undefined;

interface ProseOptions {
  readonly file: string;
  readonly line: number;
  readonly statements: Statements;
  /** The scene that the text is about; null where it is not known. */
  readonly scenario: Scenario | null;
  readonly faults: LessonFault[];
  /** Words that the page fills in: "you", "truth", "apart". */
  readonly names?: Names;
  /** Whether the number of sentences is limited and comparisons need citations. */
  readonly strict?: boolean;
  /** Whether the text stands before the answer: what is set in it is what the scene opens with. */
  readonly opening?: boolean;
}

/** A text ready for the page, and the statements that it cites. */
export interface Prose {
  readonly text: string;
  readonly cites: readonly string[];
}

/** Most characters of a text in a step: reading it takes quadratic time. */
const LONGEST = 4000;
const PLACEHOLDER = /(?<!\^)\{([^{}]*)\}/g;
const CITATION = /\[\^([^\]]+)\]/g;
/** A lane’s badge. */
const BADGE = /\[([A-Z])\]/g;

/**
 * Makes a text ready: `{S6.8}` becomes the result of the statement, `{S6.1:3}` its third value, `[^S6.8]` is
 * removed and recorded; `{psi(B)}` stays for the page to fill in. Text between dollar signs is not changed.
 */
export function readProse(source: string, options: ProseOptions): Prose {
  const { statements, scenario, faults, file, line, names = [], strict = true, opening } = options;
  if (source.length > LONGEST) {
    faults.push({ file, line, text: `A text has at most ${LONGEST} characters, here are ${source.length}.` });
    return { text: '…', cites: [] };
  }
  const flat = source.replace(/\s*\n\s*/g, ' ').trim();
  const fault = (text: string) => faults.push({ file, line, text });
  checkPairs(flat, fault);
  if (strict) checkSentences(flat, fault);
  const cites = new Set<string>();
  const outside = (part: string) =>
    part
      .replace(CITATION, (_, id: string) => {
        if (id === BY_DEFINITION) return '';
        if (statements(id) === undefined) fault(`“[^${cut(id)}]” names no statement of statements.yaml.`);
        cites.add(id);
        return '';
      })
      .replace(PLACEHOLDER, (whole, inside: string) => {
        if (names.includes(inside)) return whole;
        if (/^S\d/.test(inside)) return fromStatement(inside, statements, cites, fault);
        const problem = referenceFault(inside) ?? (scenario && measureFault(inside, scenario));
        if (problem !== null) fault(`“${cut(whole)}” ${problem}.`);
        return opening && scenario && problem === null ? asOpened(inside, scenario) : whole;
      })
      .replace(BADGE, (badge, letter: string) => {
        const problem = scenario && laneFault(letter, scenario);
        if (problem !== null) fault(`“${badge}” ${problem}.`);
        return badge;
      });
  const text = flat
    .split('$')
    .map((part, i) => (i % 2 === 1 ? part : outside(part)))
    .join('$')
    .replace(/ +([.,;:])/g, '$1')
    .trim();
  return { text, cites: [...cites] };
}

function fromStatement(
  inside: string,
  statements: ProseOptions['statements'],
  cites: Set<string>,
  fault: (text: string) => void,
): string {
  const [id, position] = inside.split(':');
  const statement = statements(id);
  if (statement === undefined) fault(`“{${cut(inside)}}” names no statement of statements.yaml.`);
  if (!statement) return '';
  cites.add(id);
  if (position === undefined) return statement.is;
  const value = statement.is.split(/[,;] /)[Number(position) - 1];
  if (value === undefined)
    fault(`“{${cut(inside)}}” asks for a value that ${id} does not have: “${statement.is}”.`);
  return value ?? '';
}

/** Reports a sign without its partner: $, ** or a brace. */
function checkPairs(text: string, fault: (text: string) => void): void {
  const outside = text.replace(/\$[^$]*\$/g, '');
  const alone = outside.includes('$')
    ? '$'
    : outside.split('**').length % 2 === 0
      ? '**'
      : /[{}]/.exec(outside.replace(/\{[^{}]*\}/g, ''))?.[0];
  if (alone) fault(`“${cut(text, 80)}” has a “${alone}” that stands alone; it comes in pairs.`);
}

function checkSentences(text: string, fault: (text: string) => void): void {
  const sentences = sentencesOf(text);
  if (sentences.length > MOST_SENTENCES)
    fault(`A step says at most ${MOST_SENTENCES} sentences, here are ${sentences.length}.`);
  for (const sentence of sentences) {
    const rests = new RegExp(CITATION).test(sentence) || /\{(S\d|you|truth|apart)/.test(sentence);
    if (rests) continue;
    const words = bare(sentence);
    const number = /\d/.exec(words);
    const compared = COMPARES.exec(words);
    if (number || compared)
      fault(
        `“${cut(plain(sentence), 80)}” has ${number ? 'a number' : `“${compared?.[0]}”`} and does not say what it rests on: put [^S…] behind it, or read the number off the run with {…}.`,
      );
  }
}

/** A sentence without symbols, live numbers and citations. */
const bare = (sentence: string): string =>
  sentence
    .replace(/\$[^$]*\$/g, ' ')
    .replace(PLACEHOLDER, ' ')
    .replace(CITATION, ' ')
    .replace(/\[[A-F]\]/g, ' ');

const plain = (sentence: string): string => sentence.replace(CITATION, '').trim();

/** The sentences of a text, each with the citations after its full stop. */
function sentencesOf(text: string): string[] {
  const masked = text.replace(/\$[^$]*\$|\{[^{}]*\}|\[\^[^\]]*\]/g, (part) => '_'.repeat(part.length));
  const ends = [...masked.matchAll(/[.?!][*”"_]*(?=\s|$)/g)].map((match) => match.index + match[0].length);
  const cuts = ends.at(-1) === text.length ? ends : [...ends, text.length];
  return cuts.map((end, i) => text.slice(cuts[i - 1] ?? 0, end).trim()).filter((one) => one !== '');
}

/** A number of the scene as it opens; one that only a run provides stays for the page to fill in. */
function asOpened(inside: string, scenario: Scenario): string {
  const reference = readReference(inside);
  if (!SETTING_MEASURES.some(({ name }) => name === reference.measure)) return `{${inside}}`;
  const unrun = { scenario, t: scenario.view.step } as MeasuredRun;
  return writtenAs(reference, measured(unrun, reference));
}
