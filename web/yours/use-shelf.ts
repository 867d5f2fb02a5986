import { useState } from 'react';
import { type Kept, readShelf, writeShelf } from './shelf.ts';

interface Shelf {
  readonly kept: readonly Kept[];
  /** Why something could not be kept or read, in a sentence. */
  readonly fault: string | null;
  /** Replaces what is kept; where that fails it stays as it was. */
  readonly put: (kept: readonly Kept[]) => void;
}

/** What this browser keeps. */
export function useShelf(): Shelf {
  const [state, setState] = useState(read);
  const put = (kept: readonly Kept[]) => {
    try {
      writeShelf(kept);
      setState({ kept, fault: null });
    } catch (error) {
      setState({ ...state, fault: (error as Error).message });
    }
  };
  return { ...state, put };
}

function read(): { kept: readonly Kept[]; fault: string | null } {
  try {
    return { kept: readShelf(), fault: null };
  } catch (error) {
    return { kept: [], fault: (error as Error).message };
  }
}
