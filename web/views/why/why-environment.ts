import * as words from '#words/views/why-environment';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { Explanation } from '../../../src/contracts/explanation.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { designName } from '../../readings/environment/design-name.ts';
import { isLook } from '../../readings/lane.ts';
import { designExplained } from '../../readings/said/explained-design.ts';
import { designScore } from '../field/environment-fields.ts';
import { candidateName } from '../lane/hover-reading.ts';
import { type SumRow, sumText, type WhyLane, type WhyRow } from './why-rows.ts';

/** Range of the bars: probabilities, with room for upper ends beyond 1. */
export const PROBABILITY_DOMAIN: readonly [number, number] = [0, 1.5];

/** "Why here, why now?" for a lane that chooses a design by its score and then a condition. */
export function environmentWhy(
  record: StepRecord,
  frame: Frame,
  candidates: CandidateSet,
  environment: Environment,
  { text }: Explanation,
  given = false,
): WhyLane {
  const design = Math.floor(record.index / environment.conditions);
  const pair = `$(x_t, w_t)$ = ${candidateName(candidates, record.index)}`;
  const head = `${pair}: ${given ? words.givenNotScored : designExplained(text)}`;
  if (record.acquisition === null)
    return {
      head: given || alwaysDrawn(record, frame) ? head : isLook(record) ? words.lookAtPair : words.randomPair,
      rows: [pairRow(record.index, frame)],
    };
  const at = (symbol: string, index: number) =>
    designRow(
      words.atPlace({ symbol: `$${symbol}$`, place: designName({ candidates }, environment, index) }),
      index,
      frame,
      environment,
    );
  return {
    head,
    rows: [at('x_t', design), at('x*', environment.best), pairRow(record.index, frame), ...spreadRows(frame)],
  };
}

/** Whether pairs are drawn at random: all pairs have the same score even with data. */
function alwaysDrawn({ dataSize }: StepRecord, { acquisition }: Frame): boolean {
  return dataSize > 0 && acquisition !== null && acquisition.every((value) => value === acquisition[0]);
}

/** Score and belief at a design; a bar if the score is the upper end of the lane's interval of p_upper. */
function designRow(label: string, design: number, frame: Frame, environment: Environment): WhyRow {
  const { mean, spread } = frame.designs ?? {};
  const score = designScore(frame, environment)?.[design];
  if (!mean || !spread || score === undefined) return { kind: 'note', label, text: words.noModel };
  const [estimate, deviation] = [mean[design], spread[design]];
  if (scoresUpperEnd(frame, environment, design)) return upperEndRow(label, estimate, deviation, frame);
  const own = `$μ^{(p)}$ ${formatValue(estimate)}, $γ$ ${formatValue(deviation)}`;
  return { kind: 'note', label, text: words.scored({ value: formatValue(score), terms: own }) };
}

function upperEndRow(label: string, mean: number, spread: number, { multiplier }: Frame): SumRow {
  const value = mean + (multiplier ?? 0) * spread;
  return { kind: 'sum', label, mean, value, text: sumText(mean, multiplier ?? 0, spread) };
}

/** Whether a frame's score at a design is its μ^(p) + multiplier · γ, as for BPT-UCB with m = 2 and η = 0. */
export function scoresUpperEnd(frame: Frame, environment: Environment, design: number): boolean {
  const { mean, spread } = frame.designs ?? {};
  const score = designScore(frame, environment)?.[design];
  if (!mean || !spread || score === undefined || !frame.multiplier) return false;
  return Math.abs(mean[design] + frame.multiplier * spread[design] - score) <= 1e-6;
}

/**
 * The uncertainty of the probability at the lane's last answer, and its upper bound that the lane uses; none
 * without a model.
 */
function spreadRows({ designs }: Frame): WhyRow[] {
  if (!designs?.spread || designs.deviation === null) return [];
  const [exact, bound] = [designs.deviation, designs.spread[designs.answer]];
  const text = words.boundedSpread({ exact: formatValue(exact, 3), bound: formatValue(bound, 3) });
  return [{ kind: 'note', label: words.spreadOfAnswer, text }];
}

/** How sure the lane was about "is f > h?" at the pair that it queried. */
function pairRow(index: number, frame: Frame): WhyRow {
  const label = words.atPair;
  const phi = frame.belief?.[index];
  if (phi === undefined) return { kind: 'note', label, text: words.noModel };
  const doubt = phi * (1 - phi);
  return {
    kind: 'note',
    label,
    text: words.doubt({ above: formatValue(phi), doubt: formatValue(doubt) }),
  };
}
