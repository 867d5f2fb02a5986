import type { Scenario } from '../contracts/scenario.ts';
import type { Fingerprints } from './link/link.ts';

/** The authors as in CITATION.cff of the repository. */
export const SOFTWARE = {
  author: 'The Driftlab authors',
  title: 'Driftlab: a browser playground for Gaussian-process bandits on objectives that change',
  version: '1.0.0',
  year: '2026',
} as const;

export interface Cited {
  readonly scenario: Pick<Scenario, 'title' | 'seed' | 'replicate' | 'horizon' | 'interventions' | 'lanes'>;
  /** How many replicates what is cited rests on, and the first of them; absent: the run shown alone. */
  readonly replicates?: { readonly from: number; readonly count: number };
  /** Fingerprints of the run shown. */
  readonly fingerprints: Fingerprints;
  /** "0.2.0 wasm" */
  readonly engine: string;
  /** A whole address, or its end alone where no page is named; empty where there is none. */
  readonly link: string;
}

/** The run in BibTeX. */
export function bibtex(cited: Cited): string {
  const { author, title, version, year } = SOFTWARE;
  const address = addressOf(cited);
  const note = escaped(`${runWords(cited)}${address ? '' : endOfAddress(cited)}`);
  const fields = [
    // The second pair of braces keeps the authors from being parsed as a person with a first name.
    `author = {{${author}}}`,
    // Braces preserve the capitals of names in styles that convert to lower case.
    `title = {${title.replace(/Driftlab|Gaussian/g, '{$&}')}}`,
    `version = {${version}}`,
    `year = {${year}}`,
    `note = {${note}}`,
    ...(address ? [`url = {${address}}`] : []),
  ];
  return `@software{${keyOf(cited)},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`;
}

/** "driftlab-950df3-03168a-x100": of each run its own, by fingerprints and replicates, so that several go into one file. */
function keyOf({ fingerprints, replicates }: Cited): string {
  const prints = Object.values(fingerprints).map((print) => print.slice(0, KEY_DIGITS));
  const many = replicates && replicates.count > 1 ? [`x${replicates.count}`] : [];
  return ['driftlab', ...prints, ...many].join('-');
}
const KEY_DIGITS = 6;
/** Enough digits to tell runs apart; the link holds the whole fingerprints. */
const NOTE_DIGITS = 8;

/** The run in one sentence. */
export function sentence(cited: Cited): string {
  const { author, title, version, year } = SOFTWARE;
  const words = `${author}. ${title}, version ${version} (${year}), ${runWords(cited)}`;
  const address = addressOf(cited);
  return address ? `${words}. ${address}` : `${words}${endOfAddress(cited)}.`;
}

const addressOf = ({ link }: Cited): string | null => (link.includes('://') ? link : null);

/** ", address ending in #v2.…" where no page is named. */
const endOfAddress = ({ link }: Cited): string => (link === '' ? '' : `, address ending in #${link}`);

/**
 * “Abrupt change”, seed 26, 200 steps, flip at t = 30, engine 0.2.0 wasm, fingerprints A 9f3c07aeb41d, B 000000000000. With many: 100
 * replicates of seed 26, …, fingerprints of replicate 0 A 9f3c07aeb41d, B 000000000000.
 */
function runWords(cited: Cited): string {
  const { scenario, fingerprints, engine } = cited;
  const { title, replicate, horizon } = scenario;
  const ofOne = cited.replicates && cited.replicates.count > 1 ? ` of replicate ${replicate}` : '';
  const prints = Object.entries(fingerprints).map(
    ([lane, print]) => `${lane} ${print.slice(0, NOTE_DIGITS)}`,
  );
  return [
    ...(title ? [`“${title}”`] : []),
    seedWords(cited),
    `${horizon} steps`,
    ...givenWords(scenario),
    `engine ${engine}`,
    ...(prints.length > 0 ? [`fingerprint${prints.length > 1 ? 's' : ''}${ofOne} ${prints.join(', ')}`] : []),
  ].join(', ');
}

/** "seed 26 (replicate 3)", or which of its replicates. */
export function seedWords({
  scenario: { seed, replicate },
  replicates,
}: Pick<Cited, 'scenario' | 'replicates'>): string {
  if (!replicates || replicates.count === 1)
    return replicate > 0 ? `seed ${seed} (replicate ${replicate})` : `seed ${seed}`;
  const { from, count } = replicates;
  return `${count} replicates of seed ${seed}${from > 0 ? `, from replicate ${from} on` : ''}`;
}

/** What was done to the run from outside: "flip at t = 30", "B: 25 choices given". */
export function givenWords({ interventions = [], lanes, horizon }: Cited['scenario']): string[] {
  const acts = interventions
    .filter(({ step }) => step <= horizon)
    .map(({ kind, step }) => `${kind} at t = ${step}`);
  const chosen = lanes.flatMap(({ id, choices = [] }) => {
    const count = Math.min(choices.length, horizon);
    return count > 0 ? [`${id}: ${count} choice${count === 1 ? '' : 's'} given`] : [];
  });
  return [...acts, ...chosen];
}

/** Text with the special characters of BibTeX escaped or blanked; a title may contain any of them. */
function escaped(text: string): string {
  return text.replace(/[\\{}]/g, ' ').replace(/[%&#$_]/g, '\\$&');
}
