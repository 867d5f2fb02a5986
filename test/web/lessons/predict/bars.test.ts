import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MeasuredRun } from '../../../../src/lessons/measures/spec.ts';
import type { Predict } from '../../../../src/lessons/step-shape.ts';
import { Bars } from '../../../../web/lessons/predict/bars.tsx';

it('draws how far heights lie below their origin, and names the heights', () => {
  const predict = { rows: [{ name: 'Test', of: 'weight(0.75, 2)' }], from: 'weight(0, 2)' };
  const html = renderToStaticMarkup(
    createElement(Bars, {
      predict: predict as unknown as Predict,
      answer: { values: [0.625], shown: false, right: [] },
      run: { t: 1 } as MeasuredRun,
    }),
  );
  const cells = [...html.matchAll(/width:([\d.]+)%.*?<dd>([^<]*)<\/dd>/g)].map(([, width, text]) => [
    width,
    text,
  ]);
  expect(cells).toEqual([
    ['50', '0.63'],
    ['100', '0.25'],
  ]);
});
