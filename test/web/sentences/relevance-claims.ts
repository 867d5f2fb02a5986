import { wDbo } from '../../../src/algorithms/forgetting/w-dbo.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import { type Claim, NUMBER, near } from './claim.ts';
import { dropsSo, type LaneMoment } from './lane-claims.ts';

const selection = ({ lane, t }: LaneMoment) => lane.records[t - 1].selection;
const after = ({ lane, t }: LaneMoment): readonly number[] => lane.held[t];
const ruleOf = ({ lane }: LaneMoment) => resolveParameters(wDbo.parameters, lane.lane.parameters).dropRule;

const RELEVANCE = `${NUMBER}|< 0\\.001`;

const isRelevance = (value: number | undefined, text: string): boolean =>
  value !== undefined && (text === '< 0.001' ? value < 0.001 : value >= 0.0005 && near(value, text));

/** R of a step that is held. */
const relevanceOf = (moment: LaneMoment, step: number): number | undefined =>
  selection(moment)?.relevance[after(moment).indexOf(step)];

const least = (moment: LaneMoment): number => Math.min(...(selection(moment)?.relevance ?? []));

/** Held before the step, with the newest. */
const isWhole = (moment: LaneMoment): boolean =>
  after(moment).length === moment.lane.held[moment.t - 1].length + 1 &&
  selection(moment)?.removed.length === 0;

export const DROP_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: new RegExp(
      `^Drops step (\\d+), R (${RELEVANCE}): the least relevant of (\\d+)(?:, then (\\d+) more)?\\.$`,
    ),
    holds: (moment, step, relevance, of, more) =>
      dropsSo(moment, 'step', step, of, more) &&
      isRelevance(selection(moment)?.removedRelevance[0], relevance),
  },
  {
    says: /^Drops nothing: (?:1 point is|([02-9]|\d\d+) points are) no more than it may hold\.$/,
    holds: (moment, count = '1') =>
      isWhole(moment) &&
      after(moment).length === +count &&
      +count <= Number(resolveParameters(wDbo.parameters, moment.lane.lane.parameters).heldSize) &&
      ruleOf(moment) === 'size',
  },
  {
    says: /^Drops nothing: two points stay in any case\.$/,
    holds: (moment) => isWhole(moment) && after(moment).length <= 2 && ruleOf(moment) === 'budget',
  },
  {
    says: new RegExp(`^Drops nothing: step (\\d+) would cost (${NUMBER}), the budget is (${NUMBER})\\.$`),
    holds: (moment, step, price, budget) =>
      isWhole(moment) &&
      ruleOf(moment) === 'budget' &&
      relevanceOf(moment, +step) === least(moment) &&
      near(1 + least(moment), price) &&
      near(selection(moment)?.budget ?? Number.NaN, budget) &&
      1 + least(moment) >= (selection(moment)?.budget ?? Number.NaN),
  },
];

export const OLDEST_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: /^Step (\d+) is all it holds\.$/,
    holds: (moment, step) => after(moment).length === 1 && after(moment)[0] === +step,
  },
  {
    says: new RegExp(
      `^Step (\\d+) is (?:1 step|([02-9]|\\d\\d+) steps) older and stays, R (${RELEVANCE})\\.$`,
    ),
    holds: (moment, step, by = '1', relevance) =>
      after(moment)[0] === +step &&
      (selection(moment)?.removed[0] ?? 0) - +step === +by &&
      isRelevance(relevanceOf(moment, +step), relevance),
  },
  {
    says: new RegExp(
      `^Oldest held: step (\\d+), (?:1 step|([02-9]|\\d\\d+) steps) old, R (${RELEVANCE})\\.$`,
    ),
    holds: (moment, step, age = '1', relevance) =>
      Math.min(...after(moment)) === +step &&
      moment.t - +step === +age &&
      isRelevance(relevanceOf(moment, +step), relevance),
  },
];

/** Of the plot, for those who do not see it. */
export const BARS_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: new RegExp(
      `^(?:1 point|([02-9]|\\d\\d+) points) held\\. Most relevant: step (\\d+), (\\d+) steps? old: R (${RELEVANCE})\\. Least: step (\\d+), (\\d+) steps? old: R (${RELEVANCE})( at a price of (${NUMBER}), the budget is (${NUMBER}))?\\.$`,
    ),
    holds: (moment, count = '1', ...words) => {
      const [most, mostAge, largest, last, lastAge, smallest, paid, price, budget] = words;
      const values = selection(moment)?.relevance ?? [];
      const ages = moment.t - +most === +mostAge && moment.t - +last === +lastAge;
      const ends =
        relevanceOf(moment, +most) === Math.max(...values) && relevanceOf(moment, +last) === least(moment);
      const marks = paid
        ? near(1 + least(moment), price) && near(selection(moment)?.budget ?? Number.NaN, budget)
        : ruleOf(moment) === 'size';
      return (
        values.length === +count &&
        ages &&
        ends &&
        marks &&
        isRelevance(Math.max(...values), largest) &&
        isRelevance(least(moment), smallest)
      );
    },
  },
];
