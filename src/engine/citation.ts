import type { Scenario } from '../contracts/scenario.ts';
import type { Fingerprints } from './link/link.ts';

/** As CITATION.cff in the repository says. */
export const SOFTWARE = {
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
  readonly link: string;
}

/** The run in BibTeX; the link carries marks along the steps. */
export function bibtex(cited: Cited): string {
  return [
    '@software{driftlab,',
    `  title = {${SOFTWARE.title}},`,
    `  version = {${SOFTWARE.version}},`,
    `  year = {${SOFTWARE.year}},`,
    `  note = {${escaped(runWords(cited))}},`,
    `  url = {${cited.link}}`,
    '}',
  ].join('\n');
}

/** The run in a sentence. */
export function sentence(cited: Cited): string {
  return `${SOFTWARE.title}, version ${SOFTWARE.version} (${SOFTWARE.year}), ${runWords(cited)}. ${cited.link}`;
}

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
