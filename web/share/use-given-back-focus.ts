import { useEffect, useState } from 'react';

/** Gives the focus back to what had it, for a dialog that is taken away as a whole. */
export function useGivenBackFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(
        () => before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true }),
      );
    },
    [before],
  );
}
