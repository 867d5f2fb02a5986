import { describe, expect, it } from 'vitest';
import { badgeRows } from '../../../../web/views/plot/side-by-side.tsx';

describe('the queries of all lanes at a step', () => {
  it('stand in one row where there is room, and on one another where they meet', () => {
    expect(badgeRows([10, 100, 200])).toEqual([0, 0, 0]);
    expect(badgeRows([10, 12, 200, 11])).toEqual([0, 1, 0, 2]);
  });
});
