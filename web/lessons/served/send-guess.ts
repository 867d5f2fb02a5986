import { roomAddress, type ServedRoom } from './served-room.ts';

/** What became of a guess: it is there, the room takes no more for the moment, there is no such room, or nobody answered. */
export type Sent = 'sent' | 'many' | 'gone' | 'lost';

const PATIENCE_MS = 8000;

/** Sends the code of a guess to the room, and nothing else. */
export async function sendGuess(room: ServedRoom, code: string): Promise<Sent> {
  try {
    const { ok, status } = await fetch(roomAddress(room, 'guess'), {
      method: 'POST',
      body: code,
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (ok) return 'sent';
    return status === 429 ? 'many' : 'gone';
  } catch {
    return 'lost';
  }
}
