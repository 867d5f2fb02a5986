import type { Explanation } from '../../contracts/explanation.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { type GlrReading, glrReading } from '../glr.ts';
import { looksSlot } from '../look-choice.ts';
import { QUIET, type TestInput, type Trigger, type Verdict } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import { eventTest, FALSE_ALARM_BOUND } from './event.ts';
import type { TriggerContext, TriggerSpec } from './spec.ts';

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

const PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'fed',
    type: 'choice',
    label: 'Tested',
    symbol: '',
    help: 'What the test hears of: looks alone, or every query at the places that are looked at. A lane without looks is tested at all its queries there.',
    default: 'looks',
    choices: [
      { value: 'looks', label: 'looks alone' },
      { value: 'all', label: 'all queries there' },
    ],
  },
  {
    id: 'alarm',
    type: 'number',
    label: 'False alarm level',
    symbol: '$δ$',
    help: 'Smaller: the test asks for more before it fires. 0: 1/√$T$.',
    default: 0,
    min: 0,
    max: 0.5,
    step: 0.01,
  },
  {
    id: 'thresholdFactor',
    type: 'number',
    label: 'Factor of the threshold',
    symbol: '$c$',
    help: 'How high the threshold stands. 1 is GLR-klUCB’s code, 4 is stricter.',
    default: 4,
    min: 0.1,
    max: 100,
    scale: 'log',
  },
];

const testOf = (parameters: ParamValues, { horizon }: Pick<TriggerContext, 'horizon'>) => ({
  delta: (parameters.alarm as number) || 1 / Math.sqrt(Math.max(2, horizon)),
  factor: parameters.thresholdFactor as number,
  fed: parameters.fed === 'looks' && looksSlot(parameters).looks ? ('looks' as const) : ('all' as const),
});

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
export const glrTrigger: TriggerSpec = {
  id: 'glr',
  label: 'GLR test of looks',
  short: 'GLR',
  bounded: false,
  parameters: PARAMETERS,
  create: (parameters, context) => testOfLooks({ ...testOf(parameters, context), event: null }),
  explain,
};

/** The same, and ET-GP-UCB's event beside it: either resets. */
export const eventOrGlrTrigger: TriggerSpec = {
  id: 'event-or-glr',
  label: 'event, or GLR test of looks',
  short: 'event or GLR',
  bounded: false,
  parameters: [FALSE_ALARM_BOUND, ...PARAMETERS],
  create: (parameters, context) =>
    testOfLooks({ ...testOf(parameters, context), event: parameters.deltaB as number }),
  explain,
};
