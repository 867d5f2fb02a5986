import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { codesIn } from '../../lessons/codes/read-text.ts';
import { createKeptGuesses } from './kept-guesses.ts';
import { createLimits, LIMITS } from './limits.ts';
import type { PageFolder } from './page-folder.ts';
import { readBody } from './read-body.ts';
import { PLAIN, Refusal, refuse } from './refusal.ts';
import { createWatchers } from './watchers.ts';

interface RoomSettings {
  /** In every address of the room. */
  readonly name: string;
  /** Secret in the teacher's address; it gives access to the guesses. */
  readonly token: string;
  readonly page: PageFolder;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/** A server that is not listening yet. */
export interface RoomServer {
  readonly server: Server;
  /** How many guesses came. */
  readonly count: () => number;
  /** Tells the pages that follow that the room has ended, and closes every connection. */
  readonly end: () => Promise<void>;
}

/** Milliseconds for the last words to pages that follow the room. */
const FAREWELL_MS = 200;

/** Serves the page, takes guesses as codes, and hands them to the teacher's pages. Nothing is written anywhere. */
export function createRoomServer({
  name,
  token,
  page,
  now = () => performance.now(),
}: RoomSettings): RoomServer {
  const guesses = createKeptGuesses();
  const watchers = createWatchers(guesses);
  const limits = createLimits(now);

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    refuseOthers(request, ['POST']);
    refuseForeign(request);
    const [code, more] = codesIn(await readBody(request, LIMITS.bodyBytes));
    if (!code || more) throw new Refusal(400, 'This is not one code of a guess.');
    const refused = limits.take(code.device);
    if (refused) throw new Refusal(429, SENTENCES[refused], { 'Retry-After': '2' });
    guesses.put(code);
    watchers.tell();
    response.writeHead(204, PLAIN).end();
  };

  const watch = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    refuseOthers(request, ['GET']);
    if (!same(query.get('token') ?? '', token))
      throw new Refusal(403, 'Only the teacher’s address sees the guesses.');
    watchers.add(response, numberOf(request.headers['last-event-id']));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = addressOf(request);
    if (pathname === `/room/${name}/guess`) return take(request, response);
    if (pathname === `/room/${name}/watch`) return watch(request, response, searchParams);
    if (pathname.startsWith('/room/')) throw new Refusal(404, 'There is no such room here.');
    return sendFile(page, pathname, request, response);
  };

  const server = createServer(
    {
      maxHeaderSize: LIMITS.headerBytes,
      requestTimeout: LIMITS.requestMs,
      headersTimeout: LIMITS.requestMs,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      request.on('error', () => {});
      response.on('error', () => {});
      answer(request, response).catch((error: unknown) => refuse(response, refusalFor(error)));
    },
  );
  server.maxConnections = LIMITS.connections;
  server.on('clientError', dismiss);
  return {
    server,
    count: guesses.count,
    async end() {
      watchers.end();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
      await closed;
    },
  };
}

const SENTENCES = {
  device: 'This device has sent many guesses; wait two seconds.',
  total: 'Many guesses came at once; send this one again.',
} as const;

const refusalFor = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(400, 'This request ended before it was whole.');

function addressOf({ url = '' }: IncomingMessage): URL {
  return legible(() => {
    if (!url.startsWith('/')) throw new URIError(url);
    return new URL(`http://room${url}`);
  });
}

/** What is read of an address. Throws Refusal where it is none. */
function legible<Part>(read: () => Part): Part {
  try {
    return read();
  } catch {
    throw new Refusal(400, 'This is no address of the room.');
  }
}

function refuseOthers({ method = '' }: IncomingMessage, methods: readonly string[]): void {
  if (!methods.includes(method))
    throw new Refusal(405, `This address takes ${methods.join(' and ')}.`, { Allow: methods.join(', ') });
}

/** A browser says which page sends; no page of another address sends guesses here. */
function refuseForeign({ headers: { origin, host } }: IncomingMessage): void {
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refusal(403, 'Guesses come from the page of this room alone.');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** The number of the last guess that a page has, as it says itself. */
const numberOf = (text: string | string[] | undefined): number =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0;

async function sendFile(
  page: PageFolder,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  refuseOthers(request, ['GET', 'HEAD']);
  const file = await page.file(legible(() => decodeURIComponent(path)));
  if (!file) throw new Refusal(404, 'There is no such file here.');
  const packs = file.packed && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const bytes = packs && file.packed ? file.packed : file.bytes;
  response.writeHead(200, {
    ...file.headers,
    Vary: 'Accept-Encoding',
    'Content-Length': bytes.length,
    ...(packs && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** What is no HTTP, or comes too slowly. */
function dismiss(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, line] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers are too long.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request came too slowly.']
        : ['400 Bad Request', 'This is no request that a browser sends.'];
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${line.length + 1}\r\n\r\n${line}\n`,
  );
}
