import { gpUcb } from '../../src/algorithms/gp-ucb.ts';
import { suits } from '../../src/algorithms/suits.ts';
import {
  ALGORITHMS,
  type AlgorithmSpec,
  type Backend,
  createFingerprint,
  createWorld,
  type DatasetTable,
  type Lane,
  loadBackend,
  OBJECTIVES,
  objectiveById,
  openLane,
  type ParamSpec,
  parseScenario,
  prepareAlgorithms,
  SCENES,
  type Scenario,
  type Slots,
} from '../../src/index.ts';
import { INTERVENTIONS } from '../../src/interventions/registry.ts';
import { CORRELATIONS } from '../../src/kernels/index.ts';
import { PROGRAMS, randomProgram } from './programs.ts';

/** One lane of one scenario whose bits are the same in every engine. */
export interface Case {
  /** "sw-gp-ucb on abrupt-change-2d": what a failure names. */
  readonly name: string;
  readonly scenario: Scenario;
  readonly lane: Lane;
  readonly backend: Backend['name'];
  /** In place of the registry's. */
  readonly algorithm?: AlgorithmSpec;
}

/** Fingerprint by case name. */
export type Fingerprints = Readonly<Record<string, string>>;

/**
 * The version that every case is hashed under, whatever this engine's: so a raised version changes only the fingerprints
 * of the runs whose bits it changed, and the record's history shows which.
 */
const HASHED_AS = '0.1.0';

const STEPS = 40;
const REFIT = 10;

/** Three arms that trade places; an empty cell to be filled, coordinates for the stationary kernels. */
const TABLE: DatasetTable = {
  name: 'three arms',
  arms: ['a', 'b', 'c'],
  times: Array.from({ length: 2 * STEPS }, (_, i) => `day ${i}`),
  values: Array.from({ length: 2 * STEPS }, (_, i) => [i % 5, i === 7 ? null : (i * 7) % 11, (i * i) % 13]),
  coordinates: [
    [0, 0],
    [1, 0.5],
    [0.25, 1],
  ],
};

/** Places that every algorithm visits: a line, a square, arms, a clock of seconds, and designs in an environment. */
const WORLDS = ['abrupt-change-1d', 'abrupt-change-2d', 'dataset', 'evaluation-time', 'threshold-gp'];

/** Those of them that an algorithm can run on. */
function worldsOf(algorithm: AlgorithmSpec): string[] {
  return WORLDS.filter((world) => suits(algorithm, objectiveById(world) ?? {}));
}

function on(objective: string, algorithm: string, model: Partial<Scenario['model']> = {}): Scenario {
  const spec = OBJECTIVES.find(({ id }) => id === objective);
  if (!spec) throw new Error(`no objective is called ${objective}`);
  return parseScenario({
    seed: 20,
    horizon: STEPS,
    objective: {
      id: objective,
      ...(spec.dimension === 'arms' && { dataset: TABLE, parameters: { fill: 'linear' } }),
    },
    ...(typeof spec.dimension === 'number' && {
      grid: { pointsPerDimension: spec.dimension === 1 ? 101 : 12 },
    }),
    initialDesign: { points: 2 },
    model,
    lanes: [{ algorithm }],
  });
}

function single(name: string, scenario: Scenario, backend: Backend['name'] = 'wasm'): Case {
  return { name, scenario, lane: scenario.lanes[0], backend };
}

function algorithmCases(): Case[] {
  return WORLDS.flatMap((world) =>
    ALGORITHMS.filter((algorithm) => worldsOf(algorithm).includes(world)).map(({ id }) =>
      single(`${id} on ${world}`, on(world, id)),
    ),
  );
}

/** Every choice and switch that is not an algorithm's default, and a fit of the hyperparameters on the way. */
function parameterCases(): Case[] {
  return ALGORITHMS.flatMap((algorithm) =>
    algorithm.parameters.flatMap((parameter) =>
      otherValues(parameter).map((value) => {
        const { id } = algorithm;
        const scenario = on(worldsOf(algorithm)[0], id);
        const lane = { ...scenario.lanes[0], parameters: { [parameter.id]: value } };
        return { ...single(`${id} with ${parameter.id} ${value}`, scenario), lane };
      }),
    ),
  );
}

