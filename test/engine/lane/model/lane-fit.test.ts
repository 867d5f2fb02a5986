import { describe, expect, it } from 'vitest';
import type { LaneFit } from '../../../../src/engine/lane/model/lane-fit.ts';
import { type Lane, SCENES, type Scenario } from '../../../../src/index.ts';
import { laneOf, runLane, sessionFor, smallScenario } from '../../support.ts';

const wrong = { ...smallScenario().model, lengthscale: 1 };
const scenario = smallScenario({
  model: wrong,
  seed: 273,
  noiseVariance: 0.01,
  initialDesign: { points: 30 },
});

describe('fit of the model to a lane’s data', () => {
  const session = runLane(scenario, laneOf('gp-ucb'));

  it('finds a better model than a wrong one', () => {
    const fit = session.fit(31);
    expect(fit.count).toBe(30);
    expect(fit.after).toBeGreaterThan(fit.before + 5);
    expect(fit.lengthscale).toBeLessThan(0.4);
  });

  it('starts from what the frame of that step shows', () => {
    expect(session.fit(31).before).toBeCloseTo(session.frame(31).logMarginalLikelihood ?? Number.NaN, 8);
  });

  it('one lengthscale serves both dimensions', () => {
    const square = {
      ...scenario,
      objective: { id: 'abrupt-change-2d', parameters: {} },
      grid: { pointsPerDimension: 12 },
    };
    const fit = runLane(square, laneOf('gp-ucb')).fit(31);
    expect(fit.after).toBeGreaterThan(fit.before);
  });

  it('leaves a still belief its noise: it would take every drift for noise', () => {
    expect(session.fit(31)).toMatchObject({ noiseVariance: null, parameters: {} });
  });

  it('says why there is nothing to fit', () => {
    expect(() => session.fit(3)).toThrow('A fit needs at least 5 observations, the lane holds 2');
    expect(() => runLane(scenario, laneOf('random')).fit(20)).toThrow('no model');
  });
});

