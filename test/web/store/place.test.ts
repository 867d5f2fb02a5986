import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../web/store/place-name.ts';

describe('an address', () => {
  it('names the papers and an experiment of theirs', () => {
    expect(placeOf('papers')).toEqual({ name: 'papers', experiment: '' });
    expect(placeOf('papers/et-table1')).toEqual({ name: 'papers', experiment: 'et-table1' });
  });

  it('that only looks like a place’s opens it at its first experiment', () => {
    expect(placeOf('papers/<script>')).toEqual({ name: 'papers', experiment: '' });
  });

  it('of a scenario is no place’s', () => {
    for (const fragment of ['', 'v1.abc', 'papersx', 'abrupt-change']) expect(placeOf(fragment)).toBeNull();
  });
});
