import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DATASET } from '../../../src/objectives/own/dataset.about.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { NumberRow } from '../../../web/forms/number-row.tsx';

const [training] = DATASET.parameters as readonly [NumberParam];

const row = (value: number): string =>
  renderToStaticMarkup(
    createElement(NumberRow, { spec: { ...training, zero: 'automatic' }, value, set: () => {} }),
  );

it('says what 0 stands for, without a unit, in the field and to a screen reader', () => {
  expect(row(0)).toContain('value="automatic"');
  expect(row(0)).toContain('aria-valuetext="automatic"');
  expect(row(0)).not.toContain('class="unit"');
  expect(row(40)).toContain('value="40"');
  expect(row(40)).toContain('aria-valuetext="40 rows"');
});
