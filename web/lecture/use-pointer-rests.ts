import { useEffect, useState } from 'react';

/** Whether the pointer has neither moved nor pressed for `ms` milliseconds. */
export function usePointerRests(ms: number): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    let timer = window.setTimeout(setRests, ms, true);
    const onPointer = () => {
      clearTimeout(timer);
      setRests(false);
      timer = window.setTimeout(setRests, ms, true);
    };
    const heard = ['pointermove', 'pointerdown'] as const;
    for (const name of heard) addEventListener(name, onPointer);
    return () => {
      clearTimeout(timer);
      for (const name of heard) removeEventListener(name, onPointer);
    };
  }, [ms]);
  return rests;
}
