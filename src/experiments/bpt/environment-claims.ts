import { mean } from '../../math/mean.ts';
import type { LaneResult } from '../../plan/plan.ts';
import { comparePaired } from '../../replicates/paired.ts';
import { summarise } from '../../replicates/statistics.ts';
import { type Claim, ours, signed, withReason } from '../report/claims.ts';
import type { Measure } from '../report/measures.ts';
import { aboveAll, belowAll, notReversed, ordered } from '../report/order-claims.ts';
import { judgeOrder, testPair } from '../report/order-verdict.ts';
import type { Column, MeasureTable } from '../spec.ts';
import {
  BPT_LSE,
  BPT_TS,
  BPT_UCB,
  CLASSIFIER_VERSIONS,
  EXACT_TS,
  EXISTING_CLASSIFIERS,
  EXISTING_OPTIMISERS,
  type JudgedColumn,
  OPTIMISER_VERSIONS,
} from './environment-lanes.ts';

/** The curve at step t; the nearest kept step where t is not one of them. */
export function curveAt(symbol: string, t: number): Measure {
  return {
    id: `${symbol} at t = ${t}`,
    of: ({ curve }: LaneResult, horizon) => curve[Math.max(0, Math.round((t / horizon) * curve.length) - 1)],
  };
}

const EARLY = curveAt('F1', 10);
const END = 100;
const F1 = curveAt('F1', END);

/** The step at which columns end that are judged together. */
const endOf = (columns: readonly Column[]): number =>
  Math.min(END, ...columns.map(({ scenario }) => scenario.horizon));

const tables = (symbol: string, steps: readonly number[]): MeasureTable[] =>
  steps.map((t) => ({ measure: curveAt(symbol, t) }));

export const REGRET_MEASURES: readonly MeasureTable[] = tables('r_t', [20, 30, 50, END]);
export const F1_MEASURES: readonly MeasureTable[] = tables('F1', [10, 30, 50, END]);
/** For T = 50. */
export const SHORT_REGRET_MEASURES: readonly MeasureTable[] = tables('r_t', [10, 20, 30, 50]);
/** For T = 150. */
export const LONG_F1_MEASURES: readonly MeasureTable[] = [...F1_MEASURES, ...tables('F1', [150])];

/** Why an order of means may not come out. */
const UNPUBLISHED =
  'The paper prints curves without T or numbers, and neither its boxes nor how f is centred. Tried: every step in the tables below, with the scores’ ties broken as in exact arithmetic.';
const SAME_VALUE = `${UNPUBLISHED} A rival that classifies every design rightly too reaches the same F1.`;
const OUR_READING = 'Tried: the paper’s β and m on all of its functions.';
const CLASSIFIED = `P-LSE and P-StableLSE end below the methods whose queries they share on all four functions (bpt-fig3, bpt-fig4, bpt-fig7); P-BQLSE is ahead on Himmelblau alone. ${OUR_READING}`;

const PROPOSED = [BPT_UCB, BPT_TS];

/**
 * What the paper says of every function on which it optimises, at the early step; and that nothing overtakes it later.
 * @param reason why it may not come out
 * @param found what the recorded runs say of a claim that did not, by how its text begins
 */
export function optimisationClaims(
  columns: readonly JudgedColumn[],
  reason = UNPUBLISHED,
  found: Readonly<Record<string, string>> = {},
): Claim[] {
  const claims = [...aheadEarlier(columns), ...neverBehind(columns)];
  const ofItsOwn = ({ text }: Claim) =>
    Object.entries(found).find(([begins]) => text.startsWith(begins))?.[1];
  return claims.map((claim) => withReason(claim, [reason, ofItsOwn(claim)].filter(Boolean).join(' ')));
}

function aheadEarlier(columns: readonly JudgedColumn[]): Claim[] {
  return columns.flatMap(({ name, judgedAt }) =>
    PROPOSED.map((row) =>
      ordered({
        text: `${name}, t = ${judgedAt}: ${row} has less regret than every existing method, adaptive version and RS`,
        measure: curveAt('r_t', judgedAt).id,
        columns: [name],
        pairs: belowAll(row, EXISTING_OPTIMISERS),
      }),
    ),
  );
}

/** What is left of the order at the end, where random sampling may have caught up. */
function neverBehind(columns: readonly Column[]): Claim[] {
  return columns.map((column) =>
    ours(
      notReversed({
        text: `${column.name}, t = ${endOf([column])}: nothing has less regret than ${BPT_UCB} or ${BPT_TS}`,
        measure: curveAt('r_t', endOf([column])).id,
        columns: [column.name],
        pairs: PROPOSED.flatMap((row) => belowAll(row, EXISTING_OPTIMISERS)),
      }),
    ),
  );
}

/** Mean regrets nearer than this count as the same; random sampling and the best lane lie 0.1 to 0.3 apart. */
const SAME_REGRET = 0.05;

