import { describe, expect, it } from 'vitest';
import { runScenario, type Scenario } from '../../../src/index.ts';
import { backend, smallScenario } from '../../engine/support.ts';
import { randomProgram } from '../../fingerprints/programs.ts';
import { laneWith, recordsOf } from './support.ts';

const NUMBERS = Array.from({ length: 100 }, (_, i) => i + 1);
const SHORT = { horizon: 25, grid: { pointsPerDimension: 25 } };

const lanesOf = (numbers: readonly number[]) =>
  numbers.map(
    (number) => ({ ...laneWith(randomProgram(number)), id: 'ABCD'[number % 4] }) as Scenario['lanes'][number],
  );

/** Fingerprints of these lanes by letter, in their order. */
function printsOf(numbers: readonly number[]): Readonly<Record<string, string>> {
  const scenario = smallScenario({ ...SHORT, lanes: lanesOf(numbers) });
  return Object.fromEntries(
    [...runScenario(scenario, backend)].map(({ lane, fingerprint }) => [lane.id, fingerprint]),
  );
}

describe('a hundred random programs', () => {
  it('make the same records twice', () => {
    for (const number of NUMBERS) {
      const program = randomProgram(number);
      expect(recordsOf(program, SHORT), program).toEqual(recordsOf(program, SHORT));
    }
  });

  it('do not hear of each other, in whatever order they run', () => {
    for (const first of NUMBERS.filter((number) => number % 4 === 0)) {
      const some = [first, first + 1, first + 2, first + 3];
      expect(printsOf(some.toReversed())).toEqual(printsOf(some));
    }
  });

  it('are different ones', () => {
    const all = NUMBERS.map((number) => JSON.stringify(recordsOf(randomProgram(number), SHORT)));
    expect(new Set(all).size).toBeGreaterThan(90);
  });
});
