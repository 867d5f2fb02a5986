import { describe, expect, it } from 'vitest';
import { letterRange } from '../../../../web/own/formula/formula-controls.tsx';

describe('the slider of a letter', () => {
  it('reaches beyond its value, in 200 steps', () => {
    expect(letterRange(1)).toEqual({ slider: [0, 2], step: 0.01 });
    expect(letterRange(0.15)).toEqual({ slider: [0, 1], step: 0.005 });
    expect(letterRange(60)).toEqual({ slider: [0, 100], step: 0.5 });
    expect(letterRange(-2)).toEqual({ slider: [-5, 5], step: 0.025 });
  });
});
