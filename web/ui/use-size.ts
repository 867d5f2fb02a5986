import { type RefCallback, useCallback, useRef, useState } from 'react';

/** Content box of an element in CSS pixels; 0 × 0 until it has been measured. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const NONE: Size = { width: 0, height: 0 };

/**
 * Follows the size of one element: `const [ref, { width, height }] = useSize<HTMLDivElement>()`.
 * Sizes are whole pixels, so that a fractional layout does not redraw a chart twice.
 */
export function useSize<E extends Element>(): [RefCallback<E>, Size] {
  const [size, setSize] = useState(NONE);
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
