import type { Theme } from './palette.ts';

/** The grey ramp, from low to high: canvases cannot take CSS variables. A test keeps it equal to tokens.css. */
export const RAMP: Readonly<Record<Theme, readonly [low: string, high: string]>> = {
  light: ['#b4b8bd', '#fbfbfa'],
  dark: ['#1b1e22', '#6d757e'],
};
