import type { TemporalFactor } from '../../kernels/spec.ts';
import { evaluationTimeUniformity } from '../../policy/evaluation-time-uniformity.ts';
import { type Assumption, type Figure, needed, type Theorem, wanted } from '../bound.ts';
import { bestPartitions, type Partition } from '../ctv/partition.ts';
import { biasedUniformity, ctvRegime, timeShape, uniformUniformity } from '../ctv/regimes.ts';
import { ctvRegretBound, forgettingIsLipschitz } from '../ctv/regret-bound.ts';
import { maternExponent } from '../et/rates.ts';
import { betas, constantsOf, exploresEnough } from '../exploration.ts';
import type { RunFacts } from '../facts.ts';
import { leftAlone, modelIsTrue, noRenewal, regretOfQueries, smoothEnough } from '../shared-assumptions.ts';
import { rounded } from '../words.ts';

const epsilonOf = (temporal: TemporalFactor): number => (temporal.kind === 'forgetting' ? temporal.rate : 0);

/** t_i: seconds, or 1 where the clock is the step. */
const durations = ({ times }: RunFacts): number[] => times.map((time, i) => time - (times[i - 1] ?? 0));

function assumptions(facts: RunFacts): Assumption[] {
  const { algorithm, drift, temporal, refits, timeNoise } = facts;
  const epsilon = epsilonOf(temporal);
  const gap = Math.min(...durations(facts));
  return [
    regretOfQueries(facts),
    ...leftAlone(facts),
    needed(
      drift !== null && drift.rate !== null,
      'The objective is a GP that renews itself at one rate',
      noRenewal(facts),
    ),
    needed(
      temporal.kind === 'forgetting' && !refits && drift?.rate === epsilon,
      'The lane forgets at the true rate $ε$',
      refits
        ? 'Hyperparameters are refitted during the run; the proof keeps them.'
        : `The lane forgets at the rate ${epsilon}, the objective changes at ${drift?.rate ?? 'no one rate'}.`,
    ),
    ...modelIsTrue(facts),
    smoothEnough(facts),
    needed(
      forgettingIsLipschitz(epsilon, gap),
      '1 − $k_{time}$ grows no faster than $ε$ |$τ$ − $τ$′|',
      `At $ε$ = ${epsilon} and ${gap} s between observations the kernel falls faster.`,
    ),
    needed(
      algorithm.id !== 'tv-gp-ucb' || drift?.per !== 'second',
      'The lane’s time is the objective’s',
      'The lane counts rounds while the objective changes by the second.',
    ),
    wanted(
      !/^ctv(-simple)?$/.test(algorithm.id) || drift?.per === 'step',
      'The lane knows when each evaluation will end',
      'The lane predicts how long evaluations take; the proof is about CTV-fixed, which knows.',
    ),
    wanted(
      timeNoise === 0,
      'Observed times are the true ones',
      `The lane’s clock is noisy, variance ${timeNoise} on the log; the bound takes the true times.`,
    ),
    exploresEnough(facts),
  ];
}

function evaluate(facts: RunFacts) {
  const { times, noiseVariance, gains, temporal } = facts;
  const beta = betas(facts);
  const epsilon = epsilonOf(temporal);
  const partitions = bestPartitions({ times, epsilon, noiseVariance, gains });
  const best = partitions[partitions.length - 1];
  return {
    curve: partitions.map(({ cost }, i) => ctvRegretBound(i + 1, beta[i], cost, noiseVariance)),
    figures: [uniformity(facts, epsilon), partition(facts, best, beta), regime(facts, epsilon)],
  };
}

/** C of the whole run, beside what Lemma 1 or 2 gives for it. */
function uniformity(facts: RunFacts, epsilon: number): Figure {
  const { times } = facts;
  const seconds = durations(facts);
  const n = times.length;
  const T = times[n - 1];
  const shape = timeShape(seconds);
  const C = evaluationTimeUniformity(times, epsilon);
  const lemma =
    shape === 'uniform'
      ? uniformUniformity(n, n, T, epsilon)
      : shape === 'extremely biased'
        ? biasedUniformity(n, seconds.indexOf(Math.max(...seconds)), T, epsilon)
        : null;
  const number = shape === 'uniform' ? 1 : 2;
  return {
    label: 'Evaluation time uniformity',
    text:
      lemma === null
        ? `$C$ = ${rounded(C)}; the times are neither uniform nor extremely biased, so neither lemma applies`
        : `$C$ = ${rounded(C)}; Lemma ${number} for ${shape} times gives ${rounded(lemma)}${shape === 'uniform' ? ', exact where $n/(εT)$ is whole' : ''}`,
    values: { C, ...(lemma !== null && { lemma }), shape },
  };
}

function partition(facts: RunFacts, { cost, blocks, longest }: Partition, beta: readonly number[]): Figure {
  const { a1, b1 } = constantsOf(facts);
  return {
    label: 'Theorem 3',
    text:
      longest === 1
        ? 'the best partition makes every round a block of its own: data age faster than a block could learn from them'
        : `the best partition has $N$ = ${blocks} block${blocks === 1 ? '' : 's'} of at most $M$ = ${longest} rounds; the bracket of (7) is ${rounded(cost)}`,
    values: {
      N: blocks,
      M: longest,
      bracket: cost,
      gammaM: facts.gains[longest],
      beta: beta[beta.length - 1],
      a1,
      b1,
    },
  };
}

function regime(facts: RunFacts, epsilon: number): Figure {
  const { times, dimension, kernel } = facts;
  const n = times.length;
  const T = times[n - 1];
  const c = kernel.family === 'matern52' ? maternExponent(dimension, 2.5) : 0;
  const { shape, text, order, earlier } = ctvRegime(timeShape(durations(facts)), n, T, epsilon, c);
  return {
    label: 'Theorem 4',
    text: text
      ? `${shape} times, $εT$ = ${rounded(epsilon * T)}: ${text}`
      : 'says nothing: the times are neither uniform nor extremely biased',
    values: {
      epsilonT: epsilon * T,
      c,
      ...(order !== null && { order }),
      ...(earlier !== null && { earlier }),
    },
  };
}

/** Forgetting in elapsed time, evaluation times known beforehand. */
export const ctvTheorem: Theorem = {
  id: 'ctv-theorem-3',
  name: 'Theorem 3, evaluations take time',
  source: 'Imamura et al., CTV paper, Lemmas 1–2, Theorems 3 and 4',
  algorithms: ['ctv-fixed', 'ctv', 'ctv-simple', 'tv-gp-ucb'],
  about: 'forgetting in elapsed time',
  assumptions,
  evaluate,
};
