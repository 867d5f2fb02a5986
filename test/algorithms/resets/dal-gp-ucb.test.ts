import { describe, expect, it } from 'vitest';
import { laneOf, runLane, smallScenario } from '../../engine/support.ts';

const scenario = smallScenario({ horizon: 80 });
const run = (parameters: Record<string, number | string> = {}, given = scenario) =>
  runLane(given, laneOf('dal-gp-ucb', parameters)).records;

describe('DAL-GP-UCB', () => {
  it('looks at its places in turn, at a constant share, and nothing else is a look', () => {
    const records = run({ lookShare: 0.25 });
    const resets = records.filter(({ reset }) => reset).length;
    const looks = records.filter(({ looking }) => looking?.look !== null);
    expect(looks.length).toBeGreaterThanOrEqual(20);
    expect(looks.length).toBeLessThanOrEqual(20 + resets);
    for (const { looking, tPrime, acquisition } of records) {
      const asked = ((tPrime ?? 0) - 1) % 4 === 0;
      expect(looking?.look === null).toBe(!asked);
      if (asked) expect(acquisition).toBeNull();
    }
    const places = new Set(looks.map(({ index }) => index));
    expect(places.size).toBe(5);
  });

  it('tests at looks alone, and starts empty when it resets', () => {
    for (const { looking, psi, reset, reason, dataSizeAfter } of run({
      lookShare: 0.3,
      alarm: 0.05,
    })) {
      if (psi !== null) expect(looking?.look).not.toBeNull();
      if (reset) {
        expect(reason).toBe('glr');
        expect(dataSizeAfter).toBe(0);
      }
    }
  });

  it('without looks is GP-UCB that no test can reset', () => {
    const [own, plain] = [run({ lookShare: 0 }), runLane(scenario, laneOf('gp-ucb', {})).records];
    expect(own.map(({ index }) => index)).toEqual(plain.map(({ index }) => index));
    expect(own.every(({ looking }) => looking?.look === null)).toBe(true);
  });

  it('leaves a choice that was given as it is: it is no look', () => {
    const lane = { ...laneOf('dal-gp-ucb', {}), choices: [7, 7, 7] };
    const { records } = runLane(scenario, lane);
    expect(records.slice(0, 3).map(({ index, looking }) => [index, looking?.look])).toEqual([
      [7, null],
      [7, null],
      [7, null],
    ]);
  });
});
