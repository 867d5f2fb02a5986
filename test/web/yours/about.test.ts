import { expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { aboutScenario } from '../../../web/yours/keep-form.tsx';

it('says a scenario in a line', () => {
  expect(aboutScenario(SCENES[0].scenario)).toBe('Abrupt change, 1D · 2 lanes · seed 26 · 200 steps');
  const { scenario } = SCENES[SCENES.length - 1];
  expect(aboutScenario(scenario)).toMatch(/^US unemployment rate .* · \d lanes · seed \d+ · \d+ steps$/);
});
