import type { ReactNode } from 'react';

/** A button in the bar of the band. */
export function BandAct({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}
