import { type GlrReading, glrReading } from '../glr.ts';
import { QUIET, type TestInput, type Trigger, type Verdict } from '../trigger.ts';
import { eventTest } from './event.ts';

/** Settings of the test of looks. */
export interface LooksTest {
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
 * event. State starts anew at t' = 1.
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
