import { algorithmById, defineAlgorithm } from '../../../src/algorithms/registry.ts';
import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Lane, Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { createWorld, type World } from '../../../src/engine/world.ts';
import type { Backend } from '../../../src/gp/backend.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { laneNames } from '../../../web/store/names.ts';
import { pacedWorld, summariseWorld } from '../../../web/worker/lab/world-summary.ts';

/** One lane as it ran, and what was held at every step: counted here, from the records alone. */
export interface LaneRun {
  readonly lane: Lane;
  readonly name: string;
  readonly parameters: ParamValues;
  readonly records: readonly StepRecord[];
  /** Steps whose observations were held when step t chose, at index t − 1; one more for after the last. */
  readonly held: readonly (readonly number[])[];
  /** At index t − 1. */
  readonly frames: readonly LaneFrame[];
}

/** A scenario run to its end. */
export interface Run {
  readonly name: string;
  readonly scenario: Scenario;
  readonly world: World;
  readonly summary: WorldSummary;
  readonly lanes: readonly LaneRun[];
  /** Steps after which f, and the noise, are others than they would have been: found here, from worlds without the acts. */
  readonly jumps: readonly number[];
  readonly noiseChanges: readonly number[];
  /** Where the truth is largest at step t (at the mean pace where lanes have clocks), at index t − 1. */
  readonly best: readonly number[];
}

/** The lanes beside one another on a world that jumps twice. */
const jumping = (lanes: readonly object[], horizon = 100): unknown => ({
  seed: 5,
  horizon,
  objective: { id: 'abrupt-change-1d', parameters: { changes: [30, 61] } },
  grid: { pointsPerDimension: 40 },
  initialDesign: { points: 2 },
  lanes,
});

/** At rest until the third reading after the first jump; on the move at the second one. */
const PERSON: readonly number[] = [
  ...new Array(30).fill(10),
  ...[11, 12, 10, 30],
  ...new Array(27).fill(31),
  ...Array.from({ length: 39 }, (_, i) => (i * 17) % 40),
];

/** In the order of their steps. */
const ACTS = [
  { step: 12, kind: 'shift', parameters: { by: [0.2] } },
  { step: 20, kind: 'noise', parameters: { variance: 0.3 } },
  { step: 24, kind: 'noise', parameters: { variance: 0.3 } },
  { step: 40, kind: 'flip', parameters: {} },
  { step: 40, kind: 'noise', parameters: { variance: 0.01 } },
  { step: 46, kind: 'raise', parameters: { at: [0.5], by: 0 } },
  { step: 52, kind: 'swap', parameters: {} },
  { step: 70, kind: 'raise', parameters: { at: [0.2], by: 3 } },
  { step: 76, kind: 'noise', parameters: { variance: 0.01, shape: 'uniform' } },
  { step: 88, kind: 'flip', parameters: {} },
  { step: 88, kind: 'flip', parameters: {} },
];

const et = (parameters: object) => ({ algorithm: 'et-gp-ucb', parameters });

