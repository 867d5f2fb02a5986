import * as words from '#words/glossary/terms';
import { plainMath } from '../../src/picture/math.ts';

/** A word or a symbol of the page in one sentence. */
export interface Term {
  readonly id: string;
  readonly title: string;
  /** Letters with their index after `_`: "σ_n"; a letter alone stands for every index that has no term of its own. */
  readonly symbols: readonly string[];
  /** Labels that mean it, in lower case. */
  readonly words: readonly string[];
  /** With symbols between dollar signs. */
  readonly sentence: string;
  /** Name of its picture. */
  readonly picture: string;
}

/**
 * Id, symbols and picture (left out: its id) of every symbol and panel word, from the world to the model, the choice, the test,
 * the regret.
 */
const ROWS: readonly (readonly [id: keyof typeof words.titles, symbols: string, picture?: string])[] = [
  ['objective', 'f'],
  ['drift', ''],
  ['change', '', 'jump'],
  ['step', 't T'],
  ['query', 'x'],
  ['observation', 'y'],
  ['noise', 'σ_n w̄'],
  ['optimum', 'x*'],
  ['regret', 'r'],
  ['total-regret', 'R', 'total'],
  ['floor', ''],
  ['lane', '', 'lanes'],
  ['seed', '', 'seeds'],
  ['posterior', '', 'band'],
  ['mean', 'μ'],
  ['sd', 'σ', 'doubt'],
  ['band', ''],
  ['coverage', '', 'band'],
  ['beta', 'β', 'width'],
  ['schedule', 'c', 'width'],
  ['acquisition', 'α', 'score'],
  ['ucb', '', 'score'],
  ['amplitude', 'A'],
  ['margin', 'ξ', 'score'],
  ['draw-width', 'v', 'width'],
  ['kernel', 'k', 'lengthscale'],
  ['lengthscale', 'l'],
  ['time-kernel', 'k_T', 'forgetting'],
  ['time-lengthscale', 'l_T', 'forgetting'],
  ['period-lengthscale', 'l_p', 'cycle'],
  ['signal', 'σ_f', 'amplitude'],
  ['rate', 'ε', 'forgetting'],
  ['wiener', 'σ_w', 'growing'],
  ['window', 'W q'],
  ['weight', 'η', 'forgetting'],
  ['budget', 'B', 'total'],
  ['priors', '', 'band'],
  ['looks', '', 'query'],
  ['relevance', ''],
  ['relevance-budget', 'α_r n_init', 'total'],
  ['shift', 's', 'jump'],
  ['period', 'N H p', 'cycle'],
  ['trigger', '', 'threshold'],
  ['surprise', 'ψ'],
  ['threshold', 'κ ρ'],
  ['reset', ''],
  ['since', 't′'],
  ['false-alarms', 'δ δ_B', 'alarms'],
  ['bounds', 'N_lo N_hi ε_lo ε_hi'],
  ['survivors', 'm'],
  ['map', ''],
  ['why', '', 'sum'],
  ['misspecified', '', 'lengthscale'],
  ['theory', '', 'bound'],
  ['gain', 'γ λ'],
  ['clock', 'σ_g l_g k_g τ t_x'],
  ['side-query', 'Q Ñ σ̄', 'question'],
  ['design', 'w', 'environment'],
  ['distribution', '', 'environment'],
  ['level', 'h'],
  ['probability', 'Φ'],
  ['f1', 'F', 'level'],
  ['wins', '', 'level'],
  ['mean-share', '', 'regret'],
  ['holm', '', 'level'],
  ['half-width', '', 'band'],
  ['cusum', 'S b', 'total'],
];

const LABELS: Readonly<Record<string, string | undefined>> = words.labels;

export const TERMS: readonly Term[] = ROWS.map(([id, symbols, picture = id]) => ({
  id,
  title: words.titles[id],
  symbols: symbols.split(' ').filter(Boolean),
  words: LABELS[id]?.split('|') ?? [],
  picture,
  sentence: words.sentences[id],
}));

const BY_SYMBOL = new Map(TERMS.flatMap((one) => one.symbols.map((symbol) => [symbol, one] as const)));
const BY_WORD = new Map(TERMS.flatMap((one) => one.words.map((text) => [text, one] as const)));

/** The term of a letter with its index; without one of its own, that of the letter. */
export const termOfSymbol = (letter: string, index = ''): Term | null =>
  (index && BY_SYMBOL.get(`${letter}_${index}`)) || BY_SYMBOL.get(letter) || null;

/** The term that a label is the name of. */
export const termOfWord = (text: string): Term | null =>
  BY_WORD.get(text.replace(/\s+/g, ' ').trim().toLowerCase()) ?? null;

/** The terms of which title, labels or symbols hold every word of the query, then those whose sentence does; none for an empty one. */
export function termsWith(query: string, holds: (text: string, query: string) => boolean): readonly Term[] {
  if (query.trim() === '') return [];
  const named = ({ id, title, words: labels, symbols }: Term) =>
    holds([id, plainMath(title), ...labels, ...symbols].join(' '), query);
  const told = (term: Term) => !named(term) && holds(plainMath(term.sentence), query);
  return [...TERMS.filter(named), ...TERMS.filter(told)];
}
