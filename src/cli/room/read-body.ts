import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** The body of a request as text. Throws Refusal where it has more than `limit` bytes; no more of it is read. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const tooLong = () => new Refusal(413, `A guess has at most ${limit} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong();
  const pieces: Buffer[] = [];
  let size = 0;
  // Leaving the loop may not take the connection with it: the refusal goes out on it.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > limit) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
