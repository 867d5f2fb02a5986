import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Memory } from '../../src/index.ts';

// What is defined stays: a library of this file's own, so that other files find only what is built in.
vi.resetModules();
afterAll(() => vi.resetModules());
const {
  ALGORITHMS,
  createWorld,
  DefinitionError,
  decodeLink,
  defineAlgorithm,
  defineObjective,
  encodeLink,
  loadBackend,
  ObjectiveError,
  parseScenario,
  ProgramError,
  runScenario,
  scenarioSchema,
  sin,
  slidingWindow,
  withinBounds,
} = await import('../../src/index.ts');

const backend = await loadBackend();

const wave = defineObjective({
  id: 'wave',
  domain: [[0, 1]],
  parameters: [
    {
      id: 'speed',
      type: 'number',
      label: 'Speed',
      symbol: '$v$',
      help: 'How fast the wave moves. Faster: old data mislead sooner.',
      default: 0.05,
      min: 0,
      max: 1,
    },
  ],
  create: ({ candidates, parameters }) => ({
    changePoints: [],
    valuesAt: (t) => candidates.points.map((x) => sin(6 * x - (parameters.speed as number) * t)),
  }),
});

describe('an algorithm of one’s own', () => {
  const window = 7;
  defineAlgorithm({ id: 'newest-seven', slots: () => ({ memory: slidingWindow(window) }) });
  defineAlgorithm({ id: 'like-gp-ucb' });

  it('does what GP-UCB does in every slot that it leaves out', () => {
    const lanes = [{ algorithm: 'like-gp-ucb' }, { algorithm: 'gp-ucb' }];
    const scenario = parseScenario({ objective: { id: 'abrupt-change-1d' }, horizon: 40, lanes });
    const [own, builtIn] = [...runScenario(scenario, backend)];
    expect(own.records).toEqual(builtIn.records);
  });

  it('fills its slots, and is known to scenarios, links and the schema', () => {
    const scenario = parseScenario({
      objective: { id: 'wave' },
      horizon: 30,
      lanes: [{ algorithm: 'newest-seven' }],
    });
    const [run] = [...runScenario(scenario, backend)];
    expect(run.records.map(({ dataSize }) => dataSize)).toEqual(
      Array.from({ length: 30 }, (_, i) => Math.min(i, window)),
    );
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(scenario);
    expect(JSON.stringify(scenarioSchema())).toContain('newest-seven');
  });

  it('is refused where a link could not name it or its parameters contradict themselves', () => {
    const parameter = {
      id: 'a',
      type: 'integer',
      label: 'A',
      symbol: '',
      help: '',
      default: 3,
      min: 1,
      max: 2,
    } as const;
    const refused = (definition: Parameters<typeof defineAlgorithm>[0], message: RegExp) => {
      const known = ALGORITHMS.length;
      expect(() => defineAlgorithm(definition)).toThrow(DefinitionError);
      expect(() => defineAlgorithm(definition)).toThrow(message);
      expect(ALGORITHMS).toHaveLength(known);
    };
    refused(
      { id: 'own', slotz: () => ({}) } as unknown as Parameters<typeof defineAlgorithm>[0],
      /"own" has a key "slotz"; did you mean "slots"\?/,
    );
    refused({ id: 'gp-ucb' }, /"gp-ucb" is there already/);
    refused({ id: 'My rule' }, /must be named by a–z, 0–9 and dashes/);
    refused(
      { id: 'own', parameters: [parameter] },
      /"a" whose default must be an integer between 1 and 2, got 3/,
    );
    const twice = { ...parameter, max: 5 };
    refused({ id: 'own', parameters: [twice, twice] }, /two parameters "a"/);
    const hidden = { ...twice, visibleWhen: { parameter: 'b', in: [1] } };
    refused({ id: 'own', parameters: [hidden] }, /shows its parameter "a" by "b"/);
  });
});

