import { useEffect, useState } from 'react';
import { messageOf } from '../../src/parameters/thrown.ts';
import { onKeptChange } from './entries.ts';

interface Kept<Value> {
  readonly kept: Value;
  /** Why something could not be kept or read, in a sentence. */
  readonly fault: string | null;
  /** Does something with what is kept; says why where that fails. */
  readonly act: (change: () => void) => boolean;
}

/** What this browser keeps, as it is now: changes in this tab and in others are followed. */
export function useKept<Value>(read: () => Value, none: Value): Kept<Value> {
  const [state, setState] = useState(() => safely(read, none));
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => onKeptChange(() => setState(safely(read, none))), [read, none]);
  const act = (change: () => void): boolean => {
    try {
      change();
      setFailed(null);
      return true;
    } catch (error) {
      setFailed(messageOf(error));
      return false;
    }
  };
  return { kept: state.kept, fault: failed ?? state.fault, act };
}

function safely<Value>(
  read: () => Value,
  none: Value,
): { readonly kept: Value; readonly fault: string | null } {
  try {
    return { kept: read(), fault: null };
  } catch (error) {
    return { kept: none, fault: messageOf(error) };
  }
}
