import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, laneOf, sessionFor, smallScenario } from '../support.ts';

const base = smallScenario({ grid: { pointsPerDimension: 10 } });
const EVALUATION = { ...base, objective: { id: 'evaluation-time', parameters: {} } };

describe('memory of sessions', () => {
  it('is flat over 10,000 resets', () => {
    const scenario = { ...base, horizon: 2000 };
    const lane = laneOf('r-gp-ucb', { periodFrom: 'steps', period: 2 });
    const world = createWorld(scenario, backend);
    const before = backend.memoryInUse();
    let resets = 0;
    let settled = 0;
    for (let run = 0; run < 10; run++) {
      const session = sessionFor(scenario, lane, world);
      for (let t = 1; t <= scenario.horizon; t++) {
        if (session.step().reset) resets++;
        if (t === 4) settled = backend.memoryInUse();
      }
      expect(backend.memoryInUse()).toBe(settled);
      session.dispose();
      expect(backend.memoryInUse()).toBe(before);
    }
    expect(resets).toBe(10_000);
  }, 60_000);

  it.each(
    ALGORITHMS.flatMap(({ id }) => [[id, 'steps', base] as const, [id, 'seconds', EVALUATION] as const]),
  )('%s on a clock of %s gives everything back when its lane goes', (id, _, scenario) => {
    const world = createWorld(scenario, backend);
    const before = backend.memoryInUse();
    const session = sessionFor(scenario, laneOf(id), world);
    while (session.t < scenario.horizon) session.step();
    for (const t of [20, 5, 30]) session.frame(t);
    session.dispose();
    expect(backend.memoryInUse()).toBe(before);
  });
});
