import type { LaneLetter } from '../contracts/scenario.ts';

export type Theme = 'light' | 'dark';

/**
 * The page's tokens where none of its sheets is at hand: in canvases, and in pictures that stand alone. A test keeps them equal
 * to web/theme/tokens.css.
 */
export const LANE_COLOURS: Readonly<Record<Theme, Readonly<Record<LaneLetter, string>>>> = {
  light: { A: '#0072b2', B: '#d55e00', C: '#00875f', D: '#b0588a', E: '#a87400', F: '#6e3210' },
  dark: { A: '#4ba3e3', B: '#ff8a3d', C: '#2fc296', D: '#e394bf', E: '#e9b23a', F: '#a0603a' },
};

/** The grey ramp, from low to high. */
export const RAMP: Readonly<Record<Theme, readonly [low: string, high: string]>> = {
  light: ['#b4b8bd', '#fbfbfa'],
  dark: ['#1b1e22', '#6d757e'],
};
