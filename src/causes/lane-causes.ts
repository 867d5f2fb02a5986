import type { Slots } from '../algorithms/spec.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { LaneSetup, Scenario } from '../contracts/scenario.ts';
import { heldAfter } from '../engine/lane/data/held-steps.ts';
import { ExpertDesk } from '../engine/lane/expert-desk.ts';
import { LaneClock } from '../engine/lane/lane-clock.ts';
import { slotsIn } from '../engine/lane/open-lane.ts';
import type { World } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
import { noiseLawAt } from '../interventions/intervened.ts';
import { upperConfidenceBound } from '../policy/acquisition.ts';
import { stepClock } from '../policy/clock.ts';
import { answerNoise } from '../policy/expert.ts';
import { mostSteps } from '../policy/response-time.ts';
import { believedAt } from './believed-at.ts';
import { CAUSES, type Paid, type StepCauses } from './cause.ts';
import { forced } from './drivers.ts';
import type { Weighed } from './linear-mean.ts';
import { RegretSplit } from './regret-split.ts';

/** What a lane's regret was paid for. */
export interface LaneCauses {
  /** One for each record. */
  readonly steps: readonly StepCauses[];
  /** Sums over the steps, in the order of `CAUSES`. */
  readonly totals: Paid;
  /** Steps after which the lane reset, and whether what it dropped was out of date. */
  readonly resets: readonly { readonly step: number; readonly calledFor: boolean }[];
}

/** A lane as it is opened; its letter names its random substreams. */
interface SplitLane extends LaneSetup {
  readonly id?: string;
}

/**
 * Splits a lane's regret, step by step, into what it was paid for (`CAUSES`). O(n² + G) a step, n the answers held.
 * Where the world moves while a lane computes, regrets are regret times seconds, as `Standing.regret`.
 * @param records the whole run of the lane in that world, from step 1
 * @param onStep told after every step that is split
 * @returns a plain sentence where the lane's mean is no weighted sum of its answers
 */
export function laneCauses(
  scenario: Pick<Scenario, 'horizon' | 'response' | 'noiseVariance' | 'interventions'>,
  lane: SplitLane,
  world: World,
  records: readonly StepRecord[],
  backend: Backend,
  onStep: () => void = () => {},
): LaneCauses | string {
  const why = whyNotSplit(world);
  if (why !== null) return why;
  const slots = slotsIn(world, lane, mostSteps(scenario));
  if (!slots) return blind(records);
  try {
    return split({ scenario, lane, world, records, backend, slots, onStep });
  } finally {
    slots.dispose?.();
  }
}

/** Why no lane's regret is split in this world, as a plain sentence; null where it is. */
export const whyNotSplit = ({ environment }: Pick<World, 'environment'>): string | null =>
  environment
    ? 'Where a design must hold in an environment, the answer is not the maximum of an index: its regret is not split.'
    : null;

/** A lane without a model never chooses. */
function blind(records: readonly StepRecord[]): LaneCauses {
  const steps = records.map((record) => {
    const regret = paidIn(record);
    return { regret, paid: forced(regret), drivers: null, stale: null };
  });
  return { steps, totals: totalsOf(steps), resets: [] };
}

interface Split {
  readonly scenario: Pick<Scenario, 'noiseVariance' | 'interventions'>;
  readonly lane: SplitLane;
  readonly world: World;
  readonly records: readonly StepRecord[];
  readonly backend: Backend;
  readonly slots: Slots;
  readonly onStep: () => void;
}

function split(run: Split): LaneCauses {
  const { world, records, slots, lane, scenario, backend, onStep } = run;
  const { clock: modelClock = stepClock } = slots;
  const believed = believedAt(world, slots);
  const regrets = new RegretSplit(believed(records[0]));
  const expert = slots.expert ? new ExpertDesk(slots.expert, world, backend, lane.id ?? '') : null;
  const clock = new LaneClock(world);
  const steps: StepCauses[] = [];
  const resets: { step: number; calledFor: boolean }[] = [];
  let held: readonly number[] = [];
  for (const [i, record] of records.entries()) {
    regrets.believe(believed(record));
    const { time } = clock.advance(record.t, record.index);
    clock.stand(record.index, record.dataSizeAfter);
    const truth = world.truthAt(time);
    const now = modelClock.lookahead ? modelClock.timeOf(record) : modelClock.now(record.t, records[i - 1]);
    const multiplier = multiplierOf(record, slots, lane);
    const query = { played: record.index, best: record.starIndex, regret: record.regret, truth };
    steps.push(scaled(regrets.explain({ ...query, time: now, multiplier }), record));
    const { t: step, index: place, f: value, y } = record;
    regrets.answer({ step, place, value, noise: y - value, time: modelClock.timeOf(record) });
    held = heldAfter(held, record);
    const noiseSd = Math.sqrt(
      noiseLawAt(time, scenario.noiseVariance, scenario.interventions ?? []).variance,
    );
    const calledFor = regrets.hold(held, record.reset ? { truth, noiseSd } : null);
    if (calledFor !== null) resets.push({ step, calledFor });
    if (expert) regrets.consult(consulted(expert, record, truth, run));
    onStep();
  }
  return { steps, totals: totalsOf(steps), resets };
}

/** null where the choice was not the lane's own. */
function multiplierOf(
  { t, multiplier }: StepRecord,
  { acquisition }: Slots,
  { choices = [] }: LaneSetup,
): number | 'least' | null {
  if (multiplier === null || t <= choices.length) return null;
  return acquisition === upperConfidenceBound ? multiplier : 'least';
}

/** An expert's answers after a step, as the lane sees them at its next query. */
function consulted(
  expert: ExpertDesk,
  { t, index }: StepRecord,
  truth: Float64Array,
  { world, slots }: Split,
): Weighed[] {
  const variance = slots.expert?.noiseVariance ?? 0;
  return expert.ask(t, index, truth).map(({ index: place, y, age = 0 }) => {
    const value = world.truthAt(t - age)[place];
    return {
      step: t - age,
      place,
      time: t + 1,
      value,
      noise: y - value,
      noiseVariance: answerNoise(variance, age),
    };
  });
}

/** What a query costs: its regret, or that of all the time it stood. */
const paidIn = ({ regret, standing }: StepRecord): number =>
  standing ? standing.regret.reduce((sum, part) => sum + part, 0) : regret;

/** In the query's proportions; what a query that was best when it was played costs later is the price of an old answer. */
function scaled(causes: StepCauses, record: StepRecord): StepCauses {
  const regret = paidIn(record);
  if (regret === causes.regret) return causes;
  const paid =
    causes.regret > 0
      ? causes.paid.map((part) => (part * regret) / causes.regret)
      : CAUSES.map((cause) => (cause === 'old' ? regret : 0));
  return { ...causes, regret, paid };
}

const totalsOf = (steps: readonly StepCauses[]): Paid =>
  CAUSES.map((_, cause) => steps.reduce((sum, { paid }) => sum + paid[cause], 0));
