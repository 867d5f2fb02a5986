import * as words from '#words/panels/paid';
import type { StepCauses } from '../../src/causes/cause.ts';
import type { LaneCauses } from '../../src/causes/lane-causes.ts';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import { formatRegret, formatValue } from '../../src/picture/format.ts';
import { placeName } from './map.ts';

/** A cause as shown on the page. */
export interface ShownCause {
  /** Identifies the cause; its colour is `--paid-<id>`. */
  readonly id: 'forced' | 'unknown' | 'noise' | 'old' | 'again' | 'alarm';
  /** Its index in `CAUSES`. */
  readonly at: number;
  readonly name: string;
  /** Short name beside a number. */
  readonly short: string;
}

/**
 * The causes in the order of the stack, from below: first what every lane pays in this world, then the cost
 * of its memory, which is thus the part on top.
 */
export const SHOWN_CAUSES: readonly ShownCause[] = [
  { id: 'forced', at: 0, name: words.forced, short: words.forcedShort },
  { id: 'unknown', at: 3, name: words.unknown, short: words.unknownShort },
  { id: 'noise', at: 2, name: words.noise, short: words.noiseShort },
  { id: 'old', at: 1, name: words.old, short: words.oldShort },
  { id: 'again', at: 4, name: words.again, short: words.againShort },
  { id: 'alarm', at: 5, name: words.alarm, short: words.alarmShort },
];

/** Less regret than this is called next to nothing. */
const LITTLE = 0.05;

/** The cause that has the largest share of a step's regret. */
const largest = ({ paid }: StepCauses): ShownCause =>
  SHOWN_CAUSES.reduce((most, cause) => (paid[cause.at] > paid[most.at] ? cause : most));

/** A sentence on a step's regret and its main cause. */
export function paidSentence(step: StepCauses, candidates: CandidateSet): string {
  if (step.regret < LITTLE) return words.nothing;
  return words.paid({ regret: formatRegret(step.regret), why: why(step, candidates) });
}

/** The same in a few words, for several lanes side by side. */
export const paidShort = (step: StepCauses): string =>
  step.regret < LITTLE
    ? words.nothing
    : words.paid({ regret: formatRegret(step.regret), why: largest(step).short });

function why(step: StepCauses, candidates: CandidateSet): string {
  const { id } = largest(step);
  if (id === 'forced') return words.becauseForced;
  if (id === 'unknown') return words.becauseUnknown;
  if (id === 'noise') return words.becauseNoise;
  if (id === 'again') return words.becauseAgain;
  if (id === 'alarm') return words.becauseAlarm;
  return step.stale ? believed(step.stale, candidates) : words.becauseOld;
}

function believed({ place, answers, newest }: NonNullable<StepCauses['stale']>, candidates: CandidateSet) {
  return answers === 1
    ? words.becauseAnswer(newest)
    : words.becauseAnswers({ count: answers, place: placeName(candidates, place) });
}

/** The outdated answers that a step believed, if they were its main cause of regret; otherwise null. */
export function staleAnswers(step: StepCauses): StepCauses['stale'] {
  return step.regret >= LITTLE && largest(step).id === 'old' ? step.stale : null;
}

/** Smaller shares of a step's regret are not named. */
const NAMED = 0.08;

/** "old answers 0.78, noise 0.13": the two largest shares of a step. */
export function sharesReading({ regret, paid }: StepCauses): string {
  return SHOWN_CAUSES.filter(({ at }) => paid[at] >= Math.max(0.005, NAMED * regret))
    .sort((a, b) => paid[b.at] - paid[a.at])
    .slice(0, 2)
    .map(({ at, short }) => `${short} ${formatValue(paid[at])}`)
    .join(', ');
}

/** Regret by cause in steps 1..t, in the order of `SHOWN_CAUSES`. */
export function paidUntil({ steps }: LaneCauses, t: number): number[] {
  return SHOWN_CAUSES.map(({ at }) => {
    let sum = 0;
    for (let i = 0; i < Math.min(t, steps.length); i++) sum += steps[i].paid[at];
    return sum;
  });
}

/** The edges of the stacked areas, from 0 to R_t, over steps 1..n: one more than the number of causes. */
export function stackedCauses({ steps }: LaneCauses): Float64Array[] {
  const edges = [0, ...SHOWN_CAUSES].map(() => new Float64Array(steps.length));
  for (const [c, { at }] of SHOWN_CAUSES.entries()) {
    let sum = 0;
    for (let i = 0; i < steps.length; i++) {
      sum += steps[i].paid[at];
      edges[c + 1][i] = edges[c][i] + sum;
    }
  }
  return edges;
}