/** Random features in place of exact draws move no mean, early or at the end. */
export function featuresChangeNothing(column: JudgedColumn): Claim[] {
  const { name, judgedAt } = column;
  return [judgedAt, endOf([column])].map((t) => ({
    text: `${name}, t = ${t}: ${BPT_TS} has the same regret by random features as by exact draws, within ${SAME_REGRET}`,
    ours: true,
    otherwise: 'Tried: independent draws of both kinds.',
    check({ values, level }) {
      const [features, exact] = [BPT_TS, EXACT_TS].map((row) => values(row, name, curveAt('r_t', t).id));
      const { mean, se } = comparePaired(features, exact).difference;
      const raised = (some: readonly number[]) => some.map((value) => value + SAME_REGRET);
      return {
        ...judgeOrder([testPair(features, raised(exact)), testPair(exact, raised(features))], level),
        detail: `${BPT_TS} − ${EXACT_TS}: ${signed(mean)} ± ${se.toFixed(3)} (paired)`,
      };
    },
  }));
}

/** The adaptive versions ask the same and answer for the purpose: each should end with less regret. */
export function adaptiveAnswers(columns: readonly Column[]): Claim {
  return ours(
    withReason(
      ordered({
        text: 'Answering by the estimated probability helps: each Pmax version ends with less regret than the method whose queries it shares',
        measure: curveAt('r_t', endOf(columns)).id,
        columns: columns.map(({ name }) => name),
        pairs: OPTIMISER_VERSIONS.map(({ plain, adaptive }) => [adaptive, plain]),
      }),
      OUR_READING,
    ),
  );
}

/** What the paper says of every function whose level set it estimates, and what of it is left where others do as well. */
export function levelSetClaims(columns: readonly JudgedColumn[]): Claim[] {
  return columns.flatMap(({ name, judgedAt }) => [
    withReason(
      ordered({
        text: `${name}, t = ${judgedAt}: ${BPT_LSE} has a higher F1 than every existing method, adaptive version and RS`,
        measure: curveAt('F1', judgedAt).id,
        columns: [name],
        pairs: aboveAll(BPT_LSE, EXISTING_CLASSIFIERS),
      }),
      SAME_VALUE,
    ),
    ours(
      withReason(
        notReversed({
          text: `${name}, t = ${Math.max(judgedAt, END)}: nothing has a higher F1 than ${BPT_LSE}`,
          measure: curveAt('F1', Math.max(judgedAt, END)).id,
          columns: [name],
          pairs: aboveAll(BPT_LSE, EXISTING_CLASSIFIERS),
        }),
        SAME_VALUE,
      ),
    ),
  ]);
}

/** The same for classifications. */
export function adaptiveClassifications(columns: readonly Column[]): Claim {
  return ours(
    withReason(
      ordered({
        text: 'Classifying by the estimated probability helps: each P version ends with a higher F1 than the method whose queries it shares',
        measure: F1.id,
        columns: columns.map(({ name }) => name),
        pairs: CLASSIFIER_VERSIONS.map(({ plain, adaptive }) => [plain, adaptive]),
      }),
      CLASSIFIED,
    ),
  );
}

/** From here on a mean F1 counts as 1. */
const NEARLY_ONE = 0.98;

/** BPT-LSE's F1 converges to 1 in every column. */
export function converges(columns: readonly JudgedColumn[]): Claim {
  return {
    text: `${BPT_LSE}’s F1 converges to 1: its mean is at least ${NEARLY_ONE} at t = 100, or at the later step at which the column is judged (the paper says so of Fig. 7)`,
    otherwise: `${UNPUBLISHED} The mean still rises at the last step.`,
    check({ values }) {
      const means = columns.map(({ name, judgedAt }) => {
        const t = Math.max(judgedAt, END);
        return { name, t, ...summarise(values(BPT_LSE, name, curveAt('F1', t).id)) };
      });
      return {
        verdict: means.every(({ mean }) => mean >= NEARLY_ONE) ? 'reproduced' : 'not reproduced',
        detail: means
          .map(({ name, t, mean, se }) => `${name}, t = ${t}: ${mean.toFixed(3)} ± ${se.toFixed(3)}`)
          .join(', '),
      };
    },
  };
}

/** Some existing method is ahead of BPT-LSE early on. */
export function aheadEarly(columns: readonly Column[]): Claim {
  return {
    text: `Some existing method raises its F1 faster in the early stage: at t = 10 the best of them has a higher mean than ${BPT_LSE}`,
    otherwise: UNPUBLISHED,
    check({ values, level }) {
      const found = columns.map(({ name }) => {
        const own = values(BPT_LSE, name, EARLY.id);
        const others = CLASSIFIER_VERSIONS.map(({ plain }) => ({
          plain,
          values: values(plain, name, EARLY.id),
        }));
        const best = others.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
        const detail = `${name}: ${best.plain} ${mean(best.values).toFixed(3)}, ${BPT_LSE} ${mean(own).toFixed(3)}`;
        return { tested: testPair(own, best.values), detail };
      });
      return {
        ...judgeOrder(
          found.map(({ tested }) => tested),
          level,
        ),
        detail: found.map(({ detail }) => detail).join('; '),
      };
    },
  };
}
