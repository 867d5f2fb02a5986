import { describe, expect, it } from 'vitest';
import { recordColumns } from '../../../src/engine/export.ts';
import { worldSteps } from '../../../src/engine/lane/world-steps.ts';
import { savedRecords, savedSamples } from '../../../web/share/save-records.ts';
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

  it.each(['queries', 'steps'] as const)('of %s leave room for the noise that a lane fits', (rows) => {
    const lane = laneOf('et-gp-ucb', { refitEvery: 10, noiseFrom: 'refit' });
    // Some twenty queries in every step of the world: the first fit falls into the first of them.
    const fast = { ...scenario, horizon: 3, response: { base: 0.05, factor: 0, power: 1, frame: 1 } };
    const run = { records: worldSteps(runLane(fast, lane).records, fast) };
    const names = recordColumns(savedSamples([{ lane, run }], rows)).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('hyperparameters'))).toHaveLength(4);
    expect(savedRecords(run.records, rows).at(-1)?.hyperparameters).toHaveLength(4);
    expect(names.includes('standing.until')).toBe(rows === 'queries');
  });

  it('are the same where the world waits', () => {
    const { response: _, ...waiting } = scenario;
    const plain = runLane(waiting, laneOf('gp-ucb')).records;
    expect(savedRecords(plain, 'queries')).toEqual(plain);
  });
});
