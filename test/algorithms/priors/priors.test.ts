import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { createWorld } from '../../../src/index.ts';
import { normalisedLogWeights } from '../../../src/policy/priors/prior-weights.ts';
import { backend, laneOf, runLane, smallScenario } from '../../engine/support.ts';

const RATES = [0, 0.03, 0.3];
const LENGTHS = [0.5, 1];
const PRIORS = LENGTHS.flatMap((length) => RATES.map((rate) => ({ length, rate })));
const parameters = { priorLengthscales: LENGTHS, priorRates: RATES };
const scenario = smallScenario({
  horizon: 40,
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
});
const world = createWorld(scenario, backend);
const run = (algorithm: string, more = {}) =>
  runLane(scenario, laneOf(algorithm, { ...parameters, ...more }));
const WEIGHED = ['hp-gp-ts', 'likeliest-gp-ucb'];
const ELIMINATING = ['pe-gp-ucb', 'pe-gp-ts'];

/** ln p(y_1, …, y_n) under a prior. */
function logLikelihood(records: readonly StepRecord[], { length, rate }: (typeof PRIORS)[number]): number {
  const { inputs: candidates, inputDimension: dimension, kernel: own, modelNoiseVariance } = world;
  if (own.family === 'empirical') throw new Error('a table');
  const kernel = { ...own, lengthscales: own.lengthscales.map((l) => l * length) };
  const posterior = backend.createPosterior({
    ...{ kernel, candidates, dimension },
    temporal: rate === 0 ? { kind: 'static' } : { kind: 'forgetting', rate },
  });
  for (const { index, y, t } of records)
    posterior.append({ x: [candidates[index]], y, time: t, noiseVariance: modelNoiseVariance });
  return posterior.logMarginalLikelihood();
}

describe.each([...WEIGHED, ...ELIMINATING])('%s', (algorithm) => {
  it('shows at any step the prior that chose, the beliefs of all, and what it chose by', () => {
    const session = run(algorithm);
    for (const t of [40, 2, 17, 18]) {
      const { priors, mean, acquisition } = session.frame(t);
      const record = session.records[t - 1];
      expect(priors?.prior).toBe(record.priors?.prior);
      expect(priors?.means).toHaveLength(PRIORS.length);
      expect(priors?.means[priors.prior]).toEqual(mean);
      expect(acquisition?.[record.index]).toBe(record.acquisition);
    }
  });

  it('under one prior is never in doubt about it', () => {
    const { records } = run(algorithm, { priorLengthscales: [1], priorRates: [0.03] });
    for (const { priors } of records) {
      expect(priors?.prior).toBe(0);
      expect(priors?.alive ?? [0]).toEqual([0]);
      expect(priors?.logWeights ?? [0]).toEqual([0]);
    }
  });
});

it.each([
  ['pe-gp-ucb', 'tv-gp-ucb'],
  ['likeliest-gp-ucb', 'tv-gp-ucb'],
])('%s under one prior plays as %s does', (algorithm, plain) => {
  const own = run(algorithm, { priorLengthscales: [1], priorRates: [0.03] }).records;
  const other = runLane(scenario, laneOf(plain, { epsilon: 0.03 })).records;
  expect(own.map(({ index }) => index)).toEqual(other.map(({ index }) => index));
});

describe.each(WEIGHED)('%s', (algorithm) => {
  it('weighs the priors by their marginal likelihoods', () => {
    const { records } = run(algorithm);
    for (const n of [1, 7, 40]) {
      const expected = normalisedLogWeights(PRIORS.map((prior) => logLikelihood(records.slice(0, n), prior)));
      for (const [p, weight] of (records[n - 1].priors?.logWeights ?? []).entries())
        expect(weight).toBeCloseTo(expected[p], 9);
    }
  });
});

it('likeliest-gp-ucb plays the prior of the largest weight', () => {
  const { records } = run('likeliest-gp-ucb');
  for (const { t, priors } of records.slice(1)) {
    const before = records[t - 2].priors?.logWeights ?? [];
    expect(before[priors?.prior ?? 0]).toBe(Math.max(...before));
  }
});

describe.each(ELIMINATING)('%s', (algorithm) => {
  it('plays priors still in alone, drops only the one it played, and only where its residuals exceed their bound', () => {
    const { records } = run(algorithm, { priorDelta: 1 });
    let alive = PRIORS.map((_, p) => p);
    for (const { priors } of records) {
      if (!priors?.alive) throw new Error('no priors');
      const { prior, residualSum, bound } = priors;
      expect(alive).toContain(prior);
      const kept = alive.filter((p) => p !== prior || Math.abs(residualSum ?? 0) <= (bound ?? 0));
      expect(priors.alive).toEqual(kept);
      alive = kept;
    }
  });
});

it('pe-gp-ucb begins with the first of equally optimistic priors, pe-gp-ts with the first', () => {
  for (const algorithm of ELIMINATING) expect(run(algorithm).records[0].priors?.prior).toBe(0);
});
