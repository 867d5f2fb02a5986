import * as words from '#words/views/why';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { Explanation } from '../../../src/contracts/explanation.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { isLook } from '../../readings/lane.ts';
import { candidateName } from '../lane/hover-reading.ts';

/** The acquisition at a candidate: μ + √β_t σ as text and two stacked lengths, or μ, σ and α if not a sum. */
export interface SumRow {
  readonly kind: 'sum';
  readonly label: string;
  readonly mean: number;
  readonly value: number;
  readonly text: string;
}

/** ψ and κ. */
export interface TestRow {
  readonly kind: 'test';
  readonly label: string;
  readonly psi: number;
  readonly kappa: number;
  readonly fired: boolean;
  readonly text: string;
}

interface NoteRow {
  readonly kind: 'note';
  readonly label: string;
  readonly text: string;
}

export type WhyRow = SumRow | TestRow | NoteRow;

/** One lane's answer to "Why here, why now?". */
export interface WhyLane {
  readonly head: string;
  readonly rows: readonly WhyRow[];
}

/** The formula's numbers at the query and at the true optimum, and the algorithm's own line. */
export function whyLane(
  record: StepRecord,
  frame: Frame,
  candidates: CandidateSet,
  explanation: Explanation,
  given = false,
): WhyLane {
  const { mean, sd, multiplier } = frame;
  const label = (symbol: string, index: number) =>
    oneDimensional(candidates)
      ? words.atPlace({ symbol: `$${symbol}$`, place: candidateName(candidates, index) })
      : words.at(`$${symbol}$`);
  if (!mean || !sd || multiplier === null) {
    const value = (f: number) => `$f_t$ = **${formatValue(f)}**`;
    return {
      head: given ? GIVEN : words.chosenBlindly,
      rows: [
        { kind: 'note', label: label('x_t', record.index), text: value(record.f) },
        { kind: 'note', label: label('x*_t', record.starIndex), text: value(record.fStar) },
      ],
    };
  }
  const sum = (symbol: string, index: number): SumRow => {
    const additive = isSum(frame, index);
    const value = additive
      ? mean[index] + multiplier * sd[index]
      : (frame.acquisition?.[index] ?? Number.NaN);
    return {
      kind: 'sum',
      label: label(symbol, index),
      mean: mean[index],
      value,
      text: additive
        ? sumText(mean[index], multiplier, sd[index])
        : `$μ$ ${formatValue(mean[index])}, $σ$ ${formatValue(sd[index])}: $α$ = **${formatValue(value)}**`,
    };
  };
  const atQuery = sum('x_t', record.index);
  const atOptimum = sum('x*_t', record.starIndex);
  return {
    head: given ? GIVEN : whyHead(record, candidates, atQuery.value - atOptimum.value),
    rows: [atQuery, atOptimum, ownRow(record, explanation)],
  };
}

/** Most decimals of a term; more than two stand only where two do not add up. */
const MOST_DECIMALS = 6;

/** "0.85 + 1.82 × 0.09 = **1.01**": rounded terms, with as many decimals as they need to add up to the rounded sum. */
export function sumText(mean: number, multiplier: number, sd: number): string {
  const total = formatValue(mean + multiplier * sd);
  for (let digits = 2; ; digits++) {
    const terms = [mean, multiplier, sd].map((term) => formatValue(term, digits));
    const [a, b, c] = terms.map((text) => Number(text.replace('\u2212', '-')));
    if (formatValue(a + b * c) === total || digits === MOST_DECIMALS)
      return `${terms[0]} + ${terms[1]} × ${terms[2]} = **${total}**`;
  }
}

/** Whether a frame's acquisition at a candidate is its μ + √β_t σ; not for EI or a look-ahead in time. */
export function isSum({ mean, sd, multiplier, acquisition }: Frame, index: number): boolean {
  if (!mean || !sd || !acquisition || multiplier === null) return false;
  const sum = mean[index] + multiplier * sd[index];
  return Math.abs(sum - acquisition[index]) <= 1e-6 * (1 + Math.abs(sum));
}

/** A lane's query and the frame it was chosen from. */
export interface Chosen {
  readonly frame: Frame;
  readonly record: StepRecord;
  readonly given: boolean;
}

/**
 * The formula of all lanes with a model; only its left side if some lane scores differently, and only the
 * score if a query was drawn or given.
 */
export function formulaReading(lanes: readonly Chosen[]): string {
  const scored = lanes.filter(({ frame }) => frame.mean);
  const score = scored.every(({ frame }) => isSum(frame, 0)) ? '$α(x) = μ(x) + √β_t σ(x)$' : '$α(x)$';
  const chosen = scored.every(({ record, given }) => record.acquisition !== null && !given);
  return chosen ? words.maximises(score) : words.scoreIs(score);
}

/** Whether the candidates lie along one axis. */
export const oneDimensional = ({ kind, dimension }: CandidateSet): boolean =>
  kind === 'grid' && dimension === 1;

/** Head for a given query, which maximises nothing. */
const GIVEN = words.given;

function whyHead(record: StepRecord, candidates: CandidateSet, advantage: number): string {
  if (isLook(record)) return words.look;
  if (record.acquisition === null) return words.randomCandidate;
  if (record.index === record.starIndex) return words.trueOptimum;
  if (!oneDimensional(candidates)) {
    const at = (index: number) => candidateName(candidates, index);
    return words.queryAndOptimum({ query: at(record.index), optimum: at(record.starIndex) });
  }
  if (advantage < 0.005) return words.asGoodAsOptimum;
  return words.betterThanOptimum(formatValue(advantage));
}

function ownRow(record: StepRecord, explanation: Explanation): WhyRow {
  const { label, text } = explanation;
  const { psi, kappa } = record;
  if (psi === null || kappa === null) return { kind: 'note', label, text };
  return { kind: 'test', label, text, psi, kappa, fired: record.reset && record.reason === 'event' };
}

/** Range of all bars of the panel: the plots' y range with the origin, widened for σ; fixed over the run. */
export function whyDomain(domain: readonly [number, number], priorDeviation: number): [number, number] {
  return [Math.min(0, domain[0]), Math.max(0, domain[1]) + 0.5 * priorDeviation];
}
