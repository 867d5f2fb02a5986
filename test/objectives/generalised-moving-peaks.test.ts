import { describe, expect, it } from 'vitest';
import { createWorld, parseScenario } from '../../src/index.ts';
import { peaksValue } from '../../src/objectives/benchmarks/branke-peaks.ts';
import { generalisedPeaksValue } from '../../src/objectives/benchmarks/generalised-peaks.ts';
import { backend } from '../engine/support.ts';

const HORIZON = 60;
function worldOf(preset: string, id = 'generalised-peaks-2d') {
  const scenario = parseScenario({
    seed: 4,
    horizon: HORIZON,
    objective: { id, parameters: { preset, period: 20 } },
    grid: { pointsPerDimension: 15 },
    lanes: [{ algorithm: 'gp-ucb' }],
  });
  return createWorld(scenario, backend);
}
const PRESETS = ['cones', 'rotated', 'irregular', 'full', 'edolab'];

describe('generalised moving peaks', () => {
  it('are Branke’s cones where nothing turns, stretches or roughens', () => {
    const cones = { centres: [[3, -4]], heights: [50], widths: [2] };
    const own = { ...cones, widths: [[2, 2]], angles: [0], taus: [0], etas: [[10, 10, 10, 10]] };
    for (const x of [
      [0, 0],
      [3, -4],
      [-20, 31],
    ])
      expect(generalisedPeaksValue(own, x)).toBeCloseTo(peaksValue(cones, x), 12);
  });

  it.each(['generalised-peaks-2d', 'generalised-peaks-1d'])('%s: stand still between changes', (id) => {
    for (const preset of PRESETS) {
      const world = worldOf(preset, id);
      expect(world.changePoints).toEqual([20, 40]);
      const at = (t: number) => Array.from(world.truthAt(t));
      expect(at(20)).toEqual(at(1));
      expect(at(21)).not.toEqual(at(20));
      expect(at(40)).toEqual(at(21));
    }
  });

  it('are standardised over the run', () => {
    for (const preset of PRESETS) {
      const world = worldOf(preset);
      const values = Array.from({ length: HORIZON }, (_, i) => Array.from(world.truthAt(i + 1))).flat();
      const mean = values.reduce((a, b) => a + b) / values.length;
      const square = values.reduce((sum, value) => sum + value * value, 0) / values.length;
      expect(mean).toBeCloseTo(0, 10);
      expect(square).toBeCloseTo(1, 10);
    }
  });

  it('share centres and heights among the presets of one seed and box', () => {
    const best = ['cones', 'irregular'].map((preset) => worldOf(preset).starAt(1));
    expect(best[0]).toBe(best[1]);
  });
});
