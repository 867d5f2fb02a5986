import { createStore } from 'zustand/vanilla';

interface AddressFault {
  /** Why the frame's address opens nothing, in a sentence; null: it does. */
  readonly fault: string | null;
  /** Opens it all the same, where whoever looks may say so. */
  readonly allow: (() => void) | null;
}

export const addressFault = createStore<AddressFault>()(() => ({ fault: null, allow: null }));
