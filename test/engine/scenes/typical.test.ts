import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import { percentile, SEEDS, shownOn } from './shown.ts';

describe('the seed of a scene', () => {
  it.each(SCENES)('of $id is typical, or its description says that it is rare', ({ shows, description }) => {
    const typical = shows.percentile >= 20 && shows.percentile <= 80;
    expect(typical || /\brare\b/.test(description)).toBe(true);
  });

  it.each(SCENES)('of $id stands in lanes that it has', ({ shows, scenario }) => {
    const letters = scenario.lanes.map(({ id }) => id);
    expect(letters).toEqual(expect.arrayContaining([...shows.between]));
  });

  // All of them take minutes: `npm run scenes:measure`. This is the one that the page opens on.
  it('stands where the scene says, among a hundred', async () => {
    const backend = await loadBackend('wasm');
    const [scene] = SCENES;
    const values = SEEDS.map((seed) => shownOn(scene, seed, backend));
    expect(percentile(shownOn(scene, scene.scenario.seed, backend), values)).toBe(scene.shows.percentile);
  }, 120_000);
});

describe('percentile', () => {
  it('counts what is smaller, and half of what is equal', () => {
    expect(percentile(2, [1, 2, 2, 3])).toBe(50);
    expect(percentile(0, [1, 2])).toBe(0);
    expect(percentile(9, [1, 2])).toBe(100);
  });
});
