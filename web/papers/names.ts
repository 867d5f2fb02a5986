import type { Experiment } from '../../src/experiments/spec.ts';

/** How the list names an experiment: where it stands in its paper, and what it is about in three words. */
export interface ListName {
  readonly figure: string;
  readonly about: string;
}

const NAMES: Readonly<Record<string, readonly [figure: string, about: string]>> = {
  'et-table1': ['Table 1', 'seven algorithms'],
  'et-table2': ['Table 2', 'variation budgets'],
  'et-table3': ['Table 3', 'false alarm bounds'],
  'et-fig2': ['Fig. 2', 'reset windows'],
  'et-fig4': ['Fig. 4', 'curves and resets'],
  'et-fig6': ['Fig. 6', 'the original noise'],
  'et-fig7': ['Fig. 7', 'reset times'],
  'et-temperature': ['Fig. 3 (b)', 'sensors'],
  'et-policy': ['Fig. 3 (d)', 'cart-pole'],
  'et-lemma9': ['Lemma 9', 'a still model’s error'],
  'et-noise': ['§7', 'noise of the model'],
  'ctv-fig1': ['Fig. 1', 'four settings'],
  'ctv-fig2': ['Fig. 2', 'short and long'],
  'ctv-fig3': ['Fig. 3', 'expected improvement'],
  'ctv-noise': ['§5.3', 'timing noise'],
  'ctv-beta': ['§3', 'β against √β'],
  'sparq-fig1': ['Fig. 1', 'moving peak'],
  'sparq-ozone': ['Fig. 2', 'ozone'],
  'sparq-queries': ['Prop. 2', 'what queries buy'],
  'bpt-fig2': ['Fig. 2', 'benchmarks'],
  'bpt-fig3': ['Fig. 3', 'level sets'],
  'bpt-fig4': ['Fig. 4 (b)', 'infection rates'],
  'bpt-fig5': ['Fig. 5', 'GP draws'],
  'bpt-fig7': ['Fig. 7', 'level sets, GP draws'],
  'bpt-fig9': ['Fig. 9', 'UCB’s β'],
  'bpt-fig10': ['Fig. 10', 'LSE’s β'],
  'bpt-fig11': ['Fig. 11', 'UCB’s m'],
  'bpt-fig12': ['Fig. 12', 'LSE’s m'],
  'bpt-fig13': ['Fig. 13', 'infection control'],
  'bpt-fig14': ['Fig. 14', 'newsvendor'],
  'bpt-fig14-fine': ['Fig. 14', 'newsvendor, 289 stocks'],
  'bpt-variance': ['Prop. 3.1', 'σ and bound γ'],
  'bpt-equal': ['App. B.1', 'f = h'],
};

const PAPERS: Readonly<Record<string, string>> = {
  et: 'Event-triggered (ET)',
  sparq: 'Side queries (SparQ)',
  ctv: 'Evaluation time (CTV)',
  bpt: 'Threshold robustness (BPT)',
};

/** One that has no short name yet goes by what its source and title say. */
export function listName({ id, title, source }: Pick<Experiment, 'id' | 'title' | 'source'>): ListName {
  const known = NAMES[id];
  if (known) return { figure: known[0], about: known[1] };
  const figure = source.match(/(?:Table|Fig\.|App\.|§)\s?[\w.]+(?: \([a-z]\))?/)?.[0] ?? id;
  return { figure, about: title.split(':')[0].toLowerCase() };
}

/** The paper that an experiment is from, as the list heads it. */
export const paperOf = ({ id, source }: Pick<Experiment, 'id' | 'source'>): string =>
  PAPERS[id.split('-')[0]] ?? source.split(',')[0];