/** A memory that drops from the middle, which no registered algorithm has: of old observations every second one. */
function memoryCases(): Case[] {
  const thinned: AlgorithmSpec = {
    ...gpUcb,
    slots: (...given) => ({
      ...(gpUcb.slots?.(...given) as Slots),
      memory: (_held, _verdict, t, steps) => steps.filter((step) => t - step < 8 || step % 2 === 0),
    }),
  };
  return (['wasm', 'ml-matrix'] as const).map((backend) => ({
    ...single(`a memory that drops from the middle, ${backend}`, on(WORLDS[0], 'gp-ucb'), backend),
    algorithm: thinned,
  }));
}

/** Random programs whose bits are compared in every engine. */
const RANDOM_PROGRAMS = 100;

/** Programs by hand and by chance. */
function programCases(): Case[] {
  const random = Array.from(
    { length: RANDOM_PROGRAMS },
    (_, i) => [`random ${i + 1}`, randomProgram(i + 1)] as const,
  );
  return [...Object.entries(PROGRAMS), ...random].map(([name, program]) => {
    const scenario = on(WORLDS[0], 'own-algorithm');
    const lane = { ...scenario.lanes[0], parameters: { program } };
    return { ...single(`own-algorithm, ${name}`, scenario), lane };
  });
}

/** Queries given for the first steps, whoever chose them. */
function choiceCases(): Case[] {
  const scenario = on(WORLDS[0], 'et-gp-ucb');
  const choices = [50, 3, 97, 50, 20, 71];
  const name = 'et-gp-ucb after choices given';
  return [{ ...single(name, scenario), lane: { ...scenario.lanes[0], choices } }];
}

/** Acts upon the world, each alone and all of them. */
function interventionCases(): Case[] {
  const acts = INTERVENTIONS.map(({ id }, i) => ({ kind: id, step: 8 + 6 * i, parameters: {} }));
  const bounded = { kind: 'noise', step: 8, parameters: { shape: 'uniform' } };
  const under = (name: string, interventions: Scenario['interventions'] & object) =>
    single(`gp-ucb under ${name}`, { ...on(WORLDS[0], 'gp-ucb'), interventions });
  return [
    ...[...acts.map((act) => [act]), acts].map((chosen) =>
      under(chosen.map(({ kind }) => kind).join(', '), chosen),
    ),
    under('bounded noise', [bounded]),
  ];
}

/** Parameters that only work together, or in one world. */
function combinedCases(): Case[] {
  const combined = (
    name: string,
    algorithm: string,
    parameters: Scenario['lanes'][number]['parameters'],
    world = WORLDS[0],
  ): Case => {
    const scenario = on(world, algorithm);
    return { ...single(name, scenario), lane: { ...scenario.lanes[0], parameters } };
  };
  return [
    combined('et-gp-ucb with the likelihood ratio and refits', 'et-gp-ucb', {
      trigger: 'likelihood-ratio',
      refitEvery: REFIT,
      lowerSteps: 20,
      upperSteps: 40,
    }),
    combined('et-gp-ucb with the noise refitted', 'et-gp-ucb', { refitEvery: REFIT, noiseFrom: 'refit' }),
    combined('sparq-gp-ucb with answers used again', 'sparq-gp-ucb', { answersKept: 3 }),
    combined('tv-gp-ucb-mle fitted on dataset', 'tv-gp-ucb-mle', { onTables: 'fitted' }, 'dataset'),
  ];
}

function otherValues(parameter: ParamSpec): (string | boolean | number)[] {
  if (parameter.id === 'refitEvery') return parameter.default === REFIT ? [] : [REFIT];
  if (parameter.type === 'toggle') return [!parameter.default];
  if (parameter.type !== 'choice') return [];
  return parameter.choices.map(({ value }) => value).filter((value) => value !== parameter.default);
}

function objectiveCases(): Case[] {
  return OBJECTIVES.filter(({ id }) => !WORLDS.includes(id)).map(({ id }) =>
    single(`gp-ucb on ${id}`, on(id, 'gp-ucb')),
  );
}

