import { createStore } from 'zustand/vanilla';
import { roomAddress, type ServedRoom } from './served-room.ts';

/** How a teacher's page stands with its room. */
export type Link = 'waiting' | 'open' | 'lost' | 'refused' | 'ended';

export const link = createStore<{ readonly state: Link }>()(() => ({ state: 'waiting' }));
const say = (state: Link): void => link.setState({ state });

/**
 * Follows the guesses that come to the room.
 * @param take gets codes, a line each
 * @returns what stops it
 */
export function watchRoom(room: ServedRoom, take: (codes: string) => void): () => void {
  const address = `${roomAddress(room, 'watch')}?token=${room.token}`;
  const source = new EventSource(address);
  source.onopen = () => say('open');
  source.onmessage = ({ data }) => {
    if (data) take(data);
  };
  // A browser asks again by itself after a broken connection, and not after a refusal.
  source.onerror = () => say(source.readyState === EventSource.CLOSED ? 'refused' : 'lost');
  source.addEventListener('ended', () => {
    source.close();
    say('ended');
  });
  return () => source.close();
}
