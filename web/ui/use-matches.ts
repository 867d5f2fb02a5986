import { useCallback, useContext, useSyncExternalStore } from 'react';
import { GivenContext } from './given.ts';

/** Below this width the controls are in a drawer and the insight column is below the lanes. */
export const NARROW = '(max-width: 1099px)';
/** Below this width one insight panel is shown at a time. */
export const PHONE = '(max-width: 699px)';

/** Whether a media query matches, updated when that changes. */
export function useMatches(query: string): boolean {
  const given = useContext(GivenContext);
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => given?.matches(query) ?? false,
  );
}
