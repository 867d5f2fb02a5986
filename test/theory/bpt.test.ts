import { describe, expect, it } from 'vitest';
import { runFacts } from '../../src/engine/run-facts.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import type { ParamValues } from '../../src/parameters/spec.ts';
import type { RunFacts } from '../../src/theory/facts.ts';
import { theoryReport } from '../../src/theory/report.ts';
import { backend, runLane } from '../engine/support.ts';

const STEPS = 12;

function factsOf(algorithm: string, parameters: ParamValues = {}, changes: object = {}): RunFacts {
  const scenario = parseScenario({
    seed: 5,
    horizon: STEPS,
    objective: { id: 'threshold-gp', parameters: { level: 0.5 } },
    grid: { pointsPerDimension: 9 },
    initialDesign: { points: 0 },
    noiseVariance: 0.01,
    lanes: [{ algorithm, parameters }],
    ...changes,
  });
  const [lane] = scenario.lanes;
  const world = createWorld(scenario, backend);
  const { records } = runLane(scenario, lane, world);
  return runFacts(scenario, lane, world, records, backend) as RunFacts;
}

function boundOf(id: string, ...of: Parameters<typeof factsOf>) {
  const bound = theoryReport(factsOf(...of)).bounds.find((one) => one.id === id);
  if (!bound) throw new Error(id);
  return bound;
}

const ROSENBROCK = { objective: { id: 'threshold-rosenbrock' }, model: { kernel: 'se' } };

describe('Theorem 4.1, BPT-UCB', () => {
  const theorem = { schedule: 'theorem', delta: 0.2, eta: 0.01, m: 3 };

  it('holds with the theorem’s β and η > 0; by hand at the end', () => {
    const bound = boundOf('bpt-theorem-4.1', 'bpt-ucb', theorem);
    expect(bound).toMatchObject({ status: 'holds', why: null });
    const facts = factsOf('bpt-ucb', theorem);
    const beta = (9 * Math.PI ** 2 * STEPS ** 2) / (3 * 0.2);
    const C1 = (8 * 3) / ((2 * Math.PI) ** (1 / 6) * Math.log(101));
    const epsilon = Math.max(4 * 0.01, Math.sqrt((16 * 9 * 0.01) / 0.2));
    const beyond = C1 * beta ** (1 / 3) * facts.gains[STEPS] * 0.01 ** -(2 + 1 / 3);
    expect((bound.curve?.[STEPS - 1] ?? 0) / (epsilon * STEPS + beyond)).toBeCloseTo(1, 9);
    expect(bound.figures[0].values.epsilon).toBeCloseTo(epsilon, 12);
    expect(bound.figures[0].values.regretBeyond).toBeCloseTo(beyond, 3);
  });

  it('says what all designs of an interval would take, by Theorem D.1 with a = b = 1', () => {
    const [, { label, text, values }] = boundOf('bpt-theorem-4.1', 'bpt-ucb', theorem).figures;
    expect(label).toBe('Every design of an interval (App. D)');
    const places = Math.ceil(40 * 2 * Math.sqrt(Math.log(4 / 0.2)));
    const eta = (0.5 * 9 * 0.01 * 0.2) / (128 * places);
    const beta = (2 * (1 + places) * Math.PI ** 2 * STEPS ** 2) / (3 * 0.2);
    const C1 = (8 * 3) / ((2 * Math.PI) ** (1 / 6) * Math.log(101));
    const beyond = C1 * beta ** (1 / 3) * factsOf('bpt-ucb', theorem).gains[STEPS] * eta ** -(2 + 1 / 3);
    expect(values).toMatchObject({ places, epsilon: 0.1, beta: expect.closeTo(beta, 3) });
    expect((values.eta as number) / eta).toBeCloseTo(1, 12);
    expect((values.regretBeyond as number) / beyond).toBeCloseTo(1, 9);
    expect(text).toContain(`$ζ$ = ${places} places`);
  });

  it('is about the designs queried, not the answer', () => {
    const facts = factsOf('bpt-ucb', theorem);
    const { bounded, curve, ratio, sentence } = boundOf('bpt-theorem-4.1', 'bpt-ucb', theorem);
    const { probability, best } = facts.environment as NonNullable<RunFacts['environment']>;
    let sum = 0;
    facts.records.forEach(({ index }, i) => {
      sum += probability[best] - probability[Math.floor(index / 9)];
      expect(bounded.values[i]).toBeCloseTo(sum, 12);
      expect(curve?.[i]).toBeGreaterThan(sum);
    });
    expect(sum).toBeGreaterThan(facts.records[STEPS - 1].cumulativeRegret);
    expect(ratio).toBeCloseTo((curve?.[STEPS - 1] ?? 0) / sum, 6);
    expect(sentence).toMatch(/^The bound is .+ times the regret of the queried designs of this run\.$/);
  });

  it.each([
    [
      { eta: 0.01 },
      {},
      'comparison',
      /intervals are narrower: at \$t\$ = 12 \$β\$ is 2, the theorem asks for/,
    ],
    [{ ...theorem, schedule: 'lemma' }, {}, 'comparison', /intervals are narrower/],
    [theorem, { initialDesign: { points: 4 } }, 'comparison', /^3 of 12 queries were drawn at random/],
    [theorem, { model: { noiseVariance: 0.02 } }, 'comparison', /takes the noise variance for 0.02/],
    [
      { schedule: 'theorem' },
      {},
      'fails',
      /^\$η\$ = 0 stands for .+ \$ε\$ = 0.1 would take \$η\$ = 6\.94 × 10⁻⁶\.$/,
    ],
    [theorem, { model: { lengthscale: 0.3 } }, 'fails', /is not the one the objective was drawn from/],
    [theorem, ROSENBROCK, 'fails', /is no draw from a GP/],
    [{ ...theorem, refitEvery: 5 }, {}, 'fails', /refitted during the run/],
  ] as const)('%j, %j: %s', (parameters, changes, status, why) => {
    const bound = boundOf('bpt-theorem-4.1', 'bpt-ucb', parameters, changes);
    expect(bound).toMatchObject({ status, why: expect.stringMatching(why) });
    expect(bound.curve === null).toBe(status === 'fails');
  });
});