/** What no scene has: every trigger, given choices, a lane that waits, memories with gaps, names that are shared. */
const OTHERS: Readonly<Record<string, unknown>> = {
  'triggers that test': jumping([
    et({}),
    et({ upperSteps: 17 }),
    et({ trigger: 'cusum' }),
    et({ trigger: 'likelihood-ratio', lowerSteps: 3 }),
    et({ deltaB: 0.9, lowerSteps: 25 }),
    et({ survivors: 0, lowerSteps: 1 }),
  ]),
  'triggers that do not': jumping([
    et({ trigger: 'periodic', period: 31 }),
    et({ trigger: 'periodic', period: 7, survivors: 3 }),
    et({ trigger: 'random', lowerSteps: 5, upperSteps: 20 }),
    et({ trigger: 'lower-bound', lowerSteps: 11 }),
    et({ trigger: 'oracle' }),
    et({ trigger: 'never' }),
  ]),
  'one algorithm twice': jumping([et({}), et({}), { algorithm: 'gp-ucb' }, { algorithm: 'gp-ucb' }]),
  'choices given': jumping([
    { algorithm: 'et-gp-ucb', choices: [3, 9, 9, 21, 30] },
    { algorithm: 'gp-ucb' },
    { algorithm: 'random', choices: [1, 2] },
    { algorithm: 'gp-ucb', choices: [5, 5, 5, 5], waits: true },
  ]),
  'a person who rests, notices, and searches': jumping([
    { algorithm: 'you', choices: PERSON, waits: true },
    et({}),
    { algorithm: 'gp-ucb' },
    et({ trigger: 'oracle' }),
    et({ trigger: 'periodic', period: 31 }),
  ]),
  'a person who ends early': jumping([
    { algorithm: 'gp-ucb' },
    { algorithm: 'you', choices: new Array(45).fill(20), waits: true },
  ]),
  'two people': jumping(
    [
      { algorithm: 'you', choices: PERSON.map((index) => 39 - index), waits: true },
      {
        algorithm: 'you',
        label: 'Ada',
        choices: [...new Array(31).fill(7), ...new Array(29).fill(33)],
        waits: true,
      },
      { algorithm: 'gp-ucb' },
    ],
    60,
  ),
  'a person where nothing jumps': {
    seed: 3,
    horizon: 30,
    objective: { id: 'gp-chain-2d', parameters: { rate: 0.03 } },
    grid: { pointsPerDimension: 12 },
    lanes: [{ algorithm: 'you', choices: PERSON.slice(0, 30), waits: true }, { algorithm: 'tv-gp-ucb' }],
  },
  'every query given': jumping([{ algorithm: 'gp-ucb', choices: [5, 6] }, et({ trigger: 'oracle' })], 40),
  'memories that weigh': jumping([
    { algorithm: 'w-dbo' },
    { algorithm: 'w-dbo', parameters: { budgetGrowth: 4, dropsFrom: 1, epsilon: 0.5 } },
    { algorithm: 'w-dbo', parameters: { budgetGrowth: 0 } },
    { algorithm: 'w-dbo', parameters: { dropRule: 'size', heldSize: 1 } },
    { algorithm: 'w-dbo', parameters: { dropRule: 'size', heldSize: 12 } },
    { algorithm: 'gp-ucb' },
  ]),
  'memories with gaps': jumping([
    { algorithm: 'thinned' },
    { algorithm: 'thinned-at-resets' },
    { algorithm: 'sw-gp-ucb', parameters: { window: 9 } },
  ]),
  'rates that are fitted': jumping(
    [
      { algorithm: 'tv-gp-ucb-mle' },
      { algorithm: 'ui-tvbo', parameters: { form: 'noise', sigmaW2: 0.01 } },
      { algorithm: 'ui-tvbo', parameters: { sigmaW2: 0 } },
      { algorithm: 'sparq-gp-ucb' },
      { algorithm: 'w-gp-ucb', parameters: { discountFrom: 'given', eta: 0.9 } },
      { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0 } },
    ],
    50,
  ),
  'other rules': jumping(
    [
      { algorithm: 'br-gp-ucb' },
      { algorithm: 'igp-ucb' },
      { algorithm: 'r-gp-ucb' },
      { algorithm: 'ctv' },
      { algorithm: 'ctv-fixed' },
      { algorithm: 'tv-gp-ucb', parameters: { epsilon: 1 } },
    ],
    50,
  ),
  'acts of every kind': {
    ...(jumping([
      et({}),
      et({ trigger: 'periodic', period: 13 }),
      et({ trigger: 'oracle' }),
      { algorithm: 'gp-ucb' },
      { algorithm: 'you', choices: PERSON, waits: true },
    ]) as object),
    interventions: ACTS,
  },
  'acts upon a drift': {
    seed: 4,
    horizon: 60,
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
    grid: { pointsPerDimension: 40 },
    interventions: ACTS.slice(0, 7),
    lanes: [et({}), { algorithm: 'tv-gp-ucb' }, { algorithm: 'gp-ucb' }],
  },
  'acts that change no f': {
    seed: 5,
    horizon: 60,
    objective: { id: 'static-multimodal' },
    grid: { pointsPerDimension: 40 },
    interventions: [
      { step: 31, kind: 'noise', parameters: { variance: 2 } },
      { step: 44, kind: 'swap', parameters: {} },
    ],
    lanes: [et({}), { algorithm: 'gp-ucb' }],
  },
  'an environment': {
    seed: 5,
    horizon: 20,
    objective: { id: 'threshold-gp' },
    lanes: [
      { algorithm: 'bpt-lse' },
      { algorithm: 'bpt-lse' },
      { algorithm: 'gp-ucb', choices: [4, 4] },
      { algorithm: 'random-pairs' },
    ],
  },
};

