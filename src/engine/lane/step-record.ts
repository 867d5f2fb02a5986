import type { Assessment } from '../../contracts/environment.ts';
import type { Looking, PriorsStep, Standing, StepRecord } from '../../contracts/record.ts';
import type { Verdict } from '../../policy/trigger.ts';
import type { Retention } from './data/held-steps.ts';
import type { Seen } from './data/observations.ts';

/** What a lane chose at a step, and the numbers behind the choice. */
export interface Choice {
  readonly index: number;
  readonly mean: number | null;
  readonly variance: number | null;
  readonly multiplier: number | null;
  readonly acquisition: number | null;
  /** Position in the covering set of a scheduled look; null: the step is no look. */
  readonly look: number | null;
}

/** The outcome of a step, known once the lane has answered. */
export interface Outcome {
  readonly xStar: readonly number[];
  readonly starIndex: number;
  readonly fStar: number;
  readonly regret: number;
  readonly cumulativeRegret: number;
  readonly assessment: Assessment | null;
}

/** The parts of a record, in the order in which a step computes them. */
export interface RecordParts {
  readonly seen: Seen;
  readonly choice: Choice;
  readonly place: Pick<StepRecord, 'x' | 'f'>;
  readonly verdict: Verdict;
  readonly retention: Retention;
  readonly standing: Pick<
    StepRecord,
    'dataSize' | 'tPrime' | 'sideQueries' | 'hyperparameters' | 'jitter' | 'posterior'
  >;
  readonly outcome: Outcome;
  /** State of the query while the world moves on; null where the world waits for the next one. */
  readonly stand: Standing | null;
  /** How the lane looked around; null where it does not. */
  readonly looking: Looking | null;
  /** What a step showed about several priors; null where the lane has one. */
  readonly priors: PriorsStep | null;
}

/** Assembles a record. Written out, as V8 stores an object of thirty spread fields as a slow and large dictionary. */
export function stepRecord(parts: RecordParts): StepRecord {
  const { seen, choice, place, verdict, retention, standing, outcome, stand, looking, priors } = parts;
  const record: StepRecord = {
    t: seen.t,
    clock: seen.clock,
    duration: seen.duration,
    index: seen.index,
    y: seen.y,
    mean: choice.mean,
    multiplier: choice.multiplier,
    acquisition: choice.acquisition,
    x: place.x,
    f: place.f,
    sd: choice.variance === null ? null : Math.sqrt(choice.variance),
    dataSize: standing.dataSize,
    dataSizeAfter: retention.dataSizeAfter,
    dropped: retention.dropped,
    psi: verdict.psi,
    kappa: verdict.kappa,
    triggered: verdict.triggered,
    testActive: verdict.testActive,
    reset: verdict.reset,
    reason: verdict.reason,
    tPrime: standing.tPrime,
    sideQueries: standing.sideQueries,
    hyperparameters: standing.hyperparameters,
    jitter: standing.jitter,
    xStar: outcome.xStar,
    starIndex: outcome.starIndex,
    fStar: outcome.fStar,
    regret: outcome.regret,
    cumulativeRegret: outcome.cumulativeRegret,
    assessment: outcome.assessment,
  };
  const { posterior } = standing;
  const { selection } = retention;
  if (!posterior && !selection && !stand && !looking && !priors) return record;
  return {
    ...record,
    ...(posterior && { posterior }),
    ...(selection && { selection }),
    ...(stand && { standing: stand }),
    ...(looking && { looking }),
    ...(priors && { priors }),
  };
}