describe('fit of a belief that changes with time', () => {
  const { scenario: weekly } = SCENES.find(({ id }) => id === 'weekly-cycle') as (typeof SCENES)[number];
  const week = { ...weekly, horizon: 42 };
  const drift = smallScenario({ objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } } });
  const twice = (parameters: Lane['parameters']) => ({ temporalLengthscale: 90, ...parameters });

  const LANES: readonly (readonly [string, Scenario, Lane, readonly string[]])[] = [
    [
      'a period',
      week,
      laneOf('gp-ucb', { temporalKernel: 'periodic', temporalPeriod: 6 }),
      ['temporalPeriod', 'periodLengthscale'],
    ],
    [
      'one that fades, held to a window',
      week,
      laneOf('sw-gp-ucb', twice({ window: 25, temporalKernel: 'locally-periodic' })),
      ['temporalLengthscale', 'temporalPeriod', 'periodLengthscale'],
    ],
    [
      'a lengthscale in time',
      drift,
      laneOf('tv-gp-ucb', twice({ temporalKernel: 'matern32' })),
      ['temporalLengthscale'],
    ],
    ['a rate', drift, laneOf('tv-gp-ucb', { epsilon: 0.9 }), ['epsilon']],
    ['a rate at first', drift, laneOf('tv-gp-ucb-mle', { epsilon: 0.9, fitEvery: 100 }), ['epsilon']],
    ['injected variance', drift, laneOf('ui-tvbo', { sigmaW2: 1 }), ['sigmaW2']],
    [
      'the rate of a memory by relevance',
      drift,
      laneOf('w-dbo', { dropRule: 'size', heldSize: 20, epsilon: 0.9 }),
      ['epsilon'],
    ],
  ];

  /** The same queries again, under the model and the parameters that were found. */
  const set = (scenario: Scenario, lane: Lane, fit: LaneFit, choices: readonly number[]) =>
    sessionFor(
      {
        ...scenario,
        model: {
          ...scenario.model,
          lengthscale: fit.lengthscale,
          signalVariance: fit.signalVariance,
          noiseVariance: fit.noiseVariance,
        },
      },
      { ...lane, parameters: { ...lane.parameters, ...fit.parameters }, choices },
    );

  it.each(LANES)('finds %s with the rest, likelier than what was', (_, scenario, lane, ids) => {
    const session = runLane(scenario, lane);
    const fit = session.fit(scenario.horizon + 1);
    expect(Object.keys(fit.parameters)).toEqual(ids);
    expect(fit.noiseVariance).toBeGreaterThan(0);
    expect(fit.before).toBeCloseTo(session.frame(scenario.horizon + 1).logMarginalLikelihood ?? 0, 8);
    expect(fit.after).toBeGreaterThan(fit.before);
    expect(session.fit(scenario.horizon + 1)).toEqual(fit);
  });

  it.each(LANES.filter(([, , { algorithm }]) => algorithm !== 'w-dbo'))(
    'is what the lane believes once %s is set: the likelihood said is that of its data then',
    (_, scenario, lane) => {
      const first = runLane(scenario, lane);
      const fit = first.fit(scenario.horizon);
      const again = set(
        scenario,
        lane,
        fit,
        first.records.map(({ index }) => index),
      );
      while (!again.ended) again.step();
      expect(again.frame(scenario.horizon).logMarginalLikelihood).toBeCloseTo(fit.after, 8);
    },
  );

  it('finds the week', () => {
    const [, scenario, lane] = LANES[0];
    expect(runLane(scenario, lane).fit(43).parameters.temporalPeriod).toBeCloseTo(7, 1);
  });

  it('fitted once more from what it found, it finds nothing worse, and says so by equal likelihoods', () => {
    const [, scenario, lane] = LANES[3];
    const first = runLane(scenario, lane);
    const queries = first.records.map(({ index }) => index);
    let fit = first.fit(scenario.horizon);
    for (let i = 0; i < 4; i++) {
      const again = set(scenario, lane, fit, queries);
      while (!again.ended) again.step();
      const next = again.fit(scenario.horizon);
      expect(next.before).toBeCloseTo(fit.after, 8);
      expect(next.after).toBeGreaterThanOrEqual(next.before);
      fit = next;
    }
    expect(fit.after).toBe(fit.before);
  });

  it('begins with the model that was in force at the step, though the lane has refitted since', () => {
    const session = runLane(drift, laneOf('tv-gp-ucb', { refitEvery: 10, temporalFrom: 'refit' }));
    for (const t of [8, 15, 25, 41])
      expect(session.fit(t).before).toBeCloseTo(session.frame(t).logMarginalLikelihood ?? Number.NaN, 8);
  });

  it('keeps a noise that the lane does not take from the model', () => {
    const lane = laneOf('gp-ts', { temporalKernel: 'matern52', posteriorNoise: 'igp' });
    expect(runLane(drift, lane).fit(41)).toMatchObject({ noiseVariance: null });
  });

  it('finds the rate alone under the covariance of a table', () => {
    const rows = Array.from({ length: 90 }, (_, i) => [i % 5, (i * 7) % 11, (i * 5) % 13]);
    const times = rows.map((__, i) => `day ${i}`);
    const dataset = { name: 'three arms', arms: ['a', 'b', 'c'], times, values: rows };
    const scenario = smallScenario({
      objective: { id: 'dataset', dataset, parameters: {} },
      model: { kernel: 'empirical', lengthscale: null, signalVariance: null, noiseVariance: null },
    });
    const fit = runLane(scenario, laneOf('tv-gp-ucb')).fit(41);
    expect(fit).toMatchObject({ lengthscale: null, signalVariance: null, noiseVariance: null });
    expect(Object.keys(fit.parameters)).toEqual(['epsilon']);
    expect(fit.after).toBeGreaterThan(fit.before);
    expect(() => runLane(scenario, laneOf('gp-ucb')).fit(41)).toThrow('no lengthscale to fit');
  });

  it('stays within what the parameters may be where the clock ticks in fractions of a second', () => {
    const fast = { ...drift, horizon: 30, response: { base: 0.01, factor: 0, power: 3, frame: 0.01 } };
    const lane = laneOf('tv-gp-ucb', { temporalKernel: 'periodic', temporalPeriod: 0.2 });
    const fit = runLane(fast, lane).fit(25);
    for (const value of Object.values(fit.parameters)) expect(value).toBeGreaterThanOrEqual(0.1);
  });

  it('is the same in parts, while the lane goes on', () => {
    const whole = runLane(drift, laneOf('tv-gp-ucb', { epsilon: 0.9 }));
    const lane = sessionFor(drift, laneOf('tv-gp-ucb', { epsilon: 0.9 }));
    while (lane.t < 30) lane.step();
    const parts = lane.fitInParts(31);
    let part = parts.next();
    let turns = 0;
    for (; !part.done; part = parts.next(), turns++) if (!lane.ended) lane.step();
    expect(part.value).toEqual(whole.fit(31));
    expect(turns).toBeGreaterThan(2);
  });
});
