import type { BPT_LSE } from '../../algorithms/environment/bpt-lse.about.ts';
import type { Assessment } from '../../contracts/environment.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { type Bounded, type Figure, needed, type Theorem, wanted } from '../bound.ts';
import type { RunFacts } from '../facts.ts';
import { etaOf, partsAt, thresholdAssumptions, wideEnough, zoneOf } from '../threshold/assumptions.ts';
import { levelSetZone, straddleBound } from '../threshold/bounds.ts';
import { infiniteBeta, infiniteFigure, infiniteLevelSetZone } from '../threshold/infinite.ts';
import { rounded } from '../words.ts';

/** BPT-LSE classifies in every step. */
type Classified = { readonly [Key in keyof Assessment]: number };

const epsilonOf = ({ parameters }: RunFacts): number => (parameters as ValuesOf<typeof BPT_LSE>).epsilon;

/**
 * BPT-LSE ends after at most T rounds, the first T with C3 η^{−(2+1/m)} β_T^{1/m} κ_T/T < ε/2 (eq. 7), and is then ε-accurate
 * with probability at least 1 − δ. The curve is the left side, which bounds the smallest straddle so far (Lemma C.10).
 */
export const bptLseTheorem: Theorem = {
  id: 'bpt-theorem-4.3',
  name: 'Theorem 4.3, level sets',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Theorem 4.3 and Lemma C.10',
  algorithms: ['bpt-lse'],
  about: 'BPT-LSE',
  assumptions: (facts) => {
    const zone = (epsilon: number) => levelSetZone(epsilon, zoneOf(facts));
    const widest = rounded(zone(epsilonOf(facts)), 3);
    return [
      needed(epsilonOf(facts) > 0, 'The accuracy is above 0, $ε$ > 0', 'The lane’s $ε$ is 0.'),
      ...thresholdAssumptions(facts, zone),
      wanted(
        etaOf(facts) <= zone(epsilonOf(facts)),
        'The indifference zone is no wider than $η$($ε$)',
        `$ε$ = ${epsilonOf(facts)} takes an $η$ of at most ${widest}, the lane’s is ${rounded(etaOf(facts), 3)}.`,
      ),
      wideEnough(facts),
    ];
  },
  evaluate(facts) {
    const curve = facts.records.map(({ t }) => straddleBound(t, partsAt(facts, t)));
    return {
      curve,
      figures: [termination(facts, curve), accuracy(facts), infinite(facts)],
      bounded: smallestStraddle(facts),
    };
  },
};

/** min over t' ≤ t of the straddle at x_t', and 0 where none reaches the level; before the lane chose, its first one. */
function smallestStraddle({ records }: RunFacts): Bounded {
  const straddles = records.flatMap(({ acquisition }) => acquisition ?? []);
  let smallest = Math.max(0, straddles[0] ?? 0);
  const values = records.map(({ acquisition }) => {
    smallest = Math.max(0, Math.min(smallest, acquisition ?? smallest));
    return smallest;
  });
  return { name: 'smallest straddle so far', values };
}

function termination(facts: RunFacts, curve: readonly number[]): Figure {
  const half = epsilonOf(facts) / 2;
  const first = curve.findIndex((value) => value < half) + 1;
  const last = curve[curve.length - 1];
  const reached = `ends after at most ${first} steps`;
  const not = `says nothing of an end within ${curve.length} steps: its left side is ${rounded(last)} there, and must fall below $ε$/2 = ${half}`;
  return {
    label: 'Equation 7',
    text: first > 0 ? reached : not,
    values: { left: last, half, ...(first > 0 && { steps: first }) },
  };
}

/** ε-accuracy, seen: the largest loss of what the lane had classified at the end. */
function accuracy({ records }: RunFacts): Figure {
  const { above, below, undecided, loss } = records[records.length - 1].assessment as Classified;
  const classified = above + below;
  const worst = `the worst of those classified misses the level by ${rounded(loss, 3)}`;
  const count =
    undecided === 0
      ? 'every design is classified'
      : `${undecided} of ${classified + undecided} designs are undecided`;
  return {
    label: 'Accuracy seen',
    text: classified === 0 ? 'no design is classified' : `${count}; ${worst}`,
    values: { undecided, loss },
  };
}

/** Theorem D.3 at T. */
function infinite(facts: RunFacts): Figure {
  const T = facts.records.length;
  const { delta } = facts;
  const epsilon = epsilonOf(facts);
  return infiniteFigure(facts, epsilon, delta, (places) => {
    const eta = infiniteLevelSetZone(epsilon, places, zoneOf(facts));
    const beta = infiniteBeta(T, places, 1, delta);
    const left = straddleBound(T, { ...partsAt(facts, T), eta, beta });
    return {
      eta,
      text: `$β_T$ = ${rounded(beta, 3)}, and the left side of equation 7 is ${rounded(left)} at $T$`,
      values: { beta, left },
    };
  });
}
