import type { ReactNode } from 'react';
import { MathText } from './math-text.tsx';

/** A mark in the key and its name. */
export function Entry({ text, width, children }: { text: string; width: number; children: ReactNode }) {
  return (
    <span>
      <svg width={width} height="14" viewBox={`0 -1 ${width} 14`} aria-hidden="true">
        {children}
      </svg>
      <span>
        <MathText text={text} />
      </span>
    </span>
  );
}
