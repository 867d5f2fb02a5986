import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { EvaluationTimeModel } from '../../../src/engine/evaluation-times.ts';
import { createWorld } from '../../../src/engine/world.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { backend, laneOf, runLane, sessionFor, smallScenario } from '../support.ts';

function timed(parameters: ParamValues, changes: Partial<Scenario> = {}): Scenario {
  return smallScenario({
    horizon: 25,
    objective: { id: 'evaluation-time', parameters: { times: 'biased', rate: 0.05, ...parameters } },
    grid: { pointsPerDimension: 9 },
    model: { kernel: 'matern52', lengthscale: null, signalVariance: null, noiseVariance: null },
    initialDesign: { points: 6 },
    ...changes,
  });
}

const scenario = timed({});
const world = createWorld(scenario, backend);
const seconds = world.evaluation?.seconds ?? new Float64Array();

describe('a world in which evaluations take time', () => {
  it('takes f at the true elapsed time, rounded to seconds, and regret against its maximum then', () => {
    let elapsed = 0;
    for (const record of runLane(scenario, laneOf('ctv')).records) {
      elapsed += seconds[record.index];
      const truth = world.truthAt(Math.round(elapsed));
      expect(record.f).toBe(truth[record.index]);
      expect(record.fStar).toBe(Math.max(...truth));
      expect(record.regret).toBe(record.fStar - record.f);
    }
    expect(elapsed).toBeGreaterThan(2 * 25);
  });

  it('observes times with one noise on the log scale for every lane, and adds them up', () => {
    const lanes = ['ctv', 'tv-gp-ucb'].map((id) => runLane(scenario, laneOf(id)).records);
    for (const records of lanes) {
      let clock = 0;
      for (const { t, index, duration, clock: observed } of records) {
        const noise = Math.log((duration ?? 0) / seconds[index]);
        expect(noise).toBeCloseTo(world.evaluation?.logNoiseAt(t) ?? 0, 12);
        clock += duration ?? 0;
        expect(observed).toBeCloseTo(clock, 10);
      }
    }
    expect(lanes[0].map(({ index }) => index)).not.toEqual(lanes[1].map(({ index }) => index));
  });

  it('makes regret differ between lanes only by what they chose: the initial points are the same', () => {
    const [ctv, random] = ['ctv-simple', 'random'].map((id) => runLane(scenario, laneOf(id)).records);
    expect(ctv.slice(0, 6).map(({ regret }) => regret)).toEqual(
      random.slice(0, 6).map(({ regret }) => regret),
    );
  });

  it('without drift no clock matters: CTV-fixed chooses as GP-UCB', () => {
    const still = timed({ rate: 0 });
    const fixed = runLane(still, laneOf('ctv-fixed', { epsilon: 0 })).records;
    const gp = runLane(still, laneOf('gp-ucb')).records;
    expect(fixed.map(({ index }) => index)).toEqual(gp.map(({ index }) => index));
  });

  it.each(['ucb', 'ei'])(
    'with evaluations of exactly one second CTV-fixed is TV-GP-UCB (%s)',
    (acquisition) => {
      const unit = timed({ times: 'uniform', seconds: 1, timeNoise: 0 });
      const parameters = { epsilon: 0.05, acquisition };
      const fixed = runLane(unit, laneOf('ctv-fixed', parameters)).records;
      const tv = runLane(unit, laneOf('tv-gp-ucb', parameters)).records;
      expect(fixed.map(({ index }) => index)).toEqual(tv.map(({ index }) => index));
      expect(fixed.map(({ clock }) => clock)).toEqual(tv.map(({ t }) => t));
      fixed.forEach(({ mean, acquisition: value }, i) => {
        expect(mean).toBeCloseTo(tv[i].mean ?? Number.NaN, 10);
        if (value !== null) expect(value).toBeCloseTo(tv[i].acquisition ?? Number.NaN, 10);
      });
    },
  );

  it('looks ahead with the model that a refit left behind', () => {
    const unit = timed({ times: 'uniform', seconds: 1, timeNoise: 0 });
    const parameters = { epsilon: 0.05, refitEvery: 9 };
    const fixed = runLane(unit, laneOf('ctv-fixed', parameters)).records;
    const tv = runLane(unit, laneOf('tv-gp-ucb', parameters)).records;
    expect(new Set(fixed.map(({ hyperparameters }) => hyperparameters?.join())).size).toBeGreaterThan(1);
    fixed.forEach(({ index, mean, sd }, i) => {
      expect(index).toBe(tv[i].index);
      expect(mean).toBeCloseTo(tv[i].mean ?? Number.NaN, 9);
      expect(sd).toBeCloseTo(tv[i].sd ?? Number.NaN, 9);
    });
  });

  it('EI and UCB choose differently', () => {
    const [ucb, ei] = ['ucb', 'ei'].map((acquisition) => runLane(scenario, laneOf('ctv', { acquisition })));
    expect(ei.records.map(({ index }) => index)).not.toEqual(ucb.records.map(({ index }) => index));
  });

  it('a step stays a step elsewhere, and CTV counts it as one second', () => {
    const { records } = runLane(smallScenario(), laneOf('ctv'));
    expect(records.map(({ clock, duration }) => [clock, duration])).toEqual(
      records.map(({ t }) => [t, null]),
    );
  });

  it.each(['ctv', 'ctv-simple', 'ctv-fixed', 'tv-gp-ucb'])(
    '%s: any frame is what the run decided by',
    (id) => {
      const session = runLane(scenario, laneOf(id));
      for (const t of [25, 3, 14, 13, 1, 7, 6]) {
        const frame = session.frame(t);
        const record = session.records[t - 1];
        expect(frame.mean?.[record.index]).toBeCloseTo(record.mean ?? Number.NaN, 10);
        expect(frame.truth[record.starIndex]).toBe(record.fStar);
        if (record.acquisition !== null)
          expect(Math.max(...(frame.acquisition ?? []))).toBeCloseTo(record.acquisition, 10);
      }
    },
  );

  it('shows the truth so far in the frame of the step to come', () => {
    const session = sessionFor(scenario, laneOf('ctv'));
    expect(session.frame(1).truth).toEqual(world.truthAt(0));
    const { index } = session.step();
    expect(session.frame(2).truth).toEqual(world.truthAt(seconds[index]));
  });
});

