import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../web/store/place-name.ts';

describe('an address', () => {
  it('names a place and what of it is open', () => {
    expect(placeOf('papers')).toEqual({ name: 'papers', detail: '' });
    expect(placeOf('papers/et-table1')).toEqual({ name: 'papers', detail: 'et-table1' });
    expect(placeOf('you')).toEqual({ name: 'you', detail: '' });
    expect(placeOf('own/formula')).toEqual({ name: 'own', detail: 'formula' });
  });

  it('that only looks like a place’s opens it as it opens by itself', () => {
    expect(placeOf('papers/<script>')).toEqual({ name: 'papers', detail: '' });
  });

  it('of a scenario is no place’s', () => {
    for (const fragment of ['', 'v1.abc', 'papersx', 'yours', 'owner', 'abrupt-change'])
      expect(placeOf(fragment)).toBeNull();
  });
});
