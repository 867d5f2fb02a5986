import type { Scenario } from '../contracts/scenario.ts';
import type { Fingerprints } from './link/link.ts';

/** As CITATION.cff in the repository says. */
export const SOFTWARE = {
  author: 'The Driftlab authors',
  title: 'Driftlab: a browser playground for Gaussian-process bandits on objectives that change',
  version: '1.0.0',
  year: '2026',
} as const;

export interface Cited {
  readonly scenario: Pick<Scenario, 'title' | 'seed' | 'replicate' | 'horizon'>;
  /** How many replicates what is cited rests on, and the first of them; absent: the run shown alone. */
  readonly replicates?: { readonly from: number; readonly count: number };
  /** Of the run shown. */
  readonly fingerprints: Fingerprints;
  /** "0.2.0 wasm" */
  readonly engine: string;
  /** A whole address, or its end alone where no page is named; empty where there is none. */
  readonly link: string;
}

/**
 * The run in BibTeX; the link carries marks along the steps. Runs have keys of their own, by their first fingerprint, so that
 * several go into one file.
 */
export function bibtex(cited: Cited): string {
  const { author, title, version, year } = SOFTWARE;
  const [print] = Object.values(cited.fingerprints);
  const address = addressOf(cited);
  const note = escaped(`${runWords(cited)}${address ? '' : endOfAddress(cited)}`);
  const fields = [
    // A second pair of braces: the authors are no person with a first name.
    `author = {{${author}}}`,
    `title = {${title}}`,
    `version = {${version}}`,
    `year = {${year}}`,
    `note = {${note}}`,
    ...(address ? [`url = {${address}}`] : []),
  ];
  const key = print ? `driftlab-${print}` : 'driftlab';
  return `@software{${key},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`;
}

/** The run in a sentence. */
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
 * “Abrupt change”, seed 26, 200 steps, engine 0.2.0 wasm, fingerprints A 9f3c07aeb41d, B 000000000000. With many: 100
 * replicates of seed 26, …, fingerprints of replicate 0 A 9f3c07aeb41d, B 000000000000.
 */
function runWords(cited: Cited): string {
  const { scenario, fingerprints, engine } = cited;
  const { title, replicate, horizon } = scenario;
  const ofOne = cited.replicates && cited.replicates.count > 1 ? ` of replicate ${replicate}` : '';
  const prints = Object.entries(fingerprints).map(([lane, print]) => `${lane} ${print}`);
  return [
    ...(title ? [`“${title}”`] : []),
    seedWords(cited),
    `${horizon} steps`,
    `engine ${engine}`,
    ...(prints.length > 0 ? [`fingerprint${prints.length > 1 ? 's' : ''}${ofOne} ${prints.join(', ')}`] : []),
  ].join(', ');
}

function seedWords({ scenario: { seed, replicate }, replicates }: Cited): string {
  if (!replicates || replicates.count === 1)
    return replicate > 0 ? `seed ${seed} (replicate ${replicate})` : `seed ${seed}`;
  const { from, count } = replicates;
  return `${count} replicates of seed ${seed}${from > 0 ? `, from replicate ${from} on` : ''}`;
}

/** Letters that mean something in BibTeX, as themselves; a title may hold any. */
function escaped(text: string): string {
  return text.replace(/[\\{}]/g, ' ').replace(/[%&#$_]/g, '\\$&');
}
