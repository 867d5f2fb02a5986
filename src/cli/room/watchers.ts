import type { ServerResponse } from 'node:http';
import type { KeptGuesses } from './kept-guesses.ts';
import { LIMITS } from './limits.ts';
import { PLAIN, Refusal } from './refusal.ts';

/** Milliseconds between signs of life to pages that have nothing to show, and until a page that lost the room asks again. */
const ALIVE_MS = 10_000;
const AGAIN_MS = 1000;

/** The pages that follow a room, told of guesses in batches by server-sent events. */
interface Watchers {
  /** @param seen number of the last guess that the page has; 0: none. Throws Refusal. */
  readonly add: (response: ServerResponse, seen: number) => void;
  /** There is another guess. */
  readonly tell: () => void;
  /** Tells the pages that the room has ended. */
  readonly end: () => void;
}

export function createWatchers(guesses: KeptGuesses): Watchers {
  /** With the number of the last guess that each has been sent. */
  const pages = new Map<ServerResponse, number>();
  let batch: NodeJS.Timeout | null = null;
  const send = (page: ServerResponse, text: string) => {
    if (page.writableLength > LIMITS.unreadBytes) page.destroy();
    else page.write(text);
  };
  const sendNews = () => {
    batch = null;
    for (const [page, seen] of pages) {
      if (seen < guesses.count()) send(page, event(guesses.count(), guesses.since(seen)));
      pages.set(page, guesses.count());
    }
  };
  const toAll = (text: string) => {
    for (const page of pages.keys()) send(page, text);
  };
  const alive = setInterval(() => toAll(':\n\n'), ALIVE_MS).unref();
  return {
    add(response, seen) {
      if (pages.size >= LIMITS.watchers)
        throw new Refusal(429, `${LIMITS.watchers} pages follow this room; close one of them.`);
      response.writeHead(200, { ...PLAIN, 'Content-Type': 'text/event-stream; charset=utf-8' });
      response.on('close', () => pages.delete(response));
      pages.set(response, guesses.count());
      send(response, `retry: ${AGAIN_MS}\n${event(guesses.count(), guesses.since(seen))}`);
    },
    tell() {
      batch ??= setTimeout(sendNews, LIMITS.batchMs);
    },
    end() {
      clearInterval(alive);
      if (batch) clearTimeout(batch);
      sendNews();
      toAll('event: ended\ndata:\n\n');
      for (const page of pages.keys()) page.end();
    },
  };
}

/** Codes as one event, a line each; its number tells where to continue. */
const event = (number: number, codes: readonly string[]): string =>
  `id: ${number}\n${codes.map((code) => `data: ${code}\n`).join('')}\n`;
