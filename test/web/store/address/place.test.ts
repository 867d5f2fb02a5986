import { describe, expect, it } from 'vitest';
import { fragmentOf, placeOf } from '../../../../web/store/address/place-name.ts';

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
    for (const fragment of ['', 'v1.abc', 'papersx', 'your', 'owner', 'abrupt-change'])
      expect(placeOf(fragment)).toBeNull();
  });
});

describe('the address of a comparison', () => {
  it('carries the link of what is compared', () => {
    expect(placeOf('compare')).toEqual({ name: 'compare', detail: '', link: '' });
    expect(placeOf('compare/v1.abc.def')).toEqual({ name: 'compare', detail: '', link: 'v1.abc.def' });
    expect(placeOf('compare/of=average&after=140/scene=abrupt-change&t=3')).toEqual({
      name: 'compare',
      detail: 'of=average&after=140',
      link: 'scene=abrupt-change&t=3',
    });
    for (const fragment of [
      'compare/v1.abc.def',
      'compare/after=3/v1.a',
      'papers/et-table1',
      'compare',
      'papers',
    ]) {
      const place = placeOf(fragment);
      expect(place && fragmentOf(place)).toBe(`#${fragment}`);
    }
  });
});

describe('the address of a large figure', () => {
  it.each([
    ['inspect/regret/scene=abrupt-change&t=3', 'regret', 'scene=abrupt-change&t=3'],
    ['inspect/winners/steady-drift', 'winners', 'steady-drift'],
    ['inspect/winners/noiseVariance=0.1,1&most=24/v2.abc', 'winners/noiseVariance=0.1,1&most=24', 'v2.abc'],
  ])('%s is of %s', (fragment, detail, link) => {
    const place = { name: 'inspect', detail, link } as const;
    expect(placeOf(fragment)).toEqual(place);
    expect(fragmentOf(place)).toBe(`#${fragment}`);
  });
});

describe('the address of a lesson', () => {
  it.each([
    ['lesson=own-my-drift&step=4', 'own-my-drift.4'],
    ['lesson=the-event-trigger', 'the-event-trigger'],
    ['lesson-in=ab_-c&step=4', 'lesson-in=ab_-c&step=4'],
    ['lesson=Not a lesson&step=ninety', 'Not a lesson.ninety'],
  ])('%s opens %s, and is made of it', (fragment, detail) => {
    expect(placeOf(fragment)).toEqual({ name: 'lesson', detail });
    expect(fragmentOf({ name: 'lesson', detail })).toBe(`#${fragment}`);
  });
});
