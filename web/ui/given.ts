import { createContext } from 'react';
import type { Size } from './size.ts';

/** Measurements used without a browser, when the first picture of the page is drawn at build. */
export interface Given {
  /** Sizes by the name passed to `useSize`. */
  readonly sizes: Readonly<Record<string, Size>>;
  /** Whether a media query matches. */
  readonly matches: (query: string) => boolean;
}

/** null in a browser. */
export const GivenContext = createContext<Given | null>(null);