/** Old observations thin out: of those older than 8 steps every second one; at a reset of those older than 3. */
function defineThinned(): void {
  defineAlgorithm({
    id: 'thinned',
    slots: () => ({
      memory: (_held, _verdict, t, steps) => steps.filter((step) => t - step < 8 || step % 2 === 0),
    }),
  });
  defineAlgorithm({
    id: 'thinned-at-resets',
    slots: () => ({
      memory: (_held, { reset }, t, steps) =>
        reset ? steps.filter((step) => t - step < 3 || step % 2 === 0) : steps,
      trigger: {
        resets: true,
        test: ({ tPrime }) => ({
          psi: null,
          kappa: null,
          triggered: null,
          testActive: null,
          reset: tPrime === 13,
          reason: tPrime === 13 ? 'periodic' : null,
        }),
      },
    }),
  });
}

/** Steps of a run that are looked at: a step's readings go through all records before it. */
const MOST_STEPS = 400;

/** Every scene, to its step 400 at most; those whose lanes have labels once more without them, shortened; and what no scene has. */
export function allRuns(backend: Backend): Run[] {
  defineThinned();
  const scenes = SCENES.map(({ id, scenario }) =>
    runOf(`scene ${id}`, { ...scenario, horizon: Math.min(MOST_STEPS, scenario.horizon) }, backend),
  );
  const labelled = SCENES.filter(({ scenario }) => scenario.lanes.some(({ label }) => label));
  const unlabelled = labelled.map(({ id, scenario }) => {
    const lanes = scenario.lanes.map((lane) => ({ ...lane, label: '' }));
    return runOf(
      `scene ${id} without labels`,
      { ...scenario, horizon: Math.min(150, scenario.horizon), lanes },
      backend,
    );
  });
  const others = Object.entries(OTHERS).map(([name, scenario]) =>
    runOf(name, parseScenario(scenario), backend),
  );
  return [...scenes, ...unlabelled, ...others];
}

function runOf(name: string, scenario: Scenario, backend: Backend): Run {
  const world = createWorld(scenario, backend);
  const names = laneNames(scenario.lanes);
  const { truthAt } = pacedWorld(world);
  const best = Array.from({ length: scenario.horizon }, (_, i) => {
    const truth = truthAt(i + 1);
    return world.environment ? -1 : truth.indexOf(Math.max(...truth));
  });
  const lanes = scenario.lanes.map((lane) =>
    laneRun(scenario, lane, names.get(lane.id) ?? '', world, backend),
  );
  const summary = summariseWorld(world, scenario.horizon);
  return { name, scenario, world, summary, lanes, best, ...changesOf(scenario, world, backend) };
}

/** An act took hold where the world is another one at its step than it is without the acts of that step. */
function changesOf(scenario: Scenario, world: World, backend: Backend): Pick<Run, 'jumps' | 'noiseChanges'> {
  const acts = scenario.interventions ?? [];
  const steps = [...new Set(acts.map(({ step }) => step))].filter((step) => step <= scenario.horizon);
  const others = steps.map((at) => {
    const interventions = acts.filter(({ step }) => step < at);
    return { at, before: createWorld({ ...scenario, interventions }, backend) };
  });
  const after = (found: typeof others) => found.map(({ at }) => at - 1);
  const jumped = others.filter(({ at, before }) => {
    const values = before.truthAt(at);
    return world.truthAt(at).some((value, i) => value !== values[i]);
  });
  return {
    jumps: [...new Set([...world.changePoints, ...after(jumped)])].sort((a, b) => a - b),
    noiseChanges: after(others.filter(({ at, before }) => before.noiseAt(at) !== world.noiseAt(at))),
  };
}

function laneRun(scenario: Scenario, lane: Lane, name: string, world: World, backend: Backend): LaneRun {
  const session = openLane(scenario, lane, world, backend);
  while (session.t < scenario.horizon && !session.waits) session.step();
  const { records } = session;
  const frames = records.map(({ t }) => laneFrame(session, t, lane, scenario.horizon, world));
  session.dispose();
  const specs = algorithmById(lane.algorithm)?.parameters ?? [];
  return {
    lane,
    name,
    parameters: resolveParameters(specs, lane.parameters),
    records,
    held: heldAt(records),
    frames,
  };
}

function heldAt(records: readonly StepRecord[]): number[][] {
  const held: number[][] = [[]];
  for (const { t, dropped, dataSizeAfter } of records) {
    const all = [...held[t - 1], t];
    held.push(
      dropped ? all.filter((step) => !dropped.includes(step)) : all.slice(all.length - dataSizeAfter),
    );
  }
  return held;
}
