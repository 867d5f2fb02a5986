import { describe, expect, it } from 'vitest';
import { outOfOrder } from '../../src/data/time-order.ts';

describe('times of a table', () => {
  it('that rise are in order: numbers by their values, dates by their text', () => {
    expect(outOfOrder(['2', '9', '10', '10.5'])).toBeNull();
    expect(outOfOrder(['2026-01-31', '2026-02-01', '2026-02-11'])).toBeNull();
    expect(outOfOrder(['2026-01-31 23:50', '2026-02-01 00:00'])).toBeNull();
  });

  it('that fall or repeat are named with the one before', () => {
    expect(outOfOrder(['1', '3', '2', '2'])).toEqual({ time: '2', before: '3' });
    expect(outOfOrder(['1', '2', '2.0'])).toEqual({ time: '2.0', before: '2' });
    expect(outOfOrder(['2026-03-01', '2026-02-28'])).toEqual({ time: '2026-02-28', before: '2026-03-01' });
  });

  it('that are words, mixed or written otherwise have no order', () => {
    expect(outOfOrder(['Monday', 'Friday'])).toBeNull();
    expect(outOfOrder(['3/2/2026', '1/2/2026'])).toBeNull();
    expect(outOfOrder(['2', ''])).toBeNull();
    expect(outOfOrder([])).toBeNull();
  });
});
