import { useState } from 'react';

/** A slider's value under the finger, while the page's may be a picture behind, and the page's again when `end` says so. */
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
