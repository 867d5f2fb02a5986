import { type Assumption, type Figure, needed, type Theorem, wanted } from '../bound.ts';
import { bestDriftingGain, type ConstantBetaBound, constantBetaBound, leastDelta } from '../constant-beta.ts';
import { constantsOf, othersQueries } from '../exploration.ts';
import type { RunFacts } from '../facts.ts';
import { leftAlone, modelIsTrue, regretOfQueries, smoothEnough } from '../shared-assumptions.ts';
import { rounded } from '../words.ts';

/** The lane's β, where it has one and the same at every step that it chose; else null. */
function betaOf({ records }: RunFacts): number | null {
  const used = records.flatMap(({ multiplier }) => (multiplier === null ? [] : [multiplier]));
  return used.length > 0 && used.every((multiplier) => multiplier === used[0]) ? used[0] * used[0] : null;
}

/** The lane's change rate by its forgetting factor; 0 where it has none. */
const rateOf = ({ temporal }: RunFacts): number => (temporal.kind === 'forgetting' ? temporal.rate : 0);

function assumptions(facts: RunFacts): Assumption[] {
  const { drift, temporal, refits, dimension } = facts;
  const beta = betaOf(facts);
  const others = othersQueries(facts);
  return [
    regretOfQueries(facts),
    ...leftAlone(facts),
    needed(
      drift?.per === 'step' && drift.rate !== null && drift.rate > 0,
      'The objective is a GP that renews itself at one rate $ε$ > 0 with every step',
      'The objective does not renew itself at one rate with every step.',
    ),
    needed(
      temporal.kind === 'forgetting' && !refits && drift?.rate === rateOf(facts),
      'The lane forgets at the true rate $ε$',
      'The lane’s model does not forget at the true rate.',
    ),
    ...modelIsTrue(facts),
    smoothEnough(facts),
    needed(
      beta !== null,
      '$β$ is the same at every step',
      'The lane’s $β_t$ changes over time; the theorem has a constant one.',
    ),
    needed(
      beta !== null && leastDelta(beta, 1, dimension) < 1,
      '$β$ is at least 2 ln 6',
      `The lane’s $β$ is ${rounded(beta ?? 0, 3)}: no $δ$ below 1 is so large that it would do.`,
    ),
    wanted(others === null, 'Every query maximises the UCB', others ?? ''),
  ];
}

/** The bound of the τ that gives the lowest one for this β. */
function best(
  facts: RunFacts,
  horizon: number,
  gain: number,
): ConstantBetaBound & { tau: number; delta: number } {
  const beta = betaOf(facts) ?? 0;
  const { noiseVariance, dimension, side } = facts;
  const { a1: a, b1: b } = constantsOf(facts);
  const spread = facts.spread();
  const at = (tau: number) => {
    const delta = leastDelta(beta, tau, dimension);
    const input = { horizon, beta, gain, noiseVariance, dimension, side, a, b, spread, delta, tau };
    return { ...constantBetaBound(input, facts.delta), tau, delta };
  };
  let found = at(1);
  for (let tau = 2; leastDelta(beta, tau, dimension) < 1; tau++) {
    const next = at(tau);
    if (next.expected < found.expected) found = next;
  }
  return found;
}

function evaluate(facts: RunFacts) {
  const { records, gains, noiseVariance } = facts;
  const gain = (t: number) => bestDriftingGain(t, gains, rateOf(facts), noiseVariance);
  const { tau } = best(facts, records.length, gain(records.length));
  const curve = records.map(({ t }) => best(facts, t, gain(t)).expected);
  return { curve, figures: [parts(facts, gain(records.length), tau)] };
}

function parts(facts: RunFacts, gain: number, tau: number): Figure {
  const { c1, c2, c3, delta, expected, realised } = best(facts, facts.records.length, gain);
  const { mean, error, sd } = facts.spread();
  return {
    label: 'Theorem 1',
    text: `on the expected regret; $τ$ = ${tau} and $δ$ = ${rounded(delta, 2)} make it lowest, sup $f$ − inf $f$ is ${rounded(mean, 3)} ± ${rounded(error, 1)} on average; Proposition 2 for one run: ${rounded(realised, 3)} with probability ${1 - facts.delta}`,
    values: { C1: c1, C2: c2, C3: c3, tau, delta, gain, spread: mean, error, sd, expected, realised },
  };
}

/** A constant β under forgetting at the true rate. */
export const constantBetaTheorem: Theorem = {
  id: 'constant-beta-theorem-1',
  name: 'Theorem 1, constant β',
  source: 'Mandl & Kekkonen 2026, arXiv 2608.18863, Theorems 1 and B.3, Proposition 2',
  algorithms: ['tv-gp-ucb'],
  about: 'forgetting with a constant β',
  assumptions,
  evaluate,
};
