import { useEffect, useSyncExternalStore } from 'react';

/**
 * Code that few scenes need. The hook loads it on first use and returns null until it has arrived; then the
 * component renders again. If loading fails it stays null.
 */
export function lateModule<M>(load: () => Promise<M>): (wanted: boolean) => M | null {
  let module: M | null = null;
  const waiting = new Set<() => void>();
  const listen = (told: () => void) => {
    waiting.add(told);
    return () => waiting.delete(told);
  };
  const arrive = (arrived: M) => {
    module = arrived;
    for (const told of waiting) told();
  };
  return (wanted) => {
    useEffect(() => {
      if (wanted && !module) load().then(arrive, () => {});
    }, [wanted]);
    return useSyncExternalStore(
      listen,
      () => module,
      () => module,
    );
  };
}