describe('Theorem 4.2, BPT-TS', () => {
  it('bounds a mean over runs: one run is for comparison', () => {
    const bound = boundOf('bpt-theorem-4.2', 'bpt-ts', { eta: 0.02 });
    expect(bound).toMatchObject({ status: 'comparison', why: expect.stringContaining('this is one run') });
    const epsilon = Math.max(8 * 0.02, Math.cbrt(64 * 9 * 0.02));
    expect(bound.figures[0].values.epsilon).toBeCloseTo(epsilon, 12);
    expect(bound.figures[0].text).toContain('more than a probability can miss');
    bound.curve?.forEach((value, i) => {
      expect(value).toBeGreaterThan(epsilon * (i + 1) + Math.PI ** 2 / 6);
      expect(value).toBeGreaterThan(bound.curve?.[i - 1] ?? 0);
    });
    expect(boundOf('bpt-theorem-4.2', 'bpt-ts').status).toBe('fails');
  });
});

describe('Theorem 4.3, BPT-LSE', () => {
  const theorem = { schedule: 'theorem', delta: 0.2, epsilon: 0.5, eta: 0.00005 };

  it('holds with η within η(ε), and bounds the smallest straddle so far', () => {
    const facts = factsOf('bpt-lse', theorem);
    const { status, why, bounded, curve } = boundOf('bpt-theorem-4.3', 'bpt-lse', theorem);
    expect([status, why]).toEqual(['holds', null]);
    const straddles = facts.records.map(({ acquisition }) => acquisition);
    bounded.values.forEach((value, i) => {
      const seen = straddles.slice(0, Math.max(2, i + 1)).filter((each) => each !== null);
      expect(value).toBe(Math.max(0, Math.min(...seen)));
      expect(curve?.[i]).toBeGreaterThan(value);
    });
    const beta = (9 * Math.PI ** 2 * STEPS ** 2) / (3 * 0.2);
    const C3 = 8 / ((2 * Math.PI) ** 0.25 * Math.log(101));
    const left = (C3 * 0.00005 ** -2.5 * Math.sqrt(beta) * facts.gains[STEPS]) / STEPS;
    expect((curve?.[STEPS - 1] ?? 0) / left).toBeCloseTo(1, 9);
  });

  it('says when it ends, or that it does not say, and how accurate the classes are', () => {
    const [end, seen] = boundOf('bpt-theorem-4.3', 'bpt-lse', theorem).figures;
    expect(end.text).toMatch(/^says nothing of an end within 12 steps: .+ must fall below \$ε\$\/2 = 0\.25$/);
    const { undecided, loss } = factsOf('bpt-lse', theorem).records[STEPS - 1].assessment ?? {};
    expect(seen.values).toEqual({ undecided, loss });
    expect(seen.text).toBe('no design is classified');
    const sure = { ...theorem, schedule: 'constant', beta: 0.05 };
    const [, narrow] = boundOf('bpt-theorem-4.3', 'bpt-lse', sure).figures;
    expect(narrow.text).toMatch(
      /^\d of 9 designs are undecided; the worst of those classified misses the level by [\d.]+$|^every design is classified; the worst/,
    );
    expect(narrow.values.loss).toBe(factsOf('bpt-lse', sure).records[STEPS - 1].assessment?.loss);
  });

  it.each([
    [{ ...theorem, epsilon: 0 }, 'fails', 'The lane’s $ε$ is 0.'],
    [
      { ...theorem, eta: 0.01 },
      'comparison',
      '$ε$ = 0.5 takes an $η$ of at most 8.68 × 10⁻⁵, the lane’s is 0.01.',
    ],
    [{ ...theorem, schedule: 'constant' }, 'comparison', expect.stringContaining('narrower')],
  ])('%j: %s', (parameters, status, why) => {
    expect(boundOf('bpt-theorem-4.3', 'bpt-lse', parameters)).toMatchObject({ status, why });
  });
});

it('theorems about the regret of queries say nothing where regret is that of the answer', () => {
  for (const algorithm of ['gp-ucb', 'sparq-gp-ucb', 'tv-gp-ucb', 'stable-opt']) {
    const { bounds } = theoryReport(factsOf(algorithm));
    expect(bounds.every(({ status, curve }) => status === 'fails' && curve === null)).toBe(true);
  }
  const [own] = theoryReport(factsOf('gp-ucb')).bounds;
  expect(own.why).toMatch(/^With an environment the regret is that of the answer/);
});
