import { expect, it, vi } from 'vitest';
import { parseScenario } from '../../../src/index.ts';
import { askedMap } from '../../../web/answers/map/asked-map.ts';
import { mapComputation, openMap, pauseMap } from '../../../web/answers/map/map-computation.ts';

// Workers that never answer.
vi.mock('../../../web/store/run/workers-for.ts', () => ({
  workersFor: () => ({ size: 1, run: () => new Promise(() => {}), close() {} }),
}));

const SCENARIO = parseScenario({
  objective: { id: 'gp-chain-1d' },
  horizon: 20,
  grid: { pointsPerDimension: 20 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'random' }],
});

function open(detail: string, scenario = SCENARIO) {
  const { asked } = askedMap(detail, scenario);
  if (!asked) throw new Error(detail);
  openMap({ scenario, ...asked });
  return mapComputation.getState();
}

it('a look at another world loses neither cells nor the pause of a map', () => {
  const axes = 'noiseVariance=0.01,1&most=24';
  const first = open(axes);
  expect(first.state).toBe('running');
  pauseMap();
  const other = open(axes, { ...SCENARIO, seed: 9 });
  expect([other.state, other.map === first.map]).toEqual(['running', false]);
  const again = open(axes);
  expect([again.state, again.map === first.map]).toEqual(['paused', true]);
  // It was running when the other was looked at.
  const back = open(axes, { ...SCENARIO, seed: 9 });
  expect([back.state, back.map === other.map]).toEqual(['running', true]);
  pauseMap();
});
