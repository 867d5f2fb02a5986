import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { servedRoom } from '../served/served-room.ts';

/** Whether the address for students is shown on the wall. */
const joining = createStore<{ readonly shown: boolean }>()(() => ({ shown: true }));

export const toggleJoining = (): void => {
  if (servedRoom) joining.setState(({ shown }) => ({ shown: !shown }));
};

/**
 * In a served room guesses arrive automatically, the first before everybody has joined, so the address stays until it
 * is hidden. Otherwise it makes room for the first guess.
 */
export function useJoining(none: boolean): boolean {
  const shown = useStore(joining, (state) => state.shown);
  return servedRoom ? shown : none;
}
