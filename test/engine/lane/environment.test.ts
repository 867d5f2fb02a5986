import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import type { Assessment } from '../../../src/contracts/environment.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import type { Session } from '../../../src/engine/lane/session.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld, type World } from '../../../src/engine/world.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { backend } from '../support.ts';

const reference = await loadBackend('ml-matrix');

const IDS = ALGORITHMS.filter(({ needs }) => needs === 'environment').map(({ id }) => id);

function scenarioOf(objective = 'threshold-gp', points = 9, horizon = 12, level = 0.5): Scenario {
  return parseScenario({
    seed: 5,
    horizon,
    objective: { id: objective, parameters: { level } },
    grid: { pointsPerDimension: points },
    initialDesign: { points: 0 },
    noiseVariance: 0.01,
    lanes: [{ algorithm: 'bpt-ucb' }],
  });
}

const scenario = scenarioOf();
const world = createWorld(scenario, backend);

function start(
  id: string,
  parameters: ParamValues = {},
  options: { world?: World; lane?: string; backend?: typeof backend; initialPoints?: number } = {},
): Session {
  const { initialPoints: points = 0, lane = '' } = options;
  const run = { ...scenario, initialDesign: { points } };
  const opened = { id: lane, algorithm: id, parameters };
  return openLane(run, opened, options.world ?? world, options.backend ?? backend);
}

function run(...options: Parameters<typeof start>): Session {
  const session = start(...options);
  while (session.t < scenario.horizon) session.step();
  return session;
}

const assessmentOf = ({ assessment }: StepRecord): Assessment => assessment as Assessment;
const environmentOf = ({ environment }: World) => environment as NonNullable<World['environment']>;

describe.each(IDS)('%s in an environment', (id) => {
  const session = run(id);
  const { records } = session;
  const environment = environmentOf(world);

  it('regrets what its answer falls short of the best design, in every step', () => {
    let sum = 0;
    for (const record of records) {
      const { answer, probability } = assessmentOf(record);
      sum += record.regret;
      expect(probability).toBe(environment.probability[answer]);
      expect(record.fStar).toBe(Math.max(...environment.probability));
      expect(record.regret).toBe(record.fStar - probability);
      expect(record.regret).toBeGreaterThanOrEqual(0);
      expect(record.cumulativeRegret).toBe(sum);
    }
  });

  it('answers with a design that it has queried', () => {
    const visited = new Set<number>();
    for (const record of records) {
      visited.add(Math.floor(record.index / environment.conditions));
      expect(visited).toContain(assessmentOf(record).answer);
    }
  });

  it('classifies every design once; counts, F1 and loss are those of the designs frame', () => {
    for (const record of records) {
      const { above, below, undecided, f1, loss } = assessmentOf(record);
      expect([above, below, undecided].every((count) => count !== null && count >= 0)).toBe(true);
      expect((above ?? 0) + (below ?? 0) + (undecided ?? 0)).toBe(environment.designs);
      const { lower, upper, cut, accuracy } = session.frame(record.t + 1).designs ?? {};
      let [right, named, good, worst] = [0, 0, 0, 0];
      environment.probability.forEach((p, x) => {
        const isAbove = (lower?.[x] ?? 0) > (cut ?? 0) - (accuracy ?? 0) / 2;
        const isBelow = !isAbove && (upper?.[x] ?? 0) < (cut ?? 0) + (accuracy ?? 0) / 2;
        if (isAbove) named++;
        if (p >= environment.level) good++;
        if (isAbove && p >= environment.level) right++;
        if (isAbove) worst = Math.max(worst, environment.level - p);
        if (isBelow) worst = Math.max(worst, p - environment.level);
      });
      expect(above).toBe(named);
      const [precision, recall] = [right / named, right / good];
      expect(good).toBeGreaterThan(0);
      expect(f1).toBeCloseTo(right === 0 ? 0 : (2 * precision * recall) / (precision + recall), 12);
      expect(loss).toBe(worst);
    }
  });

  it('shows any step again, in any order, as it was when it was made', () => {
    const stepwise = start(id);
    const seen = [stepwise.frame(1)];
    while (stepwise.t < scenario.horizon) {
      stepwise.step();
      seen.push(stepwise.frame(stepwise.t + 1));
    }
    for (const t of [13, 1, 7, 6, 12, 2]) {
      expect(session.frame(t).designs).toEqual(seen[t - 1].designs);
      expect(session.frame(t).acquisition).toEqual(seen[t - 1].acquisition);
      if (t > 1) expect(session.frame(t).designs?.answer).toBe(assessmentOf(records[t - 2]).answer);
    }
    expect(stepwise.records).toEqual(records);
  });

  it('knows the exact spread of the probability of its answer: at most γ, and as the reference has it', () => {
    const other = run(id, {}, { backend: reference, world: createWorld(scenario, reference) });
    for (const t of [1, 2, 7, 13]) {
      const { deviation, spread, answer } = session.frame(t).designs ?? {};
      if (deviation === undefined || deviation === null || !spread) throw new Error('no deviation');
      expect(deviation).toBeLessThanOrEqual(spread[answer ?? 0] + 1e-12);
      expect(other.frame(t).designs?.deviation).toBeCloseTo(deviation, 6);
      if (t <= 2) expect(deviation).toBeGreaterThan(0);
    }
  });

  it('replays to the bit after it was disposed of', () => {
    const before = run(id);
    const copy = structuredClone(before.records);
    before.dispose();
    expect(run(id).records).toEqual(copy);
  });

  it('runs on the reference backend, with the same answers', () => {
    const other = run(id, {}, { backend: reference, world: createWorld(scenario, reference) });
    other.records.forEach((record, i) => {
      const { answer, f1 } = assessmentOf(records[i]);
      expect(record.index).toBe(records[i].index);
      expect(record.y).toBeCloseTo(records[i].y, 8);
      expect(assessmentOf(record).answer).toBe(answer);
      expect(assessmentOf(record).f1).toBeCloseTo(f1 ?? Number.NaN, 12);
    });
  });

  it('queries at random first, and through the initial design', () => {
    expect(records[0].index).toBe(world.randomCandidateAt(1));
    const designed = run(id, {}, { initialPoints: 4 });
    for (const { t, index, acquisition } of designed.records.slice(0, 4)) {
      expect(index).toBe(world.randomCandidateAt(t));
      expect(acquisition).toBeNull();
    }
  });

  it('does not run where there is no environment, and is told so', () => {
    const plain = { objective: { id: 'static-2d' }, lanes: [{ algorithm: id }] };
    expect(() => parseScenario(plain)).toThrow(
      /lanes\[0\]\.algorithm must suit the objective: .+ needs an environment w, and .+ has none/,
    );
  });
});

