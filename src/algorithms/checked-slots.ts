import type { TemporalFactor } from '../kernels/spec.ts';
import { showValue } from '../parameters/quoted.ts';
import { type Acquisition, isDraw, type PosteriorDraw, upperConfidenceBound } from '../policy/acquisition.ts';
import { expectedImprovement } from '../policy/acquisitions/expected-improvement.ts';
import type { Memory } from '../policy/memory.ts';
import type { Schedule } from '../policy/schedules/spec.ts';
import type { Trigger } from '../policy/trigger.ts';
import { LARGEST_GIVEN, verdictOf } from '../policy/verdict.ts';
import { answerOf, askedAt, checkedKept, checkedNumber, checkedVerdict } from '../program/checked-answers.ts';
import { withAll } from '../program/scored.ts';
import { unknownSlot, wrongSlot } from '../program/slot-rules.ts';
import { temporalFactor } from '../program/temporal.ts';
import type { Slots } from './spec.ts';

const KEYS = Object.keys({
  memory: 1,
  trigger: 1,
  temporal: 1,
  acquisition: 1,
  schedule: 1,
  noiseVariance: 1,
  noiseByAge: 1,
  doubleWeighted: 1,
  refit: 1,
  expert: 1,
  priors: 1,
  looks: 1,
  clock: 1,
  environment: 1,
  viewing: 1,
  dispose: 1,
} satisfies Record<keyof Slots, 1>);

const isFunction = (slot: unknown) => typeof slot === 'function';
const isTrigger = (slot: unknown) => isFunction((slot as Partial<Trigger> | null)?.test);

/** Whether a slot that is there holds what can do its work; the factor of time has a check of its own. */
const FITS: Readonly<Partial<Record<keyof Slots, (slot: unknown) => boolean>>> = {
  memory: isFunction,
  trigger: isTrigger,
  acquisition: (slot) => isFunction(slot) || isDraw(slot as PosteriorDraw),
  schedule: isFunction,
  noiseVariance: (slot) => slot === undefined || (Number(slot) > 0 && Number(slot) <= LARGEST_GIVEN),
  noiseByAge: (slot) => slot === undefined || isFunction(slot),
};

/**
 * What a custom algorithm fills its slots with: each can do its work, and says what it is asked, or where and why it does not.
 * @param otherwise the slots that it leaves out
 * @throws ProgramError with slot, step, rule and value
 */
export function checkedSlots(fill: () => Partial<Slots>, otherwise: Slots): Slots {
  const given = answerOf('In slots', fill);
  requireFit(given);
  const slots = { ...otherwise, ...given };
  const asked = { step: 1 };
  return {
    ...slots,
    memory: checkedMemory(slots.memory),
    trigger: checkedTrigger(slots.trigger),
    temporal: checkedTemporal(slots.temporal),
    acquisition: checkedAcquisition(slots.acquisition, asked),
    schedule: checkedSchedule(slots.schedule, asked),
  };
}

function requireFit(given: Partial<Slots>): void {
  if (typeof given !== 'object' || given === null) answerOf('In slots', refuseOthers);
  for (const [name, slot] of Object.entries(given)) {
    if (!KEYS.includes(name)) throw unknownSlot(name, KEYS);
    if (FITS[name as keyof Slots]?.(slot) === false) throw wrongSlot(name, showValue(slot));
  }
}

function refuseOthers(): never {
  throw new TypeError('slots must answer an object');
}

const checkedMemory = (memory: Memory): Memory =>
  Object.assign((...[held, verdict, t, steps, model]: Parameters<Memory>) => {
    const where = askedAt('memory', t);
    return checkedKept(
      answerOf(where, () => memory(held, verdict, t, steps, model)),
      held,
      steps,
      where,
    );
  }, memory);

/** A custom trigger may leave out what follows from the rest of its verdict. */
function checkedTrigger(trigger: Trigger): Trigger {
  const { resets = true } = trigger;
  return {
    ...trigger,
    resets,
    test: (input) => {
      const where = askedAt('trigger', input.t);
      const given = answerOf(where, () => trigger.test(input));
      return verdictOf(resets ? checkedVerdict(given, where) : (given ?? {}));
    },
  };
}

/** Correlations that only the library has are as they are. */
const checkedTemporal = (given: TemporalFactor): TemporalFactor =>
  given?.kind === 'stationary' || given?.kind === 'periodic' ? given : temporalFactor(given);

/** The step that is under way: an acquisition is not told. */
interface Asked {
  step: number;
}

const PIECES: readonly unknown[] = [upperConfidenceBound, expectedImprovement];

function checkedAcquisition(
  acquisition: Acquisition | PosteriorDraw,
  asked: Asked,
): Acquisition | PosteriorDraw {
  if (isDraw(acquisition) || PIECES.includes(acquisition)) return acquisition;
  const { all } = acquisition;
  const where = () => askedAt('acquisition', asked.step);
  if (all)
    return withAll((mean, sd, weighing, out) => {
      answerOf(where(), () => all(mean, sd, weighing, out));
      const lost = out.find((score) => !(Math.abs(score) <= LARGEST_GIVEN));
      if (lost !== undefined) checkedNumber(lost, where());
    });
  return (mean, sd, weighing) => {
    const place = where();
    return answerOf(place, () => checkedNumber(acquisition(mean, sd, weighing), place));
  };
}

const checkedSchedule =
  (schedule: Schedule, asked: Asked): Schedule =>
  (t, model) => {
    asked.step = t;
    const where = askedAt('schedule', t);
    return answerOf(where, () => checkedNumber(schedule(t, model), where));
  };
