import { useState } from 'react';

/** A slider's value during a drag, when the page's may lag behind; after `end` the page's value again. */
export function useSlid(value: number, onSlide: (value: number) => void) {
  const [slid, setSlid] = useState<number | null>(null);
  return {
    value: slid ?? value,
    slider: {
      onSlide(next: number) {
        setSlid(next);
        onSlide(next);
      },
      onEnd: () => setSlid(null),
    },
  };
}
