import { describe, expect, it } from 'vitest';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { createWorld, openLane, parseScenario } from '../../../src/index.ts';
import { backend } from '../support.ts';

describe('the frame of a lane with several priors', () => {
  it('tells of age what the prior that chose the step believes', () => {
    const scenario = parseScenario({
      seed: 5,
      horizon: 40,
      grid: { pointsPerDimension: 40 },
      objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } },
      lanes: [
        { algorithm: 'likeliest-gp-ucb', parameters: { priorLengthscales: [1], priorRates: [0, 0.1] } },
      ],
    });
    const [lane] = scenario.lanes;
    const world = createWorld(scenario, backend);
    const session = openLane(scenario, lane, world, backend);
    while (!session.ended) session.step();
    const told = (t: number) => laneFrame(session, t, lane, scenario.horizon, world);
    expect(told(1)).toMatchObject({ priors: { prior: 0 }, traits: { temporal: { kind: 'static' } } });
    expect(told(40)).toMatchObject({ priors: { prior: 1 }, traits: { temporal: { rate: 0.1 } } });
    session.dispose();
  });
});
