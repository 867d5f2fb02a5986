import { useMemo, useSyncExternalStore } from 'react';
import { LANE_LETTERS, type LaneLetter } from '../../../src/contracts/scenario.ts';

/** Colours as text, for what is not styled by CSS: Plotly's traces and canvas pixels. */
export interface Tokens {
  readonly lanes: Readonly<Record<LaneLetter, string>>;
  readonly ink: string;
  /** Opacity of a band. */
  readonly bandAlpha: number;
  readonly rampLow: string;
  readonly rampHigh: string;
}

/** The design's colours as they now are; read again when the page changes its theme. */
export function useTokens(): Tokens {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheet's values depend on the theme
  return useMemo(readTokens, [theme]);
}

const currentTheme = () => document.documentElement.dataset.theme ?? '';

/** The attribute itself is watched, not the store: only once it is set do the tokens have their new values. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTokens(): Tokens {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const lanes = LANE_LETTERS.map((letter) => [letter, read(`--lane-${letter.toLowerCase()}`)]);
  return {
    lanes: Object.fromEntries(lanes) as Record<LaneLetter, string>,
    ink: read('--ink'),
    bandAlpha: Number(read('--band-alpha')),
    rampLow: read('--ramp-low'),
    rampHigh: read('--ramp-high'),
  };
}
