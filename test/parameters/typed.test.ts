import { expect, expectTypeOf, it } from 'vitest';
import { choiceParameters } from '../../src/parameters/choice.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { NumberParam } from '../../src/parameters/spec.ts';
import { defineParameters, inFront, type ValuesOf } from '../../src/parameters/typed.ts';

const words = { label: 'L', symbol: '', help: '' };
const RATE = {
  ...words,
  id: 'rate',
  type: 'number',
  default: 0.1,
  min: 0,
  max: 1,
} as const satisfies NumberParam;
const STEPS = defineParameters(
  { ...words, id: 'changes', type: 'steps', default: [3], min: 1, max: 9 },
  { ...words, id: 'same', type: 'toggle', default: false },
);
const RULES = choiceParameters({ ...words, id: 'rule', type: 'choice', default: 'often' }, [
  { id: 'often', label: 'often', parameters: defineParameters(RATE) },
  { id: 'never', label: 'never', parameters: defineParameters() },
] as const);
const ALL = defineParameters(STEPS, RULES, {
  ...words,
  id: 'space',
  type: 'choice',
  default: 'near',
  choices: [
    { value: 'near', label: 'near' },
    { value: 'far', label: 'far' },
  ],
});

it('parameters keep their order, groups among single ones', () => {
  expect(ALL.map(({ id }) => id)).toEqual(['changes', 'same', 'rule', 'rate', 'space']);
  expect(inFront(ALL, 'rate').map(({ id }) => id)).toEqual(['rate', 'changes', 'same', 'rule', 'space']);
});

it('their values have their ids and types: a misspelled one does not compile', () => {
  const values = resolveParameters(ALL, { rate: 0.5 });
  expect(values).toEqual({ changes: [3], same: false, rule: 'often', rate: 0.5, space: 'near' });
  expectTypeOf(values).toEqualTypeOf<{
    readonly changes: readonly number[];
    readonly same: boolean;
    readonly rule: 'often' | 'never';
    readonly rate: number;
    readonly space: 'near' | 'far';
  }>();
  // @ts-expect-error: the id is `rate`.
  expect(values.rates).toBeUndefined();
  expectTypeOf<ValuesOf<{ readonly parameters: typeof STEPS }>>().toEqualTypeOf<ValuesOf<typeof STEPS>>();
});
