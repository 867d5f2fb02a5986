import { createStore } from 'zustand/vanilla';

interface AddressFault {
  /** Why the frame's address cannot be opened, in a sentence; null: it can. */
  readonly fault: string | null;
  /** Opens it anyway, if the viewer may decide that. */
  readonly allow: (() => void) | null;
}

export const addressFault = createStore<AddressFault>()(() => ({ fault: null, allow: null }));
