import { useEffect, useRef } from 'react';
import { usePlaying, useSpeed } from '../../store/hooks.ts';

/** Whether the change to the step drawn may glide: single steps only, and nothing above 8 steps a second. */
export function useMoves(t: number): boolean {
  const playing = usePlaying();
  const speed = useSpeed();
  const previous = useRef(t);
  const single = Math.abs(t - previous.current) <= 1;
  useEffect(() => {
    previous.current = t;
  }, [t]);
  return single && (!playing || speed === 'slow' || speed <= 8);
}
