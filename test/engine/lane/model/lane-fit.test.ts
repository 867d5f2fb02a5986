import { describe, expect, it } from 'vitest';
import { laneOf, runLane, smallScenario } from '../../support.ts';

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

  it('says why there is nothing to fit', () => {
    expect(() => session.fit(3)).toThrow('A fit needs at least 5 observations, the lane holds 2');
    expect(() => runLane(scenario, laneOf('random')).fit(20)).toThrow('no model');
  });
});