describe('EvaluationTimeModel', () => {
  const { records } = runLane(scenario, laneOf('random'));
  const past = { at: (step: number) => records[step - 1] };
  const model = { kernel: 'matern52', lengthscale: 0.3, variance: 0.12, noiseVariance: 0.01 } as const;
  const fresh = () => new EvaluationTimeModel(world, model, backend, 30, 6);

  it('starts from the mean of the log times of the initial points', () => {
    const times = fresh();
    times.learn(past, 1);
    expect(times.logMean[0]).toBe(0);
    expect(times.logVariance[0]).toBeCloseTo(0.12, 12);
    times.learn(past, 26);
    // Far from all data the mean is the prior's; a huge noise keeps every point that far.
    const deaf = new EvaluationTimeModel(world, { ...model, noiseVariance: 1e12 }, backend, 30, 6);
    deaf.learn(past, 26);
    const logs = records.slice(0, 6).map(({ duration }) => Math.log(duration ?? 0));
    expect(deaf.logMean[0]).toBeCloseTo(logs.reduce((sum, value) => sum + value, 0) / 6, 9);
  });

  it('gives the same in any order of asking', () => {
    const wandering = fresh();
    for (const t of [20, 3, 9, 7, 25]) wandering.learn(past, t);
    const straight = fresh();
    straight.learn(past, 25);
    wandering.logMean.forEach((value, i) => {
      expect(value).toBeCloseTo(straight.logMean[i], 12);
    });
    expect(Array.from(wandering.logVariance).every((value) => value < 0.12)).toBe(true);
  });

  it('comes near the true times', () => {
    const times = fresh();
    times.learn(past, 26);
    const errors = Array.from(times.logMean, (value, i) => Math.abs(value - Math.log(seconds[i])));
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.15);
  });
});
