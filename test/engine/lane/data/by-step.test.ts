import { describe, expect, it } from 'vitest';
import { ByStep } from '../../../../src/engine/lane/data/by-step.ts';

const upTo = (steps: number) => {
  const list = new ByStep<number>();
  for (let step = 1; step <= steps; step++) list.push(10 * step);
  return list;
};

describe('ByStep', () => {
  it('knows its values by step, from 1', () => {
    const list = upTo(5);
    expect([0, 1, 5, 6].map((step) => list.at(step))).toEqual([undefined, 10, 50, undefined]);
    expect(list.last).toBe(5);
    expect(list.newest(2)).toEqual([40, 50]);
    expect(list.newest(0)).toEqual([]);
  });

  it('forgets its beginning and counts on', () => {
    const list = upTo(200);
    list.forgetBefore(150);
    expect(list.at(149)).toBeUndefined();
    expect([150, 200].map((step) => list.at(step))).toEqual([1500, 2000]);
    list.push(2010);
    expect(list.last).toBe(201);
    expect(list.at(201)).toBe(2010);
  });

  it('never forgets what is asked to stay, and keeps a bounded number beside it', () => {
    const list = upTo(0);
    for (let step = 1; step <= 5000; step++) {
      list.push(step);
      list.forgetBefore(step - 30);
      expect(list.at(Math.max(1, step - 30))).toBe(Math.max(1, step - 30));
      expect(list.kept.length).toBeLessThanOrEqual(31 + 64);
    }
  });
});
