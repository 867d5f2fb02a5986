import { describe, expect, it } from 'vitest';
import { worldSteps } from '../../../src/engine/lane/world-steps.ts';
import { savedRecords } from '../../../web/share/save-records.ts';
import { laneOf, runLane, smallScenario } from '../../engine/support.ts';

const scenario = smallScenario({
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } },
  response: { base: 0.3, factor: 0.02, power: 2, frame: 0.7 },
});
const { records } = runLane(scenario, laneOf('tv-gp-ucb', { epsilon: 0.1 }));
const steps = worldSteps(records, scenario);

describe('records to save', () => {
  it('of queries are those of the run, every one', () => {
    expect(savedRecords(steps, 'queries')).toEqual(records);
  });

  it('of steps are those of the world, each without its queries', () => {
    const saved = savedRecords(steps, 'steps');
    expect(saved.map(({ t }) => t)).toEqual(Array.from({ length: scenario.horizon }, (_, i) => i + 1));
    expect(saved.map(({ cumulativeRegret }) => cumulativeRegret)).toEqual(
      steps.map(({ cumulativeRegret }) => cumulativeRegret),
    );
    expect(JSON.stringify(saved)).not.toContain('asked');
    expect(saved[9]).toMatchObject({ queries: { made: steps[9].queries?.made } });
  });

  it('are the same where the world waits', () => {
    const { response: _, ...waiting } = scenario;
    const plain = runLane(waiting, laneOf('gp-ucb')).records;
    expect(savedRecords(plain, 'queries')).toEqual(plain);
  });
});
