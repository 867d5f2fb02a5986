import { useEffect, useRef, useState } from 'react';

/** Follows a value, at most once per `interval` ms; the last value always arrives. */
export function useThrottled<T>(value: T, interval: number): T {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (value === shown) return;
    const wait = shownAt.current + interval - performance.now();
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now();
        setShown(value);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [value, shown, interval]);
  return shown;
}
