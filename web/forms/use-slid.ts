import { useState } from 'react';
import { inFrame } from '../store/run/pace.ts';

/** A slider's value during a drag, when the page's may lag behind; after `end` the page's value again. */
export function useSlid(value: number, onSlide: (value: number) => void) {
  const [slid, setSlid] = useState<number | null>(null);
  return {
    value: slid ?? value,
    slider: {
      onSlide(next: number) {
        onSlide(next);
        inFrame(() => setSlid(next));
      },
      onEnd: () => setSlid(null),
    },
  };
}
