import type { Explanation } from '../../contracts/explanation.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { type GlrReading, glrReading } from '../looks/glr.ts';
import type { LookValues } from '../looks/look-choice.about.ts';
import { looksSlot } from '../looks/look-choice.ts';
import { QUIET, type TestInput, type Trigger, type Verdict } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import { eventTest } from './event.ts';
import { EVENT_OR_GLR_TRIGGER, GLR_TRIGGER } from './glr.about.ts';
import { type TriggerContext, trigger } from './spec.ts';

/** Settings of the test of looks. */
interface LooksTest {
  /** δ in (0, 1). */
  readonly delta: number;
  /** c of the threshold: 1 is what the published GLR-klUCB code runs, 4 is stricter. */
  readonly factor: number;
  /** What each covering place's stream holds: its looks, or all plays there. */
  readonly fed: 'looks' | 'all';
  /** δ_B of the event test that watches beside it; null: none. */
  readonly event: number | null;
}

/**
 * Resets when the values seen at one covering place no longer look like one level (GLR test), and where asked also at ET-GP-UCB's
 * event. State starts over at t' = 1.
 */
export function testOfLooks({ delta, factor, fed, event }: LooksTest): Trigger {
  const streams = new Map<number, number[]>();
  const read = ({ place, y, noiseVariance }: TestInput): GlrReading | null => {
    if (!place || (fed === 'looks' && !place.look)) return null;
    const stream = streams.get(place.position) ?? [];
    streams.set(place.position, stream);
    stream.push(y);
    return glrReading(stream, noiseVariance, delta, factor);
  };
  return {
    resets: true,
    watchesPlaces: true,
    test(input) {
      if (input.tPrime === 1) streams.clear();
      return verdict(read(input), event === null ? null : eventTest(input, event));
    },
  };
}

function verdict(reading: GlrReading | null, event: ReturnType<typeof eventTest> | null): Verdict {
  const fires = reading !== null && reading.statistic >= reading.threshold;
  const reset = fires || event?.fires === true;
  return {
    ...QUIET,
    ...(reading && { psi: reading.statistic, kappa: reading.threshold, triggered: fires, testActive: true }),
    reset,
    reason: event?.fires ? 'event' : fires ? 'glr' : null,
    ofLooks: {
      split: reading?.split ?? null,
      eventPsi: event?.psi ?? null,
      eventKappa: event?.kappa ?? null,
    },
  };
}

type GlrValues = ValuesOf<typeof GLR_TRIGGER>;

const testOf = (parameters: GlrValues, { horizon }: Pick<TriggerContext, 'horizon'>) => {
  const { alarm, thresholdFactor, fed } = parameters;
  // Whoever has a trigger can look around, too.
  const { looks } = looksSlot(parameters as GlrValues & LookValues);
  return {
    delta: alarm || 1 / Math.sqrt(Math.max(2, horizon)),
    factor: thresholdFactor,
    fed: looks ? fed : 'all',
  };
};

function explain(record: StepRecord): Explanation {
  const { looking, psi, reason } = record;
  if (reason === 'event' && looking)
    return {
      label: '$ψ$ against $κ$',
      text: againstThreshold({ ...record, psi: looking.eventPsi, kappa: looking.eventKappa }),
    };
  const place = looking?.look ?? null;
  const where = place === null ? '' : `place ${place + 1}: `;
  const untested = place === null ? 'not at a tested place' : 'first value, nothing to test yet';
  const text = where + (psi === null ? untested : againstThreshold(record));
  return { label: '$Z$ against $b$', text };
}

/** The generalised likelihood ratio test of what is seen at the covering set. */
export const glrTrigger = trigger(GLR_TRIGGER, {
  create: (parameters, context) => testOfLooks({ ...testOf(parameters, context), event: null }),
  explain,
});

/** The same, and ET-GP-UCB's event beside it: either resets. */
export const eventOrGlrTrigger = trigger(EVENT_OR_GLR_TRIGGER, {
  create: (parameters, context) => testOfLooks({ ...testOf(parameters, context), event: parameters.deltaB }),
  explain,
});
