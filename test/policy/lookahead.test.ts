import { describe, expect, it } from 'vitest';
import { halfLogRetention } from '../../src/kernels/temporal.ts';
import { upperConfidenceBound } from '../../src/policy/acquisition.ts';
import { expectedImprovement } from '../../src/policy/acquisitions/expected-improvement.ts';
import { elapsedClock, elapsedText, stepClock } from '../../src/policy/clock.ts';
import {
  type EvaluationTimes,
  expectedOverTime,
  knownTime,
  type Lookahead,
  meanTime,
  scoreAhead,
} from '../../src/policy/lookahead.ts';
import { backend } from '../engine/support.ts';

const TIME_MODEL = { kernel: 'matern52', lengthscale: 0.3, variance: 0.12, noiseVariance: 0.01 } as const;
const RATE = 0.05;
const POINTS = Float64Array.of(0, 0.3, 0.55, 0.9);
const SIZE = POINTS.length;

const times: EvaluationTimes = {
  known: Float64Array.of(2, 6, 3.5, 1),
  logMean: Float64Array.of(0.7, 1.8, 1.2, 0),
  logVariance: Float64Array.of(0.01, 0.4, 0.12, 0.3),
};

/** Posterior after three observations; the last one at τ = 9. */
function posterior() {
  const made = backend.createPosterior({
    kernel: { family: 'matern52', lengthscales: [0.2], variance: 1.3 },
    temporal: { kind: 'forgetting', rate: RATE },
    candidates: POINTS,
    dimension: 1,
  });
  [
    [0.1, 1.2, 2],
    [0.6, -0.4, 5],
    [0.85, 0.9, 9],
  ].forEach(([x, y, time]) => {
    made.append({ x: [x], y, time, noiseVariance: 0.02 });
  });
  return made;
}

function predictAt(time: number) {
  const mean = new Float64Array(SIZE);
  const variance = new Float64Array(SIZE);
  const made = posterior();
  made.predict(time, mean, variance);
  made.dispose();
  return { mean, variance };
}

function ahead(lookahead: Lookahead, acquisition = upperConfidenceBound, incumbent = 0) {
  const present = {
    ...predictAt(9),
    prior: new Float64Array(SIZE).fill(1.3),
    halfLogRetention: halfLogRetention(RATE),
  };
  const out = new Float64Array(SIZE);
  scoreAhead(present, lookahead, times, acquisition, { multiplier: 1.7, incumbent }, out);
  return { ...present, out };
}

describe('scoreAhead', () => {
  it('is the posterior predicted at the candidate’s own time, by the factorised kernel', () => {
    const { mean, variance, out } = ahead(knownTime);
    for (let i = 0; i < SIZE; i++) {
      const direct = predictAt(9 + times.known[i]);
      expect(mean[i]).toBeCloseTo(direct.mean[i], 13);
      expect(variance[i]).toBeCloseTo(direct.variance[i], 13);
      expect(out[i]).toBeCloseTo(direct.mean[i] + 1.7 * Math.sqrt(direct.variance[i]), 13);
    }
  });

  it('CTV-simple looks ahead by the log-normal mean, noise included', () => {
    const { out } = ahead(meanTime(TIME_MODEL));
    for (let i = 0; i < SIZE; i++) {
      const direct = predictAt(9 + Math.exp(times.logMean[i] + (times.logVariance[i] + 0.01) / 2));
      expect(out[i]).toBeCloseTo(direct.mean[i] + 1.7 * Math.sqrt(direct.variance[i]), 13);
    }
  });

  it('CTV averages over the log-normal time, and reports what makes up its UCB', () => {
    const { mean, variance, out } = ahead(expectedOverTime(TIME_MODEL, 20));
    for (let i = 0; i < SIZE; i++) {
      let sum = 0;
      const step = 0.05;
      for (let z = -8; z <= 8; z += step) {
        const direct = predictAt(9 + Math.exp(times.logMean[i] + Math.sqrt(times.logVariance[i]) * z));
        const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
        sum += density * step * (direct.mean[i] + 1.7 * Math.sqrt(direct.variance[i]));
      }
      expect(out[i]).toBeCloseTo(sum, 9);
      expect(mean[i] + 1.7 * Math.sqrt(variance[i])).toBeCloseTo(out[i], 13);
    }
  });

  it('with one node and no doubt about the time, CTV is CTV-fixed', () => {
    const sure: EvaluationTimes = {
      ...times,
      logMean: times.known.map(Math.log),
      logVariance: new Float64Array(SIZE),
    };
    for (let i = 0; i < SIZE; i++)
      expect(expectedOverTime(TIME_MODEL, 1).seconds(sure, i, 0)).toBeCloseTo(times.known[i], 12);
  });

  it('moves the incumbent of EI along with everything else', () => {
    const { mean, variance, out } = ahead(knownTime, expectedImprovement, 0.8);
    for (let i = 0; i < SIZE; i++) {
      const incumbent = 0.8 * (1 - RATE) ** (times.known[i] / 2);
      const direct = expectedImprovement(mean[i], Math.sqrt(variance[i]), { multiplier: 0, incumbent });
      expect(out[i]).toBeCloseTo(direct, 13);
    }
  });
});

describe('clocks', () => {
  it('count steps, or the observed seconds so far', () => {
    expect([
      stepClock.timeOf({ t: 7, clock: 31 }),
      stepClock.now(8, { clock: 31, dataSizeAfter: 7 }),
    ]).toEqual([7, 8]);
    const elapsed = elapsedClock(knownTime);
    expect([elapsed.timeOf({ t: 7, clock: 31 }), elapsed.now(8, { clock: 31, dataSizeAfter: 7 })]).toEqual([
      31, 31,
    ]);
    expect(elapsed.now(1, undefined)).toBe(0);
  });

  it('say in words how late it is', () => {
    expect(elapsedText({ clock: 31.24, duration: 4.06 })).toBe(
      '$τ$ = 31.2 s, this evaluation took **4.1 s**',
    );
    expect(elapsedText({ clock: 7, duration: null })).toBe('$τ$ = **7**: a step counts as one second');
  });
});
