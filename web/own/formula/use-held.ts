import { useRef } from 'react';

/** The newest value; while `holding`, the last value before that began. */
export function useHeld<Value>(value: Value, holding: boolean): Value {
  const held = useRef(value);
  if (!holding) held.current = value;
  return held.current;
}
