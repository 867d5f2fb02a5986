import { describe, expect, it } from 'vitest';
import { ageReading, coverageReading, rolling } from '../../../web/readings/model-check.ts';

const NONE = Number.NaN;

describe('the rolling share', () => {
  it('is the mean of the last steps that have a value', () => {
    expect([...rolling(Float64Array.from([NONE, 1, 0, 0.5]), 2)]).toEqual([NONE, 1, 0.5, 0.25]);
  });
});

describe('the reading of the coverage', () => {
  const check = {
    coverage: Float64Array.from([NONE, 0.4, 0.6, 0.97]),
    promise: Float64Array.from([NONE, 0.95, 0.5, 0.7]),
  };

  it('holds the share against the promise', () => {
    expect(coverageReading(check, 2)).toBe('$t$ = 2: in the band 40 %, less than the 95 % promised.');
    expect(coverageReading(check, 3)).toBe('$t$ = 3: in the band 50 %, at least the 50 % promised.');
    expect(coverageReading(check, 4)).toBe('$t$ = 4: in the band 66 %, close to the 70 % promised.');
  });

  it('judges no band where there is none', () => {
    expect(coverageReading(check, 1)).toBe('$t$ = 1: no band to judge.');
  });
});

describe('the reading of the ages', () => {
  it('names median and oldest, or says that nothing is held', () => {
    const ages = { medianAge: Float64Array.from([NONE, 3]), oldestAge: Float64Array.from([NONE, 9]) };
    expect(ageReading(ages, 1)).toBe('no data held');
    expect(ageReading(ages, 2)).toBe('median 3, oldest 9');
  });
});
