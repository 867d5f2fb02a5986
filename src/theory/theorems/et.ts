import type { StationaryFamily } from '../../kernels/spec.ts';
import { type Assumption, type Figure, needed, type Theorem } from '../bound.ts';
import { type RateBounds, rateBounds } from '../et/rate-bounds.ts';
import { etRates, maternExponent } from '../et/rates.ts';
import { type EtBound, etRegretBound } from '../et/regret-bound.ts';
import { betas, constantsOf, exploresEnough } from '../exploration.ts';
import type { Drift, RunFacts } from '../facts.ts';
import { mismatchBound } from '../model-mismatch.ts';
import { leftAlone, modelIsTrue, noRenewal, regretOfQueries, smoothEnough } from '../shared-assumptions.ts';
import { rounded } from '../words.ts';

/** N_lo and N_hi, at most t. */
function blocks({ blockLengths }: RunFacts, t: number): readonly [number, number] {
  const [lower, upper] = blockLengths ?? [1, t];
  return [Math.min(lower, t), Math.min(upper, t)];
}

function assumptions(facts: RunFacts): Assumption[] {
  const { drift, parameters, temporal, refits } = facts;
  const kept = (parameters.survivors as number | undefined) ?? 0;
  return [
    regretOfQueries(facts),
    ...leftAlone(facts),
    needed(
      drift?.per === 'step' && drift.rate !== null,
      'The objective is a GP that renews itself at one rate $ε$ with every step',
      drift?.per === 'second'
        ? 'The objective changes by the second, and steps take different times.'
        : noRenewal(facts),
    ),
    ...modelIsTrue(facts),
    smoothEnough(facts),
    needed(
      temporal.kind === 'static' && !refits && kept <= 1,
      'The model is static and starts again at a reset, with at most one old point',
      kept > 1
        ? `${kept} points survive a reset: some data are older than $N_{hi}$.`
        : refits
          ? 'Hyperparameters are refitted during the run; the proof keeps them.'
          : 'The model forgets instead of starting again.',
    ),
    exploresEnough(facts),
  ];
}

function evaluate(facts: RunFacts) {
  const beta = betas(facts);
  const at = (t: number): EtBound => {
    const [lower, upper] = blocks(facts, t);
    return etRegretBound({
      horizon: t,
      epsilon: (facts.drift as Drift).rate ?? 0,
      noiseVariance: facts.noiseVariance,
      lower,
      upper,
      beta: beta[t - 1],
      gain: facts.gains[upper],
      ...constantsOf(facts),
      delta: facts.delta,
    });
  };
  const bounds = facts.records.map(({ t }) => at(t));
  return {
    curve: bounds.map(({ total }) => total),
    figures: [parts(facts, bounds[bounds.length - 1], beta[beta.length - 1]), rates(facts), mismatch(facts)],
  };
}

function parts(facts: RunFacts, bound: EtBound, beta: number): Figure {
  const [lower, upper] = blocks(facts, facts.records.length);
  const { a0, b0, a1, b1 } = constantsOf(facts);
  const share = (100 * bound.mismatch) / bound.total;
  return {
    label: 'Theorem 1',
    text: `blocks of ${lower} to ${upper} steps; ${share.toFixed(0)} % of the bound comes from taking the objective for still within a block`,
    values: {
      lower,
      upper,
      beta,
      gain: facts.gains[upper],
      learning: bound.learning,
      mismatch: bound.mismatch,
      a0,
      b0,
      a1,
      b1,
    },
  };
}

/** Lemma 9: what the run's static model missed of the drifting one, beside what the lemma allows. */
function mismatch(facts: RunFacts): Figure {
  const horizon = facts.records.length;
  const epsilon = (facts.drift as Drift).rate ?? 0;
  const { noiseVariance, delta } = facts;
  const [, longest] = blocks(facts, horizon);
  const seen = facts.mismatch(epsilon);
  const allowed = mismatchBound({
    ...constantsOf(facts),
    epsilon,
    noiseVariance,
    longest,
    horizon,
    delta,
  });
  return {
    label: 'Lemma 9',
    text: `taking the objective for still moved the mean by at most ${rounded(seen.mean, 3)} and $σ$ by ${rounded(seen.sd, 3)}; the lemma allows ${rounded(allowed.mean, 2)} and ${rounded(allowed.sd, 2)}`,
    values: { mean: seen.mean, sd: seen.sd, meanBound: allowed.mean, sdBound: allowed.sd },
  };
}

const NU: Readonly<Partial<Record<StationaryFamily, number>>> = { matern52: 2.5 };

/** Said where the kernel is a Matérn one. */
const OTHER_BLOCKS =
  '; the corollary takes $N$ of the order of $ε$^{−1/(4−ξ)} for this kernel, the lane keeps 12 $ε$^{−1/4}: the terms are those of other blocks';

/** Corollary 1, with the lane's bounds on ε. */
function rates(facts: RunFacts): Figure {
  const label = 'Corollary 1';
  const epsilon = (facts.drift as Drift).rate ?? 0;
  const bounds = rateBounds(facts);
  if (!bounds)
    return { label, text: 'says nothing: the lane does not bound $ε$ from below and above', values: {} };
  const [epsilonLower, epsilonUpper] = bounds;
  const nu = NU[facts.kernel.family as StationaryFamily];
  const xi = nu ? maternExponent(facts.dimension, nu) : 0;
  const found = etRates({ horizon: facts.records.length, epsilon, epsilonLower, epsilonUpper, xi });
  if (!found) return { label, text: silence(epsilon, bounds), values: { epsilonLower, epsilonUpper } };
  const { lambda1, lambda2, terms, largest, sublinearBelow } = found;
  return {
    label,
    text: `$λ_1$ = ${rounded(lambda1, 2)}, $λ_2$ = ${rounded(lambda2, 2)}; the largest of its four terms: ${largest.map((i) => terms[i].text).join('; just as large: ')}${xi > 0 ? OTHER_BLOCKS : ''}`,
    values: {
      ...{ epsilonLower, epsilonUpper, lambda1, lambda2, xi },
      terms: terms.map(({ value }) => value),
      sublinearBelow,
    },
  };
}

function silence(epsilon: number, [lower, upper]: RateBounds): string {
  if (epsilon === 0) return 'says nothing: $ε$ is 0';
  if (lower === 0) return 'says nothing: the lane’s lower bound on $ε$ is 0, and $λ_1$ with it';
  return `says nothing: $ε$ = ${rounded(epsilon, 3)} is outside the lane’s bounds ${rounded(lower, 3)} and ${rounded(upper, 3)}`;
}

/** Event-triggered resets, and every algorithm with a static model and resets between two bounds. */
export const etTheorem: Theorem = {
  id: 'et-theorem-1',
  name: 'Theorem 1, resets within bounds',
  source: 'Brunzema et al., ET-GP-UCB paper, Theorem 1 and Corollary 1',
  algorithms: ['et-gp-ucb', 'r-gp-ucb', 'br-gp-ucb', 'gp-ucb', 'igp-ucb'],
  about: 'a static model that starts again at resets',
  assumptions,
  evaluate,
};
