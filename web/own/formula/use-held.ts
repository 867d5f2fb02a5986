import { useRef } from 'react';

/** The newest value, or while `holding` the one there was before. */
export function useHeld<Value>(value: Value, holding: boolean): Value {
  const held = useRef(value);
  if (!holding) held.current = value;
  return held.current;
}
