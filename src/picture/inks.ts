import type { LANE_COLOURS } from './palette.ts';

// As palette.ts; apart from it, as only pictures that stand alone need these.

/** The lanes' hues for text and badges. */
export const LANE_TEXT_COLOURS: typeof LANE_COLOURS = {
  light: { A: '#00609a', B: '#b04c00', C: '#006e4e', D: '#94426f', E: '#845a00', F: '#5f2809' },
  dark: { A: '#76baec', B: '#ffa365', C: '#55d0aa', D: '#eaabcd', E: '#efc364', F: '#b07149' },
};

/** Ground, inks and lines. */
export const INKS = {
  light: {
    page: '#ffffff',
    ink: '#17191c',
    'ink-2': '#4d5257',
    'ink-3': '#64696f',
    axis: '#b9bab5',
    hairline: '#e4e4e0',
    grid: '#ededea',
    control: '#85898e',
  },
  dark: {
    page: '#131518',
    ink: '#f1f2f3',
    'ink-2': '#b4bac1',
    'ink-3': '#8d949c',
    axis: '#50565e',
    hairline: '#2a2e34',
    grid: '#23272c',
    control: '#767d85',
  },
} as const;
