import { describe, expect, it } from 'vitest';
import { embedAddress, readEmbedQuery } from '../../../../web/store/address/embed-query.ts';

describe('the query of an embedded page', () => {
  it('is none where nobody asks for one', () => {
    expect(readEmbedQuery('')).toBeNull();
    expect(readEmbedQuery('?theme=dark')).toBeNull();
  });

  it.each([
    ['?embed', 'selected'],
    ['?embed=1', 'selected'],
    ['?embed=all', 'all'],
    ['?embed=B', ['B']],
    ['?embed=A,B,A', ['A', 'B']],
    ['?embed=B,regret', ['B', 'regret']],
    ['?embed=lesson', 'selected'],
    ['?embed=compare', 'selected'],
    ['?embed=map', 'selected'],
  ])('%s asks for panels', (query, panels) => {
    expect(readEmbedQuery(query)).toMatchObject({ panels, theme: null, host: null, fault: null });
  });

  it('names theme and host', () => {
    expect(readEmbedQuery('?embed=1&theme=dark&host=https://slides.example')).toMatchObject({
      theme: 'dark',
      host: 'https://slides.example',
      fault: null,
    });
  });

  it.each([
    ['?embed=Z', /embed must be 1, all, .*, got “Z”\.$/],
    ['?embed=a', /embed must be/],
    ['?embed=A,,B', /embed must be/],
    ['?embed=compare,map', /embed must be/],
    [`?embed=${'A,'.repeat(1e5)}`, /embed must be/],
    ['?embed=1&theme=blue', /theme must be light or dark, got “blue”\.$/],
    ['?embed=1&host=slides.example', /host must be an origin/],
    ['?embed=1&host=https://slides.example/deck', /host must be an origin/],
    ['?embed=1&host=*', /host must be an origin/],
    ['?embed=1&host=javascript:1', /host must be an origin/],
  ])('%.40s is answered with a sentence', (query, sentence) => {
    const fault = readEmbedQuery(query)?.fault ?? '';
    expect(fault).toMatch(sentence);
    expect(fault.length).toBeLessThan(300);
  });

  it('is written as it is read', () => {
    const address = embedAddress('https://x.example/lab/?theme=dark#old', 'regret', 'abrupt-change.61');
    expect(address).toBe('https://x.example/lab/?embed=regret#abrupt-change.61');
    expect(readEmbedQuery(new URL(address).search)?.panels).toEqual(['regret']);
  });
});
