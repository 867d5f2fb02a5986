import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openPageFolder } from '../../../src/cli/room/page-folder.ts';
import { createRoomServer } from '../../../src/cli/room/room-server.ts';
import { type AnswerCode, writeCode } from '../../../src/lessons/codes/answer-code.ts';

export const NAME = 'abc234';
export const TOKEN = 'a-token-of-22-letters_';

export const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Content-Security-Policy: default-src 'none'
  Cache-Control: public, max-age=31536000, immutable
`;

/** A folder as a build leaves it, beside a file that nobody may have, and with a link to that one. */
export function smallPage(): { folder: string; remove: () => void } {
  const around = mkdtempSync(join(tmpdir(), 'driftlab-room-'));
  const folder = join(around, 'dist');
  const files = {
    '../secret.txt': 'nobody may read this',
    'index.html': '<!doctype html><title>The page</title>',
    _headers: HEADERS,
    'assets/page-1a2b.js': 'export const page = 1;\n'.repeat(100),
    'core.wasm': '\0asm',
    'de/index.html': '<!doctype html><title>Die Seite</title>',
    'with space.txt': 'found',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(around, 'secret.txt'), join(folder, 'linked.txt'));
  symlinkSync(around, join(folder, 'around'));
  return { folder, remove: () => rmSync(around, { recursive: true, force: true }) };
}

export interface Hall {
  readonly url: string;
  readonly port: number;
  readonly guess: (
    body: string | Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  readonly end: () => Promise<void>;
  readonly count: () => number;
}

/** A room on a free port of this machine. */
export async function openHall(folder: string, now?: () => number): Promise<Hall> {
  const room = createRoomServer({
    name: NAME,
    token: TOKEN,
    page: openPageFolder(folder),
    ...(now && { now }),
  });
  await new Promise<void>((done) => room.server.listen(0, '127.0.0.1', done));
  const { port } = room.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    guess: (body, headers = {}) => fetch(`${url}/room/${NAME}/guess`, { method: 'POST', body, headers }),
    end: room.end,
    count: room.count,
  };
}

export const codeOf = (device: number, more: Partial<AnswerCode> = {}): string =>
  writeCode({ tag: 77, device, values: [0.5], choice: false, ...more });

export interface Watch {
  /** All codes so far, in their order. */
  readonly codes: string[];
  /** When each came, in milliseconds of `performance.now()`. */
  readonly times: number[];
  /** The text of the whole stream so far. */
  readonly text: () => string;
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** Follows a room as a teacher's page does. */
export async function watch(url: string, headers: Record<string, string> = {}): Promise<Watch> {
  const stop = new AbortController();
  const { body, status } = await fetch(`${url}/room/${NAME}/watch?token=${TOKEN}`, {
    signal: stop.signal,
    headers,
  });
  if (!body || status !== 200) throw new Error(`the room answers ${status}`);
  const codes: string[] = [];
  const times: number[] = [];
  let text = '';
  let rest = '';
  const read = async () => {
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (/^data: ./.test(line)) {
          codes.push(line.slice(6));
          times.push(performance.now());
        }
    }
  };
  return { codes, times, text: () => text, ended: read().catch(() => {}), stop: () => stop.abort() };
}
