import { expect, it } from 'vitest';
import { comparedByText, readComparedBy } from '../../../src/replicates/comparison/compared-by.ts';
import { comparedByIn } from '../../../src/replicates/comparison/comparison-asked.ts';

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

it('a comparison’s address says it, another address does not', () => {
  expect(comparedByIn('#compare/of=average&after=140/abrupt-change', 200)).toEqual({
    measure: 'average',
    step: 140,
  });
  expect(comparedByIn('https://x.example/#compare/abrupt-change', 200)).toEqual({
    measure: 'total',
    step: null,
  });
  for (const other of ['abrupt-change', '#scene=abrupt-change&t=7', 'compare.json', '#map/of=average/x'])
    expect(comparedByIn(other, 200)).toBeNull();
});

it.each([
  ['of=foo', 'The address asks for what cannot run: of must be one of "total", "average"'],
  ['after=201', 'after must be an integer between 1 and 200, got 201'],
  ['after=soon', 'after must be an integer between 1 and 200, got NaN'],
  ['of=total&from=7', 'from'],
])('the address %s is refused with place, rule and value', (detail, fault) => {
  expect(() => comparedByIn(`#compare/${detail}/abrupt-change`, 200)).toThrow(fault);
});
