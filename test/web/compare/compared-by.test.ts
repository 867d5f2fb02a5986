import { expect, it } from 'vitest';
import { comparedByText, readComparedBy } from '../../../web/compare/compared-by.ts';

it.each([
  ['of=average&after=140', 'average', 140],
  ['of=offline', 'offline', null],
  ['after=7', 'total', 7],
] as const)('the address %s says by what, and after which step', (detail, measure, step) => {
  expect(readComparedBy(detail)).toEqual({ measure, step });
  expect(comparedByText({ measure, step })).toBe(detail);
});

it('what is usual is not said, and what is no measure or step is the usual one', () => {
  expect(comparedByText({ measure: 'total', step: null })).toBe('');
  expect(readComparedBy('')).toBeNull();
  for (const detail of ['of=luck&after=0', 'after=1.5', 'after=-3&of=', 'of=after='])
    expect(readComparedBy(detail)).toEqual({ measure: 'total', step: null });
});
