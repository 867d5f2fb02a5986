import type { LaneResult } from '../../replicates/plan.ts';
import { summarise } from '../../replicates/statistics.ts';
import { belowAll, type Claim, notReversed, ordered, orderVerdict } from '../report/claims.ts';
import type { Measure } from '../report/measures.ts';
import type { Column, MeasureTable } from '../spec.ts';
import {
  BPT_LSE,
  BPT_TS,
  BPT_UCB,
  CLASSIFIER_VERSIONS,
  EXISTING_CLASSIFIERS,
  EXISTING_OPTIMISERS,
  OPTIMISER_VERSIONS,
} from './environment-lanes.ts';

/** The curve at step t; the nearest kept step where t is not one of them. */
function curveAt(symbol: string, t: number): Measure {
  return {
    id: `${symbol} at t = ${t}`,
    of: ({ curve }: LaneResult, horizon) => curve[Math.max(0, Math.round((t / horizon) * curve.length) - 1)],
  };
}

const EARLY = curveAt('F1', 10);
const REGRET = curveAt('r_t', 100);
const F1 = curveAt('F1', 100);

export const REGRET_MEASURES: readonly MeasureTable[] = [curveAt('r_t', 20), curveAt('r_t', 50), REGRET].map(
  (measure) => ({ measure }),
);

export const F1_MEASURES: readonly MeasureTable[] = [EARLY, curveAt('F1', 50), F1].map((measure) => ({
  measure,
}));

const ERRORS = 2;
const CLEARLY = 'by more than two paired standard errors';
const PROPOSED = [BPT_UCB, BPT_TS];

/** What the paper says of every function on which it optimises, and what of it is left where others reach the optimum too. */
export function optimisationClaims(columns: readonly Column[]): Claim[] {
  const below = columns.flatMap(({ name }) =>
    PROPOSED.map((row) =>
      ordered({
        text: `${name}: ${row} ends with less regret than every existing method, adaptive version and RS, ${CLEARLY}`,
        measure: REGRET.id,
        columns: [name],
        pairs: belowAll(row, EXISTING_OPTIMISERS),
        errors: ERRORS,
      }),
    ),
  );
  const notAbove = notReversed({
    text: `Weaker: nothing ends with less regret than ${BPT_UCB} or ${BPT_TS}, ${CLEARLY}`,
    measure: REGRET.id,
    columns: columns.map(({ name }) => name),
    pairs: PROPOSED.flatMap((row) => belowAll(row, EXISTING_OPTIMISERS)),
    errors: ERRORS,
  });
  return [...below, notAbove];
}

/** The adaptive versions ask the same and answer for the purpose: each should end with less regret. */
export function adaptiveAnswers(columns: readonly Column[]): Claim {
  return ordered({
    text: 'Answering by the estimated probability helps: each Pmax version ends with less regret than the method whose queries it shares (our reading, not a sentence of the paper)',
    measure: REGRET.id,
    columns: columns.map(({ name }) => name),
    pairs: OPTIMISER_VERSIONS.map(({ plain, adaptive }) => [adaptive, plain]),
  });
}

/** What the paper says of every function whose level set it estimates, and what of it is left where others do as well. */
export function levelSetClaims(columns: readonly Column[]): Claim[] {
  const pairs = EXISTING_CLASSIFIERS.map((other) => [other, BPT_LSE] as const);
  const above = columns.map(({ name }) =>
    ordered({
      text: `${name}: ${BPT_LSE} ends with a higher F1 than every existing method, adaptive version and RS, ${CLEARLY}`,
      measure: F1.id,
      columns: [name],
      pairs,
      errors: ERRORS,
    }),
  );
  const notBelow = notReversed({
    text: `Weaker: nothing ends with a higher F1 than ${BPT_LSE}, ${CLEARLY}`,
    measure: F1.id,
    columns: columns.map(({ name }) => name),
    pairs,
    errors: ERRORS,
  });
  return [...above, notBelow];
}

/** The same for classifications. */
export function adaptiveClassifications(columns: readonly Column[]): Claim {
  return ordered({
    text: 'Classifying by the estimated probability helps: each P version ends with a higher F1 than the method whose queries it shares (our reading, not a sentence of the paper)',
    measure: F1.id,
    columns: columns.map(({ name }) => name),
    pairs: CLASSIFIER_VERSIONS.map(({ plain, adaptive }) => [plain, adaptive]),
  });
}

/** From here on a mean F1 counts as 1. */
const NEARLY_ONE = 0.98;

/** BPT-LSE's F1 converges to 1 in every column. */
export function converges(columns: readonly Column[]): Claim {
  return {
    text: `${BPT_LSE}’s F1 converges to 1: its mean is at least ${NEARLY_ONE} at t = 100 (the paper says so of Fig. 7)`,
    check({ values }) {
      const means = columns.map(({ name }) => ({ name, ...summarise(values(BPT_LSE, name, F1.id)) }));
      return {
        verdict: means.every(({ mean }) => mean >= NEARLY_ONE) ? 'reproduced' : 'not reproduced',
        detail: means
          .map(({ name, mean, se }) => `${name}: ${mean.toFixed(3)} ± ${se.toFixed(3)}`)
          .join(', '),
      };
    },
  };
}

/** Some existing method is ahead of BPT-LSE early on. */
export function aheadEarly(columns: readonly Column[]): Claim {
  return {
    text: `Some existing method raises its F1 faster in the early stage: at t = 10 the best of them has a higher mean than ${BPT_LSE}`,
    check({ values }) {
      const found = columns.map(({ name }) => {
        const meanOf = (row: string) => summarise(values(row, name, EARLY.id)).mean;
        const own = meanOf(BPT_LSE);
        const others = CLASSIFIER_VERSIONS.map(({ plain }) => ({ plain, mean: meanOf(plain) }));
        const best = others.reduce((a, b) => (b.mean > a.mean ? b : a));
        const detail = `${name}: ${best.plain} ${best.mean.toFixed(3)}, ${BPT_LSE} ${own.toFixed(3)}`;
        return { holds: best.mean > own, detail };
      });
      return {
        verdict: orderVerdict(found.every(({ holds }) => holds)),
        detail: found.map(({ detail }) => detail).join('; '),
      };
    },
  };
}