describe('the choice of a pair', () => {
  it('is the largest score, then the policy’s condition: StableOpt by hand', () => {
    const session = run('stable-opt', { multiplier: 1.5 });
    const { conditions, centralConditions } = environmentOf(world);
    for (const { t, index, acquisition } of session.records.slice(1)) {
      const { mean, sd } = session.frame(t);
      const ends = (x: number, sign: number) =>
        centralConditions.map((w) => {
          const i = x * conditions + w;
          return (mean?.[i] ?? 0) + sign * 1.5 * (sd?.[i] ?? 0);
        });
      const scores = Array.from({ length: environmentOf(world).designs }, (_, x) => Math.min(...ends(x, 1)));
      const design = scores.indexOf(Math.max(...scores));
      const lower = ends(design, -1);
      expect(index).toBe(design * conditions + centralConditions[lower.indexOf(Math.min(...lower))]);
      expect(acquisition).toBeCloseTo(scores[design], 12);
    }
  });

  it('with “probability” as the answer leaves a baseline’s queries as they are', () => {
    for (const id of ['gp-ucb-mean', 'stable-opt', 'bqo-ei', 'bqo-ts', 'bqlse']) {
      const places = (report: string) => run(id, { report }).records.map(({ index }) => index);
      expect(places('probability')).toEqual(places('own'));
    }
  });

  it('at random has no acquisition and is the one of random search', () => {
    const random = run('random-pairs').records;
    expect(random.map(({ index }) => index)).toEqual(run('random').records.map(({ index }) => index));
    expect(random.every(({ acquisition, multiplier }) => acquisition === null && multiplier === null)).toBe(
      true,
    );
  });
});

describe.each(['exact', 'fourier'])('Thompson draws, %s', (draw) => {
  const places = (session: Session) => session.records.map(({ index }) => index);

  it.each(['bpt-ts', 'bqo-ts'])('repeat, are the lane’s own, and know nothing of other lanes: %s', (id) => {
    const alone = places(run(id, { draw }, { lane: 'A' }));
    const shared = createWorld(scenario, backend);
    run('bpt-ts', { draw }, { lane: 'B', world: shared });
    run('random', {}, { lane: 'C', world: shared });
    expect(places(run(id, { draw }, { lane: 'A', world: shared }))).toEqual(alone);
    expect(places(run(id, { draw }, { lane: 'B' }))).not.toEqual(alone);
  });

  it.each(['bpt-ts', 'bqo-ts'])('give the same run on the reference backend: %s', (id) => {
    const other = run(id, { draw }, { backend: reference, world: createWorld(scenario, reference) });
    expect(places(other)).toEqual(places(run(id, { draw })));
  });
});

