import { type RefCallback, useCallback, useContext, useRef, useState } from 'react';
import { GivenContext } from './given.ts';
import type { Size } from './size.ts';

const NONE: Size = { width: 0, height: 0 };

/**
 * Follows the size of an element: `const [ref, { width, height }] = useSize<HTMLDivElement>()`. Sizes are
 * whole pixels, so that a fractional layout does not redraw a chart twice.
 * @param name name of the measurement to use without a browser
 */
export function useSize<E extends Element>(name = ''): [RefCallback<E>, Size] {
  const given = useContext(GivenContext);
  const [size, setSize] = useState(given?.sizes[name] ?? NONE);
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: E | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry.contentRect.width);
      const height = Math.floor(entry.contentRect.height);
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    observer.current.observe(element);
  }, []);
  return [ref, size];
}
