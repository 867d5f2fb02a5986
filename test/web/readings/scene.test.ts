import { describe, expect, it } from 'vitest';
import { sceneReading } from '../../../web/readings/scene.ts';
import { fakeRecord, fakeWorld } from '../fakes/records.ts';

const T = 200;
const world = fakeWorld(T, { changePoints: [60, 130] });

/** A lane that keeps everything. */
const keeper = {
  name: 'GP-UCB',
  records: Array.from({ length: T }, (_, i) => fakeRecord(i + 1, { regret: 0.5 })),
};

/** A lane that resets at these steps and keeps the newest point. */
function resetter(name: string, resets: readonly number[]) {
  let size = 0;
  const records = Array.from({ length: T }, (_, i) => {
    const t = i + 1;
    const reset = resets.includes(t);
    const record = fakeRecord(t, { dataSize: size, reset, regret: 0.1 });
    size = reset ? 1 : size + 1;
    return record;
  });
  return { name, records };
}

describe('sceneReading', () => {
  it('tells who noticed a jump and who keeps old points', () => {
    expect(sceneReading(world, [keeper, resetter('ET-GP-UCB', [61, 131])], 131)).toBe(
      'The objective jumped after $t$ = 130. **ET-GP-UCB noticed at once**; GP-UCB keeps all 130 old points.',
    );
  });

  it('does not know the future: before the reset nobody has noticed', () => {
    const late = resetter('ET-GP-UCB', [64]);
    expect(sceneReading(world, [late], 63)).toBe(
      'The objective jumped after $t$ = 60. ET-GP-UCB keeps all 60 old points.',
    );
    expect(sceneReading(world, [late], 64)).toBe(
      'The objective jumped after $t$ = 60. **ET-GP-UCB reset 4 steps later**.',
    );
  });

  it('counts only the old points that are left', () => {
    const window = {
      name: 'SW-GP-UCB',
      records: keeper.records.map((record) => ({ ...record, dataSize: Math.min(30, record.dataSize) })),
    };
    expect(sceneReading(world, [window], 71)).toContain('SW-GP-UCB still holds 20 old points');
    expect(sceneReading(world, [window], 91)).toContain('SW-GP-UCB holds no point from before');
  });

  it('compares the lanes under steady drift', () => {
    const drifting = fakeWorld(T, { starIndex: Int32Array.from({ length: T }, (_, i) => i % 2) });
    expect(sceneReading(drifting, [keeper, resetter('TV-GP-UCB', [])], 40)).toBe(
      'The optimum has rested for 20 steps. **TV-GP-UCB follows it best**: 0.10 regret a step against 0.50 of GP-UCB.',
    );
    expect(sceneReading(drifting, [keeper], 22)).toBe('The optimum has rested for 20 steps.');
    expect(sceneReading(drifting, [keeper], 10)).toBe('The optimum moved within the last 9 steps.');
  });

  it('says so when nothing moves and lanes are level', () => {
    expect(sceneReading(fakeWorld(T), [keeper, keeper], 50)).toBe(
      'The optimum has not moved. All lanes pay alike: 0.50 regret a step.',
    );
  });

  it('has sentences for the first step, no lanes and nothing computed', () => {
    expect(sceneReading(world, [keeper], 1)).toContain('No data yet');
    expect(sceneReading(world, [], 5)).toBe('');
    expect(sceneReading(world, [{ name: 'A', records: [] }], 5)).toBe('');
  });
});
