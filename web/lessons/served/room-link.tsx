import { useEffect } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/lessons/served';
import type { ServedRoom } from './served-room.ts';
import { type Link, link, watchRoom } from './watch-room.ts';

interface RoomLinkProps {
  readonly room: ServedRoom;
  readonly take: (codes: string) => void;
}

const WORDS: Readonly<Record<Link, string>> = {
  waiting: words.waiting,
  open: words.open,
  lost: words.outOfReach,
  refused: words.refused,
  ended: words.ended,
};

/** Receives guesses from the room, and shows whether the connection is still open. */
export function RoomLink({ room, take }: RoomLinkProps) {
  useEffect(() => watchRoom(room, take), [room, take]);
  const state = useStore(link, (now) => now.state);
  return <span className={`room-link ${state}`}>{WORDS[state]}</span>;
}
