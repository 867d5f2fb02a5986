import type { Experiment } from '../../../src/experiments/spec.ts';

/** Name of an experiment in the list: its place in the paper, and its subject in three words. */
interface ListName {
  readonly figure: string;
  readonly about: string;
  /** The subject in at most 36 characters, under its picture in the library. */
  readonly line: string;
}

const NAMES: Readonly<Record<string, readonly [figure: string, about: string, line: string]>> = {
  'et-table1': ['Table 1', 'seven algorithms', 'Seven algorithms, five rates.'],
  'et-table2': ['Table 2', 'variation budgets', 'Against variation budgets.'],
  'et-table3': ['Table 3', 'false alarm bounds', 'Resets against the alarm bound.'],
  'et-fig2': ['Fig. 2', 'reset windows', 'How wide the reset window is.'],
  'et-fig4': ['Fig. 4', 'curves and resets', 'Regret, and when it resets.'],
  'et-fig6': ['Fig. 6', 'the original noise', 'With the original, larger noise.'],
  'et-fig7': ['Fig. 7', 'reset times', 'When the resets come.'],
  'et-temperature': ['Fig. 3 (b)', 'sensors', 'Which sensor reads highest?'],
  'et-stock': ['Table 2 (c)', 'stock market', 'Stock market'],
  'et-policy': ['Fig. 3 (d)', 'cart-pole', 'A cart-pole whose bearing wears.'],
  'et-policy-unfitted': ['Fig. 3 (d)', 'cart-pole, no fits', 'The cart-pole without any fits.'],
  'et-lemma9': ['Lemma 9', 'a still model’s error', 'How wrong a still model becomes.'],
  'et-noise': ['§7', 'noise of the model', 'Drift taken for noise.'],
  'ctv-fig1': ['Fig. 1', 'four settings', 'Evaluations that take time.'],
  'ctv-fig2': ['Fig. 2', 'short and long', 'Short and long evaluations.'],
  'ctv-fig3': ['Fig. 3', 'expected improvement', 'With expected improvement.'],
  'ctv-knobs': ['Fig. 1', 'unprinted settings', 'Five settings nobody printed.'],
  'ctv-noise': ['§5.3', 'timing noise', 'Noise on the observed times.'],
  'ctv-beta': ['§3', 'β against √β', 'β in the score, or its root.'],
  'sparq-fig1': ['Fig. 1', 'moving peak', 'Who follows a moving peak?'],
  'sparq-ozone': ['Fig. 2', 'ozone', 'The worst station of the day.'],
  'sparq-queries': ['Prop. 2', 'what queries buy', 'What side queries buy.'],
  'bpt-fig2': ['Fig. 2', 'benchmarks', 'Two benchmark functions.'],
  'bpt-fig3': ['Fig. 3', 'level sets', 'Level sets of two benchmarks.'],
  'bpt-fig4': ['Fig. 4 (b)', 'infection rates', 'Level sets of infection rates.'],
  'bpt-fig5': ['Fig. 5', 'GP draws', 'Functions drawn from a GP.'],
  'bpt-fig7': ['Fig. 7', 'level sets, GP draws', 'Level sets of GP draws.'],
  'bpt-fig9': ['Fig. 9', 'UCB’s β', 'How wide an interval: β for UCB.'],
  'bpt-fig10': ['Fig. 10', 'LSE’s β', 'How wide an interval: β for LSE.'],
  'bpt-fig11': ['Fig. 11', 'UCB’s m', 'The interval’s order m for UCB.'],
  'bpt-fig12': ['Fig. 12', 'LSE’s m', 'The interval’s order m for LSE.'],
  'bpt-fig13': ['Fig. 13', 'infection control', 'The safest infection rate.'],
  'bpt-fig14': ['Fig. 14', 'newsvendor', 'How much to stock of two goods.'],
  'bpt-fig14-fine': ['Fig. 14', 'newsvendor, 289 stocks', 'The same on a grid of 289 stocks.'],
  'bpt-variance': ['Prop. 3.1', 'σ and bound γ', 'σ of the probability, bounded.'],
  'bpt-equal': ['App. B.1', 'f = h', 'An estimate that never settles.'],
  'beyond-chain': ['GP chain', 'what to hold on to', 'Thirty points do for a hundred.'],
  'beyond-eggholder': ['Eggholder', 'time as an input', 'A function that no GP drew.'],
  'beyond-response': ['Response time', 'by the second', 'Holding less leaves time to look.'],
  'constant-beta': ['Table', 'regret against β', 'A third of the formula’s β is best.'],
  'shelf-abrupt': ['Jumps', 'looking around', 'Looks find what a test misses.'],
  'shelf-draws': ['Jumps', 'drawn functions', 'Drawn futures, drawn priors.'],
  'shelf-drift': ['Drift', 'several priors', 'Looks cost more than they save.'],
};

const PAPERS: Readonly<Record<string, string>> = {
  et: 'Event-triggered (ET)',
  sparq: 'Side queries (SparQ)',
  ctv: 'Evaluation time (CTV)',
  bpt: 'Threshold robustness (BPT)',
  beyond: 'Relevance (W-DBO)',
  constant: 'Constant β (TV-GP-UCB)',
  shelf: 'Looks, futures, priors',
};

/** The list name of an experiment; without a short name it is taken from source and title. */
export function listName({ id, title, source }: Pick<Experiment, 'id' | 'title' | 'source'>): ListName {
  const known = NAMES[id];
  if (known) return { figure: known[0], about: known[1], line: known[2] };
  const figure = source.match(/(?:Table|Fig\.|App\.|§)\s?[\w.]+(?: \([a-z]\))?/)?.[0] ?? id;
  const about = title.split(':')[0];
  return { figure, about: about.toLowerCase(), line: about.length > 36 ? `${about.slice(0, 35)}…` : about };
}

/** The paper of an experiment, as a heading of the list. */
export const paperOf = ({ id, source }: Pick<Experiment, 'id' | 'source'>): string =>
  PAPERS[id.split('-')[0]] ?? source.split(',')[0];

/** Paper marks that are not the first part of the id in capitals. */
const MARKS: Readonly<Record<string, string>> = {
  sparq: 'SparQ',
  beyond: 'W-DBO',
  constant: 'Constant β',
  shelf: 'DAL, PS, PE',
};

/** The paper in short, before a figure's name: "ET, Table 1". */
export const paperMark = ({ id }: Pick<Experiment, 'id'>): string => {
  const [head] = id.split('-');
  return MARKS[head] ?? head.toUpperCase();
};
