import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MathTspan } from '../../../web/ui/math-text.tsx';
import { SettingText } from '../../../web/ui/setting-text.tsx';

const markup = (text: string) => renderToStaticMarkup(createElement(SettingText, { text }));

it('sets what stands before an equals sign as mathematics, with all of its index', () => {
  expect(markup('before: δ_B = 0.1')).toBe(
    'before: <span class="mw"><span class="mi">δ</span><sub><span class="mi">B</span></sub></span> = 0.1',
  );
  expect(markup('ET-GP-UCB, N_hi = 9')).toContain('<sub><span class="mi">hi</span></sub>');
  expect(markup('σ_n² = 0.05')).toContain('<sub><span class="mi">n</span></sub><span class="mr">²</span>');
});

it('leaves a name, a choice and a user’s dollars as they are', () => {
  expect(markup('Kernel: Matérn 3/2')).toBe('Kernel: Matérn 3/2');
  expect(markup('$5_a a $day$')).toBe('$5_a a $day$');
  expect(markup('my run = 3, $x = 4')).toBe('my run = 3, $x = 4');
});

it('goes on along the line in an SVG', () => {
  const drawn = renderToStaticMarkup(createElement(SettingText, { text: 'δ_B = 0.1', Symbols: MathTspan }));
  expect(drawn).toMatch(/dy="3".*dy="-3"> = <\/tspan>0\.1$/);
});
