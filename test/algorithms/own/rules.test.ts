import { describe, expect, it } from 'vitest';
import type { Lane, Scenario } from '../../../src/index.ts';
import { laneOf, runLane, smallScenario } from '../../engine/support.ts';
import { recordsOf, withSlots } from './support.ts';

// Published rules, written as programs: the built-in lanes' very records.

const EVENT = withSlots(`
  memory: (held, { reset }) => (reset ? Math.min(held, 1) : held),
  trigger: {
    test({ tPrime, y, mean, variance, noiseVariance }) {
      const term = log((2 * ((Math.PI * Math.PI * tPrime * tPrime) / 6)) / 0.1);
      const psi = Math.abs(y - mean);
      const kappa = Math.sqrt(2 * term) * Math.sqrt(variance) + Math.sqrt(2 * noiseVariance * term);
      return { psi, kappa };
    },
  },`);

const CUSUM = `let sum = 0;
${withSlots(`
  memory: dropAtReset(1),
  trigger: {
    test({ tPrime, y, mean, variance, noiseVariance }) {
      const z = (y - mean) / Math.sqrt(variance + noiseVariance);
      sum = Math.max(0, (tPrime === 1 ? 0 : sum) + Math.abs(z) - 0.5);
      return { psi: sum, kappa: 3 };
    },
  },`)}`;

const WINDOW = withSlots('memory: (held) => Math.min(held, 15)');

/** The same rule with the steps named that stay. */
const WINDOW_BY_STEPS = withSlots(
  'memory: (held, verdict, t, steps) => steps.filter((step) => step > t - 15)',
);

const PIECES = withSlots('memory: dropAtReset(1), trigger: withinBounds(eventTrigger(0.1), 12, 2000)');

const RULES: readonly (readonly [name: string, program: string, lane: Lane])[] = [
  ['the event trigger', EVENT, laneOf('et-gp-ucb', { lowerSteps: 1 })],
  ['CUSUM', CUSUM, laneOf('et-gp-ucb', { lowerSteps: 1, trigger: 'cusum', allowance: 0.5, sumThreshold: 3 })],
  ['a sliding window', WINDOW, laneOf('sw-gp-ucb', { window: 15 })],
  ['a sliding window, by steps', WINDOW_BY_STEPS, laneOf('sw-gp-ucb', { window: 15 })],
  ['built-in pieces', PIECES, laneOf('et-gp-ucb')],
  ['a program that leaves all out', withSlots(''), laneOf('gp-ucb')],
];

const WORLDS: readonly (readonly [name: string, changes: Partial<Scenario>])[] = [
  ['on a line', { horizon: 80, objective: { id: 'abrupt-change-1d', parameters: { changes: [20, 50] } } }],
  ['on a square', { grid: { pointsPerDimension: 12 }, objective: { id: 'moving-peaks-2d', parameters: {} } }],
];

describe.each(RULES)('%s as a program', (_, program, lane) => {
  it.each(WORLDS)('%s chooses and records what the built-in algorithm does', (_, changes) => {
    const builtIn = runLane(smallScenario(changes), lane).records;
    expect(recordsOf(program, changes)).toEqual(builtIn);
  });
});

it('resets in these worlds, so that the rules are put to use', () => {
  const resets = (program: string) => recordsOf(program, WORLDS[0][1]).filter(({ reset }) => reset).length;
  expect(resets(EVENT)).toBeGreaterThan(0);
  expect(resets(CUSUM)).toBeGreaterThan(0);
});