describe('random features', () => {
  const places = (parameters: ParamValues, lane = 'A') =>
    run('bpt-ts', parameters, { lane }).records.map(({ index }) => index);

  it('are what draws are made of that are not exact, as many as are said', () => {
    const some = places({ draw: 'fourier', features: 16 });
    expect(places({ draw: 'fourier', features: 1000 })).toEqual(places({ draw: 'fourier' }));
    expect(places({ draw: 'fourier' })).not.toEqual(places({}));
    expect(some).not.toEqual(places({ draw: 'fourier' }));
    expect(places({ features: 16 })).toEqual(places({}));
  });

  it('are between 16 and 10,000', () => {
    const with_ = (parameters: ParamValues) => () =>
      parseScenario({ objective: { id: 'threshold-gp' }, lanes: [{ algorithm: 'bqo-ts', parameters }] });
    expect(with_({ draw: 'fourier', features: 16 })).not.toThrow();
    for (const features of [15, 10_001, 100.5])
      expect(with_({ features })).toThrow(
        /lanes\[0\]\.parameters\.features must be an integer between 16 and 10000, got/,
      );
    expect(with_({ draw: 'cholesky' })).toThrow(/lanes\[0\]\.parameters\.draw must be one of/);
  });

  it('stand in for exact draws on more than 2500 pairs that are no grid', () => {
    const large = {
      ...scenarioOf('newsvendor', 0, 5),
      objective: { id: 'newsvendor', parameters: { stockStep: 5 } },
    };
    const sold = createWorld(large, backend);
    expect(sold.candidates.size).toBe(3025);
    const records = (parameters: ParamValues) => {
      const session = openLane(large, { id: 'A', algorithm: 'bpt-ts', parameters }, sold, backend);
      while (session.t < large.horizon) session.step();
      return session.records;
    };
    expect(records({})).toEqual(records({ draw: 'fourier' }));
  });

  it('are named beside the query where they were chosen', () => {
    for (const id of ['bpt-ts', 'bqo-ts']) {
      const spec = ALGORITHMS.find((algorithm) => algorithm.id === id);
      const [record] = run(id).records;
      const words = (draw: string) =>
        spec?.explain(record, { draw, features: 64 }, { horizon: 12, dimension: 2 }).text;
      expect(words('fourier')).toContain('in a drawn function ($m$ = 64 random Fourier features), then');
      expect(words('exact')).toContain('in a drawn function, then');
    }
  });
});

describe('β', () => {
  const widths = (parameters: ParamValues) =>
    run('bpt-ucb', parameters).records.map(({ multiplier }) => multiplier);

  it('is constant, or grows by the paper’s rules with the number of designs: β^{1/m}', () => {
    const designs = environmentOf(world).designs;
    expect(designs).toBe(9);
    expect(widths({ beta: 8, m: 3 }).slice(1)).toEqual(new Array(11).fill(expect.closeTo(2, 12)));
    const lemma = widths({ schedule: 'lemma', delta: 0.05, m: 2 });
    const theorem = widths({ schedule: 'theorem', delta: 0.05, m: 4 });
    for (let t = 2; t <= 12; t++) {
      expect(lemma[t - 1]).toBeCloseTo(Math.sqrt((9 * Math.PI ** 2 * t ** 2) / (6 * 0.05)), 9);
      expect(theorem[t - 1]).toBeCloseTo(((9 * Math.PI ** 2 * t ** 2) / (3 * 0.05)) ** 0.25, 9);
    }
  });

  it('of BPT-LSE’s rule widens what it classifies by', () => {
    const narrow = run('bpt-lse', { beta: 0.2 }).records.at(-1) as StepRecord;
    const wide = run('bpt-lse', { schedule: 'theorem' });
    expect(assessmentOf(wide.records.at(-1) as StepRecord).undecided).toBeGreaterThan(
      assessmentOf(narrow).undecided ?? 0,
    );
    const { lower, upper } = wide.frame(13).designs ?? {};
    const { mean, spread } = wide.frame(13).designs ?? {};
    const width = Math.sqrt((9 * Math.PI ** 2 * 13 ** 2) / (3 * 0.1));
    mean?.forEach((p, x) => {
      expect(lower?.[x]).toBeCloseTo(p - width * (spread?.[x] ?? 0), 9);
      expect(upper?.[x]).toBeCloseTo(p + width * (spread?.[x] ?? 0), 9);
    });
  });
});

