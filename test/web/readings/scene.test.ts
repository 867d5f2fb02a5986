import { describe, expect, it } from 'vitest';
import type { ResetReason } from '../../../src/contracts/record.ts';
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
function resetter(name: string, resets: readonly number[], reason: ResetReason = 'event') {
  let size = 0;
  const records = Array.from({ length: T }, (_, i) => {
    const t = i + 1;
    const reset = resets.includes(t);
    const after = reset ? 1 : size + 1;
    const made = { dataSize: size, dataSizeAfter: after, reset, regret: 0.1 };
    size = after;
    return fakeRecord(t, reset ? { ...made, reason } : made);
  });
  return { name, records };
}

describe('sceneReading', () => {
  it('tells who noticed a jump and who keeps old points', () => {
    expect(sceneReading(world, [keeper, resetter('ET-GP-UCB', [61, 131])], 131)).toBe(
      'The objective jumped after $t$ = 130. **ET-GP-UCB noticed at once**; GP-UCB keeps all 130 old points.',
    );
  });

  it('says nothing of a jump after the first step, which left nothing to forget', () => {
    const begun = fakeWorld(T, { changePoints: [1] });
    expect(sceneReading(begun, [keeper], 140)).toBe('The optimum has not moved.');
  });

  it('does not take a change of the noise for a jump', () => {
    const acted = fakeWorld(T, { changePoints: [60], noiseChanges: [60, 100] });
    const lanes = [resetter('ET-GP-UCB', [101])];
    expect(sceneReading(acted, lanes, 61)).toContain('The objective jumped after $t$ = 60.');
    expect(sceneReading(acted, lanes, 101)).toBe(
      'The noise changed after $t$ = 100. The optimum has not moved.',
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

  it('says that a lane which keeps its points has found the new optimum, and only once it stays there', () => {
    const moved = fakeWorld(T, { changePoints: [60], starIndex: new Int32Array(T).fill(0) });
    const to = (index: (t: number) => number) => ({
      name: 'GP-UCB',
      records: Array.from({ length: T }, (_, i) => fakeRecord(i + 1, { index: index(i + 1) })),
    });
    const away = moved.candidates.size - 1;
    const late = to((t) => (t <= 82 || t === 100 ? away : 0));
    const said = (t: number, lane = late) =>
      sceneReading(moved, [lane], t).replace('The objective jumped after $t$ = 60. ', '');
    expect(said(84)).toBe('GP-UCB keeps all 60 old points.');
    expect(said(85)).toBe('GP-UCB found the new optimum after 23 steps.');
    expect(said(100)).toBe(said(85));
    expect(
      said(
        103,
        to((t) => (t <= 82 || t > 100 ? away : 0)),
      ),
    ).toBe('GP-UCB keeps all 60 old points.');
    expect(
      said(
        120,
        to((t) => (t <= 60 ? away : 0)),
      ),
    ).toBe('GP-UCB keeps all 60 old points.');
  });

  it('counts only the old points that are left', () => {
    const window = {
      name: 'SW-GP-UCB',
      records: keeper.records.map((record) => ({
        ...record,
        dataSize: Math.min(30, record.dataSize),
        dataSizeAfter: Math.min(30, record.dataSizeAfter),
      })),
    };
    expect(sceneReading(world, [window], 71)).toContain('SW-GP-UCB still holds 20 old points');
    expect(sceneReading(world, [window], 90)).toContain('SW-GP-UCB still holds 1 old point.');
    expect(sceneReading(world, [window], 91)).toContain('SW-GP-UCB holds no point from before');
  });

  it('counts the old points of a memory that drops from the middle', () => {
    // Of the steps up to the change every second one is gone by then.
    const thinned = {
      name: 'thinned',
      records: keeper.records.map((record) =>
        record.t === 61
          ? { ...record, dataSizeAfter: 31, dropped: Array.from({ length: 30 }, (_, i) => 2 * i + 1) }
          : record,
      ),
    };
    expect(sceneReading(world, [thinned], 65)).toContain('thinned still holds 30 old points');
  });

  it('praises no reset that the data did not bring about', () => {
    const said = (reason: ResetReason, step: number) =>
      sceneReading(world, [resetter('X', [step], reason)], 100).replace(/^.* = 60\. /, '');
    expect(said('event', 61)).toBe('**X noticed at once**.');
    expect(said('event', 68)).toBe('**X reset 8 steps later**.');
    expect(said('periodic', 61)).toBe('X reset on schedule 1 step later.');
    expect(said('periodic', 68)).toBe('X reset on schedule 8 steps later.');
    expect(said('upper bound', 68)).toBe('X had to reset at its upper bound 8 steps later.');
    expect(said('true change', 61)).toBe('X was told of it at once.');
  });

  it('shares a clause among lanes of which the same is to be said, and no others', () => {
    const lanes = [resetter('B', [61]), resetter('C', [61]), resetter('D', [61], 'periodic')];
    expect(sceneReading(world, lanes, 70)).toBe(
      'The objective jumped after $t$ = 60. **B and C noticed at once**; D reset on schedule 1 step later.',
    );
  });

  it('looks at every one of the last steps, not at their ends', () => {
    const drifting = fakeWorld(T, { starIndex: Int32Array.from({ length: T }, (_, i) => i % 2) });
    expect(sceneReading(drifting, [keeper, resetter('TV-GP-UCB', [])], 40)).toBe(
      'The optimum moved within the last 20 steps. **TV-GP-UCB follows it best**: 0.10 regret a step against 0.50 of GP-UCB.',
    );
    expect(sceneReading(drifting, [keeper], 21)).toBe('The optimum moved within the last 20 steps.');
    expect(sceneReading(drifting, [keeper], 10)).toBe('The optimum moved within the last 9 steps.');
    expect(sceneReading(drifting, [keeper], 2)).toBe('The optimum moved within the last step.');
    const once = fakeWorld(T, { starIndex: Int32Array.from({ length: T }, (_, i) => Number(i >= 30)) });
    expect(sceneReading(once, [keeper], 50)).toBe('The optimum moved within the last 20 steps.');
    expect(sceneReading(once, [keeper], 51)).toBe('The optimum has rested for 20 steps.');
  });

  it('says at which pace, where every lane has its own clock', () => {
    expect(sceneReading(fakeWorld(T, { secondsPerStep: 2.2 }), [keeper], 50)).toBe(
      'At 2.2 s a step the optimum has not moved.',
    );
  });

  it('says so when nothing moves and lanes are level', () => {
    expect(sceneReading(fakeWorld(T), [keeper, keeper], 50)).toBe(
      'The optimum has not moved. All lanes pay the same: 0.50 regret a step.',
    );
  });

  it('does not call a given query random', () => {
    const given = { ...resetter('You', []), choices: [4] };
    expect(sceneReading(world, [given], 1)).toBe('No data yet: the first query was given.');
    expect(sceneReading(world, [keeper, given], 1)).toBe(
      'No data yet: the first query is a seeded random candidate, but that of You was given.',
    );
  });

  it('addresses the person who plays, at the beginning of the sentence too', () => {
    const still = fakeWorld(T, { changePoints: [60], starIndex: new Int32Array(T).fill(0) });
    const away = still.candidates.size - 1;
    const you = (left: number) => ({
      name: 'You',
      byHand: true,
      records: Array.from({ length: T }, (_, i) => fakeRecord(i + 1, { index: i + 1 < left ? away : 0 })),
    });
    const said = (t: number, ...lanes: Parameters<typeof sceneReading>[1]) =>
      sceneReading(still, lanes, t).replace('The objective jumped after $t$ = 60. ', '');
    const late = resetter('ET-GP-UCB', [65]);
    expect(said(70, you(64), late, keeper)).toBe(
      '**You left after 3 steps, ET-GP-UCB noticed after 5 steps**; GP-UCB never.',
    );
    expect(said(62, you(64))).toBe('You had not noticed yet.');
    expect(said(T, you(T + 1), keeper)).toBe('You and GP-UCB never noticed.');
    expect(said(70, you(61), keeper)).toBe('You were searching anyway; GP-UCB never noticed.');
  });

  it('does not call a step the first query that holds several', () => {
    const quick = { ...keeper, records: keeper.records.map((record) => ({ ...record, dataSize: 3 })) };
    expect(sceneReading(world, [quick], 1)).not.toContain('No data yet');
  });

  it('has sentences for the first step, no lanes and nothing computed', () => {
    expect(sceneReading(world, [keeper], 1)).toContain('No data yet');
    expect(sceneReading(world, [], 5)).toBe('');
    expect(sceneReading(world, [{ name: 'A', records: [] }], 5)).toBe('');
  });
});