/** Every kernel under every temporal factor, in one and two dimensions, and on the reference backend. */
function kernelCases(): Case[] {
  return (Object.keys(CORRELATIONS) as (keyof typeof CORRELATIONS)[]).flatMap((kernel) => [
    ...['gp-ucb', 'tv-gp-ucb', 'ui-tvbo'].flatMap((algorithm) => [
      single(`${kernel}, ${algorithm} on gp-chain-1d`, on('gp-chain-1d', algorithm, { kernel })),
      single(`${kernel}, ${algorithm} on moving-peaks-2d`, on('moving-peaks-2d', algorithm, { kernel })),
    ]),
    single(`${kernel}, gp-ucb on dataset`, on('dataset', 'gp-ucb', { kernel })),
    single(
      `${kernel}, tv-gp-ucb on gp-chain-1d, ml-matrix`,
      on('gp-chain-1d', 'tv-gp-ucb', { kernel }),
      'ml-matrix',
    ),
  ]);
}

/** A lengthscale for each dimension: of a square, and of places. */
function lengthscaleCases(): Case[] {
  const model = { lengthscale: [0.1, 0.4] };
  return [
    single('gp-ucb with two lengthscales', on('moving-peaks-2d', 'gp-ucb', model)),
    single('gp-ucb with two lengthscales on dataset', on('dataset', 'gp-ucb', { kernel: 'se', ...model })),
    single('gp-ucb with two lengthscales, ml-matrix', on('moving-peaks-2d', 'gp-ucb', model), 'ml-matrix'),
  ];
}

/** Lanes whose posterior is the grid Kalman state, under each factor that it fits. */
function gridStateCases(): Case[] {
  const state = (algorithm: string, world: string, backend?: Case['backend']): Case => {
    const scenario = on(world, algorithm);
    const name = `${algorithm} on ${world}, Kalman${backend === 'ml-matrix' ? ', ml-matrix' : ''}`;
    const one = single(name, scenario, backend);
    return { ...one, lane: { ...one.lane, posterior: 'kalman' } };
  };
  return [
    ...['gp-ucb', 'tv-gp-ucb', 'ui-tvbo', 'r-gp-ucb', 'br-gp-ucb', 'et-gp-ucb', 'igp-ucb'].flatMap(
      (algorithm) => [state(algorithm, WORLDS[0]), state(algorithm, WORLDS[1])],
    ),
    state('gp-ucb', 'dataset'),
    state('tv-gp-ucb', WORLDS[0], 'ml-matrix'),
  ];
}

/** The prepared scenes as they are, whole. */
function sceneCases(): Case[] {
  return SCENES.flatMap(({ id, scenario }) =>
    scenario.lanes.map((lane) => ({
      name: `scene ${id}, lane ${lane.id} ${lane.algorithm}`,
      scenario,
      lane,
      backend: 'wasm' as const,
    })),
  );
}

/** Every algorithm, objective, kernel and scene of the registries: what is new there is missing here, loudly. */
export const CASES: readonly Case[] = [
  ...algorithmCases(),
  ...parameterCases(),
  ...combinedCases(),
  ...memoryCases(),
  ...programCases(),
  ...choiceCases(),
  ...interventionCases(),
  ...objectiveCases(),
  ...kernelCases(),
  ...lengthscaleCases(),
  ...gridStateCases(),
  ...sceneCases(),
];

function fingerprintOf({ scenario, lane, algorithm }: Case, backend: Backend): string {
  const session = openLane(scenario, lane, createWorld(scenario, backend), backend, algorithm);
  const print = createFingerprint(backend.name, HASHED_AS);
  while (!session.ended) print.add(session.step());
  session.dispose();
  return print.digest();
}

/** Runs every case on this engine. */
export async function computeFingerprints(): Promise<Fingerprints> {
  await prepareAlgorithms([{ algorithm: 'own-algorithm' }]);
  const backends = { wasm: await loadBackend('wasm'), 'ml-matrix': await loadBackend('ml-matrix') };
  if (backends.wasm.name !== 'wasm') throw new Error('this engine has no WebAssembly SIMD');
  return Object.fromEntries(CASES.map((one) => [one.name, fingerprintOf(one, backends[one.backend])]));
}
