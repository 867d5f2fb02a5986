import { describe, expect, it } from 'vitest';
import type { FieldChoice } from '../../../../web/store/state.ts';
import { SPARK_BOX, smoothRegret, sparksOf } from '../../../../web/views/overview/spark-shapes.ts';
import { standings } from '../../../../web/views/overview/standings.ts';
import { footNote, hoveredValue } from '../../../../web/views/overview/tile.tsx';
import { sharedAcquisition, tileField } from '../../../../web/views/overview/tile-fields.ts';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { fakeRecord } from '../../fakes/records.ts';
import { numbersIn, runFixture } from '../fixture.ts';

const records = (regrets: readonly number[]) => {
  let cumulativeRegret = 0;
  return regrets.map((regret, i) => {
    cumulativeRegret += regret;
    return fakeRecord(i + 1, { regret, cumulativeRegret });
  });
};

describe('the sparkline', () => {
  it('is the mean regret of the last ten steps, of fewer at the start', () => {
    const smooth = smoothRegret(records([1, 3, ...new Array(8).fill(0), 10]));
    expect([...smooth.slice(0, 3)]).toEqual([1, 2, 4 / 3]);
    expect(smooth[10]).toBeCloseTo(1.3, 12);
  });

  it('has one scale for all lanes: the largest of any touches the top, zero the bottom', () => {
    const lanes = [
      { letter: 'A' as const, name: 'a', records: records([2, 2]) },
      { letter: 'B' as const, name: 'b', records: records([0, 1]) },
    ];
    const { heightAt, paths } = sparksOf(lanes, 2);
    expect([heightAt('A', 1), heightAt('B', 1), heightAt('B', 2)]).toEqual([0, 100, 75]);
    expect(heightAt('B', 3)).toBeNull();
    for (const path of paths.values())
      for (const number of numbersIn(path)) expect(number).toBeLessThanOrEqual(SPARK_BOX.width);
  });
});

describe('a tile’s figure', () => {
  const lanes = [
    { letter: 'A' as const, name: 'a', records: records([1, 1]) },
    { letter: 'B' as const, name: 'b', records: records([1, 0.5]) },
    { letter: 'C' as const, name: 'c', records: records([1]) },
  ];
  const at = (t: number) => standings(lanes, t, 'total', { sparks: sparksOf(lanes, 2), horizon: 2 });

  it('is the total regret, and the least of them is marked, shared or not', () => {
    expect([...at(2).values()].map(({ figure, best }) => [figure, best])).toEqual([
      ['2.0', false],
      ['1.5', true],
      ['', false],
    ]);
    expect([...at(1).values()].every(({ best }) => best)).toBe(true);
  });

  it('is empty before anything may be told', () => {
    expect([...at(0).values()].map(({ figure, best }) => [figure, best])).toEqual([
      ['', false],
      ['', false],
      ['', false],
    ]);
  });
});

describe('a tile’s field', () => {
  const square = runFixture('moving-peaks-2d', 'et-gp-ucb', 8, 11);
  const blind = runFixture('moving-peaks-2d', 'random', 8, 11);
  const ranges = { deviation: 2, acquisition: [-1, 5] as const };
  const field = (choice: FieldChoice, run = square, shown = shownIn(null)) =>
    tileField(run.frameAt(8), run.world, choice, ranges, shown);

  it('has the scale that all tiles share', () => {
    expect(field('truth')?.range).toEqual(square.world.range);
    expect(field('mean')?.range).toEqual(square.world.range);
    expect(field('sd')?.range).toEqual([0, 2]);
    expect(field('acquisition')?.range).toEqual([-1, 5]);
  });

  it('is the truth for a lane without a model, which its foot says', () => {
    expect(field('sd', blind)?.id).toBe('truth');
    expect(footNote(blind.frameAt(8), 0)).toBe('no model');
    expect(footNote(square.frameAt(8), 1)).toBe('1 reset');
  });

  it('keeps the acquisition back until slow motion has come to it', () => {
    expect(field('acquisition', square, shownIn('fit'))).toBeNull();
  });

  it('says its value under the pointer, and the truth without a model', () => {
    expect(hoveredValue(square.frameAt(8), 3, 'sd')).toMatch(/^\$σ\$ \d/);
    expect(hoveredValue(blind.frameAt(8), 3, 'mean')).toMatch(/^\$f_t\$ /);
    expect(hoveredValue(square.frameAt(8), 10_000, 'mean')).toBeNull();
  });

  it('takes the ends of the acquisition over all lanes', () => {
    const frame = square.frameAt(8);
    const doubled = { ...frame, acquisition: frame.acquisition?.map((value) => 2 * value) ?? null };
    const both = sharedAcquisition([frame, doubled, null]) ?? [0, 0];
    expect(both[1]).toBe(Math.max(...(doubled.acquisition ?? [])));
    expect(sharedAcquisition([blind.frameAt(8)])).toBeNull();
  });
});
