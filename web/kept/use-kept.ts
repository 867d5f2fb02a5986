import { useEffect, useState } from 'react';
import { messageOf } from '../../src/parameters/thrown.ts';
import { onKeptChange } from './entries.ts';

interface Kept<Value> {
  readonly kept: Value;
  /** Why something could not be stored or read, in a sentence. */
  readonly fault: string | null;
  /** Carries out a change of the stored entries; sets the fault if it fails. */
  readonly act: (change: () => void) => boolean;
}

/** The current content of this browser's storage, updated with changes in this tab and others. */
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