describe('an objective of one’s own', () => {
  it('has its own parameters, candidates and truth', () => {
    const scenario = parseScenario({
      objective: { id: 'wave', parameters: { speed: 0.5 } },
      lanes: [{ algorithm: 'gp-ucb' }],
    });
    expect(scenario.horizon).toBe(100);
    const world = createWorld(scenario, backend);
    expect(world.candidates.size).toBe(100);
    const x = world.candidates.points[40];
    expect(world.truthAt(3)[40]).toBe(sin(6 * x - 1.5));
  });

  it('is refused under an id that is taken', () => {
    expect(() => defineObjective(wave)).toThrow(/objective "wave" is there already/);
  });

  it.each<[string, unknown]>([
    ['no interval', []],
    ['three intervals', Array(3).fill([0, 1])],
    ['an interval turned over', [[1, 0]]],
    ['an interval without length', [[1, 1]]],
    ['an endless interval', [[0, Number.POSITIVE_INFINITY]]],
    ['no domain', undefined],
  ])('is refused on %s', (_, domain) => {
    const definition = { id: 'boxed', domain, create: wave.create } as unknown as typeof wave;
    expect(() => defineObjective(definition)).toThrow(DefinitionError);
    expect(() => defineObjective(definition)).toThrow(/one or two intervals \[low, high\]/);
  });

  it('is refused by an id that is no text, and without a create', () => {
    const odd = { ...wave, id: ['listed'] } as unknown as typeof wave;
    expect(() => defineObjective(odd)).toThrow(DefinitionError);
    const idle = { id: 'idle', domain: wave.domain } as unknown as typeof wave;
    expect(() => defineObjective(idle)).toThrow(/must have a function create/);
  });

  it.each<[string, (size: number) => unknown, RegExp]>([
    ['too few values', (size) => new Float64Array(size - 1), /must give 100 values.* at t = 1, got 99/],
    ['no values', () => undefined, /must give 100 values.* got undefined/],
    [
      'one value that is no number, where nobody may ever look',
      (size) => new Float64Array(size).fill(Number.NaN, 50, 51),
      /value of candidate 50 at t = 1 is not a finite number/,
    ],
    [
      'an infinite value',
      (size) => new Float64Array(size).fill(-1 / 0, 7, 8),
      /value of candidate 7 at t = 1/,
    ],
  ])('that gives %s ends the run by name', (name, values, sentence) => {
    const { id } = defineObjective({
      id: name.replace(/\W/g, '-'),
      domain: [[0, 1]],
      create: ({ candidates }) => ({
        changePoints: [],
        valuesAt: () => values(candidates.size) as Float64Array,
      }),
    });
    const scenario = parseScenario({ objective: { id }, lanes: [{ algorithm: 'gp-ucb' }] });
    expect(() => [...runScenario(scenario, backend)]).toThrow(sentence);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no values', {}],
    ['values that are no function', { valuesAt: 3, changePoints: [] }],
    ['change points that are no list', { valuesAt: () => new Float64Array(100), changePoints: 3 }],
  ])('whose create gives %s is refused', (name, given) => {
    const { id } = defineObjective({
      ...wave,
      id: `gives-${name.replace(/\W/g, '-')}`,
      create: () => given as never,
    });
    const scenario = parseScenario({ objective: { id }, lanes: [] });
    expect(() => createWorld(scenario, backend)).toThrow(ObjectiveError);
    expect(() => createWorld(scenario, backend)).toThrow(
      /must give an object with a function valuesAt and a list changePoints, got /,
    );
  });

  it('that says it has an environment must give one', () => {
    const { id } = defineObjective({ ...wave, id: 'windless', environment: true });
    const scenario = parseScenario({ objective: { id }, lanes: [] });
    expect(() => createWorld(scenario, backend)).toThrow(/"windless" is said to have an environment/);
  });

  it.each([
    [0, /evaluation time of candidate 0 must be above 0 s and finite, got 0/],
    [Number.NaN, /evaluation time of candidate 0 must be above 0 s and finite, got NaN/],
    [1e6, /may last 100000000 s, and its truth .* takes 76294 MB, more than 384 MB/],
  ])('whose evaluations take %d s is refused before it runs', (seconds, sentence) => {
    const { id } = defineObjective({
      id: `slow-${seconds}`.toLowerCase(),
      domain: [[0, 1]],
      create: ({ candidates: { size } }) => ({
        changePoints: [],
        valuesAt: () => new Float64Array(size),
        evaluation: { seconds: new Float64Array(size).fill(seconds), logNoiseVariance: 0 },
      }),
    });
    const scenario = parseScenario({ objective: { id }, lanes: [] });
    expect(() => createWorld(scenario, backend)).toThrow(sentence);
  });
});

