import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { servedRoom } from '../served/served-room.ts';

/** Whether the students' address stands on the wall. */
const joining = createStore<{ readonly shown: boolean }>()(() => ({ shown: true }));

export const toggleJoining = (): void => {
  if (servedRoom) joining.setState(({ shown }) => ({ shown: !shown }));
};

/**
 * Where guesses come by themselves, the first comes before everybody is there: the address stays until it is hidden. Elsewhere
 * it makes room for the first guess.
 */
export function useJoining(none: boolean): boolean {
  const shown = useStore(joining, (state) => state.shown);
  return servedRoom ? shown : none;
}
