import type { ReactNode } from 'react';

/** A word to press within a sentence. */
export function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}
