import { createStore } from 'zustand/vanilla';

/** Why the frame's address opens nothing, in a sentence; null: it does. */
export const addressFault = createStore<{ readonly fault: string | null }>()(() => ({ fault: null }));
