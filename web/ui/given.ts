import { createContext } from 'react';
import type { Size } from './size.ts';

/** What a browser would measure, where there is none: when the picture of the page is drawn at build. */
export interface Given {
  /** By the name that `useSize` was given. */
  readonly sizes: Readonly<Record<string, Size>>;
  /** Whether a media query holds. */
  readonly matches: (query: string) => boolean;
}

/** null in a browser. */
export const GivenContext = createContext<Given | null>(null);