describe('BPT-LSE', () => {
  it('goes on when nothing is undecided, and ε classifies no less', () => {
    const { records } = run('bpt-lse', { epsilon: 0.9 });
    const exact = run('bpt-lse').records;
    expect(records.some((record) => assessmentOf(record).undecided === 0)).toBe(true);
    expect(records).toHaveLength(12);
    // The queries are the same: ε is the classification's alone.
    expect(records.map(({ index }) => index)).toEqual(exact.map(({ index }) => index));
    records.forEach((record, i) => {
      expect(assessmentOf(record).undecided).toBeLessThanOrEqual(assessmentOf(exact[i]).undecided ?? 0);
    });
  });
});

describe('ties where no score has digits left', () => {
  // After a few observations of −10⁶ at σ_ker = 150 the model excludes f > −1000 everywhere, far beyond the last digit.
  const far = { ...scenarioOf('threshold-rosenbrock', 9), seed: 2, noiseVariance: 1e-4 };
  const hard = createWorld(far, backend);
  const designOf = ({ index }: StepRecord) => Math.floor(index / 9);
  const designs = (id: string, lane: string) => run(id, {}, { world: hard, lane }).records.map(designOf);

  it.each(['bpt-ucb', 'bpt-ts'])('do not hold %s on one design', (id) => {
    const session = run(id, {}, { world: hard, lane: 'A' });
    const tied = session.records.filter(({ t }) => {
      const scores = session.frame(t).acquisition as Float64Array;
      return t > 1 && scores.every((score) => score === 0);
    });
    expect(tied.length).toBeGreaterThan(4);
    expect(new Set(tied.map(designOf)).size).toBeGreaterThan(2);
  });

  it('are broken alike in every lane by BPT-UCB, by the lane’s own draws by BPT-TS, the same again for the same lane', () => {
    expect(designs('bpt-ucb', 'A')).toEqual(designs('bpt-ucb', 'B'));
    expect(designs('bpt-ts', 'A')).toEqual(designs('bpt-ts', 'A'));
    expect(designs('bpt-ts', 'A')).not.toEqual(designs('bpt-ts', 'B'));
  });
});

it('F1 is 1 where no design is good and none is named', () => {
  const hopeless = createWorld(scenarioOf('threshold-gp', 9, 12, 1), backend);
  expect(Math.max(...environmentOf(hopeless).probability)).toBeLessThan(1);
  const f1 = run('bpt-lse', {}, { world: hopeless }).records.map((record) => assessmentOf(record).f1);
  expect(f1).toEqual(new Array(12).fill(1));
});

describe('an algorithm that knows nothing of w', () => {
  it.each(['gp-ucb', 'random', 'r-gp-ucb', 'et-gp-ucb'])('answers with the design queried last: %s', (id) => {
    const parameters = { 'r-gp-ucb': { periodFrom: 'steps', period: 3 }, 'et-gp-ucb': { survivors: 0 } };
    const session = run(id, parameters[id as keyof typeof parameters]);
    const { conditions, probability } = environmentOf(world);
    for (const record of session.records) {
      const own = Math.floor(record.index / conditions);
      const blank = { above: null, below: null, undecided: null, f1: null, loss: null };
      expect(record.assessment).toEqual({ answer: own, probability: probability[own], ...blank });
      const { designs, mean } = session.frame(record.t + 1);
      expect(designs?.answer).toBe(own);
      expect(designs?.truth).toBe(probability);
      expect([designs?.lower, designs?.upper, designs?.cut, designs?.accuracy]).toEqual(
        new Array(4).fill(null),
      );
      expect(designs?.mean === null).toBe(mean === null);
    }
  });
});

it('every objective with an environment has p_upper by summation, and its largest as the best', () => {
  const ids = ['threshold-gp', 'threshold-rosenbrock', 'threshold-mccormick', 'threshold-himmelblau'];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.integer({ min: 5, max: 12 }), (id, points) => {
      const other = createWorld(scenarioOf(id, points), backend);
      const { designs, conditions, weights, threshold, probability, best } = environmentOf(other);
      const truth = other.truthAt(1);
      expect(designs * conditions).toBe(truth.length);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      probability.forEach((p, x) => {
        let sum = 0;
        for (let w = 0; w < conditions; w++) if (truth[x * conditions + w] > threshold) sum += weights[w];
        expect(p).toBeCloseTo(sum, 12);
        expect(p).toBeLessThanOrEqual(probability[best]);
      });
    }),
    { numRuns: 20 },
  );
});