function fails(): never {
  throw new Error('boom');
}

/** Six steps of an algorithm with these slots. */
const runOf = (slots: object) => () => {
  const { id } = defineAlgorithm({ id: `with-slots-${ALGORITHMS.length}`, slots: () => slots });
  const scenario = parseScenario({ objective: { id: 'wave' }, horizon: 6, lanes: [{ algorithm: id }] });
  return [...runScenario(scenario, backend)][0].records;
};

describe('a slot of one’s own', () => {
  it.each<[Record<string, unknown>, RegExp]>([
    [{ memory: null }, /slot memory takes a function.*, got null\.$/],
    [{ trigger: {} }, /slot trigger takes an object with a function test.*, got \{\}\.$/],
    [{ trigger: null }, /slot trigger takes an object.*, got null\.$/],
    [{ temporal: null }, /slot temporal takes \{ kind: .*, got null\.$/],
    [{ temporal: { kind: 'forgetting' } }, /slot temporal takes .*, got \{"kind":"forgetting"\}\.$/],
    [{ acquisition: 3 }, /slot acquisition takes a function.*, got 3\.$/],
    [{ schedule: undefined }, /slot schedule takes a function, got undefined\.$/],
    [{ noiseByAge: 3 }, /slot noiseByAge takes a function, got 3\.$/],
    [{ noiseVariance: 0 }, /slot noiseVariance takes a number above 0, got 0\.$/],
    [{ aquisition: () => 0 }, /^Lane A: slots has no slot "aquisition"; did you mean "acquisition"\?/],
  ])('filled with %j is refused in a sentence', (slots, message) => {
    expect(runOf(slots)).toThrow(ProgramError);
    expect(runOf(slots)).toThrow(message);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an error', { acquisition: fails }, 'In the acquisition at step 1: boom.'],
    ['NaN', { acquisition: () => Number.NaN }, 'In the acquisition at step 1: it gives NaN where'],
    ['a text', { memory: () => 'abc' }, 'In the memory at step 1: it keeps "abc" where a number from 0 to 1'],
    ['an object', { memory: () => ({}) }, 'In the memory at step 1: it keeps {} where'],
    ['no multiplier', { schedule: () => undefined }, 'In the schedule at step 1: it gives nothing where'],
    [
      'no threshold',
      { trigger: { test: () => ({ psi: 1 }) } },
      'In the trigger at step 1: it gives {"psi":1} where',
    ],
  ])('that gives %s says where', (_, slots, sentence) => {
    expect(runOf(slots)).toThrow(sentence);
  });

  it('may test within bounds by ψ and κ alone', () => {
    const trigger = withinBounds(() => ({ psi: 2, kappa: 1 }), 3, 9);
    expect(runOf({ trigger })().map(({ reset }) => reset)).toEqual([0, 0, 1, 0, 0, 1].map(Boolean));
  });

  it('may be any memory: one that keeps only what was good', () => {
    const forgetful: Memory = (held, _, t) => (t % 10 === 0 ? 1 : held);
    defineAlgorithm({ id: 'forgets-every-tenth', slots: () => ({ memory: forgetful }) });
    const scenario = parseScenario({
      objective: { id: 'wave' },
      horizon: 25,
      lanes: [{ algorithm: 'forgets-every-tenth' }],
    });
    const [{ records }] = [...runScenario(scenario, backend)];
    expect(records.filter(({ t }) => t % 10 === 1 && t > 1).map(({ dataSize }) => dataSize)).toEqual([1, 1]);
  });
});
