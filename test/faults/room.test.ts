import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Hall, NAME, openHall, smallPage, TOKEN, watch } from '../cli/room/support.ts';
import { PATIENCE, share, tried } from './tries.ts';

// What strangers on the network send to `driftlab room`: each is refused in one line or cut off, no guess comes of it, nothing
// outside the page's folder is read, and the next honest guess is on the wall.

const page = smallPage();
let hall: Hall;
let now = 0;
beforeAll(async () => {
  hall = await openHall(page.folder, () => now);
});
afterAll(async () => {
  await hall.end();
  page.remove();
});

/** What the server says to bytes as they are, until it hangs up or has said nothing for a while. */
function sendRaw(bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(hall.port, '127.0.0.1');
    let answer = '';
    const done = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(400, done);
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.end(bytes);
  });
}

/** Refused with a line, cut off, or (a harmless request in an odd dress) answered with a file of the page. */
function expectHandled(name: string, answer: string): void {
  expect(answer, name).not.toContain('nobody may read');
  expect(answer, name).not.toMatch(/\n\s+at |node:internal|Error:/);
  if (answer === '') return;
  expect(answer, name).toMatch(/^HTTP\/1\.1 (200|204|400|403|404|405|408|413|417|429|431|100)/);
  const [, body = ''] = answer.split('\r\n\r\n');
  if (/^HTTP\/1\.1 4/.test(answer) && body !== '') expect(body.length, name).toBeLessThan(200);
}

let device = 1000;
/** The room still works. */
async function expectHonest(): Promise<void> {
  now += 10_000;
  const wall = await watch(hall.url);
  const code = codeOf(device++);
  expect((await hall.guess(code)).status).toBe(204);
  await expect.poll(() => wall.codes, { timeout: 10_000 }).toContain(code);
  wall.stop();
}

async function hunt(
  attempts: readonly (readonly [name: string, bytes: string | Uint8Array])[],
): Promise<void> {
  const before = hall.count();
  for (let i = 0; i < attempts.length; i += 20)
    await Promise.all(
      attempts.slice(i, i + 20).map(async ([name, bytes]) => expectHandled(name, await sendRaw(bytes))),
    );
  expect(hall.count()).toBe(before);
  await expectHonest();
}

const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: room\r\n${headers}\r\n${body}`;
const post = (body: string, headers = '', path = `/room/${NAME}/guess`) =>
  request(`POST ${path}`, `Content-Length: ${Buffer.byteLength(body)}\r\n${headers}`, body);
const named = (texts: readonly string[], make: (text: string) => string) =>
  texts.map((text) => [JSON.stringify(text.slice(0, 80)), make(text)] as const);

const UPWARDS = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '..%2f',
  '..%5c',
  '%252e%252e',
  '..;',
  '\\..',
  '%c0%ae%c0%ae',
  '....//',
  '.%00.',
];
const AIMS = ['secret.txt', 'etc/passwd', 'linked.txt', 'around/secret.txt', '_headers%00.html'];
const PATHS = [
  ...UPWARDS.flatMap((up) => AIMS.flatMap((aim) => [`/${up}/${aim}`, `/assets/${up}/${up}/${aim}`])),
  ...[
    '//secret.txt',
    '/\\secret.txt',
    '/%00',
    '/%',
    '/%zz',
    '/%ff',
    '/index.html/',
    '/index.html%00',
    '/assets/',
    '/./.',
  ],
  ...[
    '/C:/secret.txt',
    '/file:///etc/passwd',
    '/~',
    '/.git/config',
    '/INDEX.HTML',
    '/room',
    '/room/',
    `/room/${NAME}`,
  ],
  ...[
    '/__proto__',
    '/constructor',
    '/toString',
    '/room/__proto__/guess',
    `/${'a'.repeat(7000)}`,
    `/${'%2f'.repeat(2000)}`,
  ],
];

const CODE = codeOf(1);
const BODIES = [
  ...[
    '',
    ' ',
    '\0',
    '{}',
    'null',
    '[]',
    '"',
    '<script>alert(1)</script>',
    '\u202e',
    '💥'.repeat(16),
    CODE.slice(1),
  ],
  ...[
    `${CODE} ${codeOf(2)}`,
    `data: ${CODE.slice(2)}`,
    '\r\n\r\ndata: x',
    'event: ended\ndata:\n\n',
    '0'.repeat(64),
  ],
  ...[
    `${CODE}${'x'.repeat(64)}`,
    'x'.repeat(65),
    'x'.repeat(1e5),
    'x'.repeat(2e6),
    'ZZZZ-ZZZZ-ZZZZ',
    '0000-0000-0000',
  ],
  ...[
    '0000000000',
    'ABCD-EFGH-JKMN',
    'name=Ada&code=1',
    '../../etc/passwd',
    `${CODE.slice(0, -1)}?`,
    'ÿ'.repeat(32),
  ],
];

const QUERIES = [
  ...['', '?token', '?token=', '?token=x', '?token[]=x', `?token=${TOKEN.slice(0, -1)}`, `?token=${TOKEN} `],
  ...[
    `?token=${TOKEN.toUpperCase()}`,
    `?Token=${TOKEN}`,
    `?token=x&token=${TOKEN}`,
    `?token=${'x'.repeat(6000)}`,
  ],
  ...[
    '?token=%00',
    '?token=%',
    '?token=%ff',
    '?token=__proto__',
    '?token=null',
    '?token=undefined',
    '?token=*',
  ],
];

const METHODS = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'SOURCE',
];

const NOT_HTTP: readonly string[] = [
  ...[
    '\r\n',
    '\0\0\0\0',
    'GET',
    'GET /',
    'GET / HTTP/1.1',
    'GET / HTTP/9.9\r\n\r\n',
    'get / http/1.1\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\n\r\n',
    'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://elsewhere/ HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  ...['CONNECT elsewhere:443 HTTP/1.1\r\nHost: a\r\n\r\n', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
  ...[
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'SSH-2.0-OpenSSH\r\n',
  ],
  ...[
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`,
    `GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  `GET / HTTP/1.1\r\nHost: a\r\n${Array.from({ length: 1500 }, (_, i) => `A${i}: b\r\n`).join('')}\r\n`,
];

const HEADERS = [
  ...[
    'Content-Length: -1',
    'Content-Length: 1e9',
    'Content-Length: 0x10',
    'Content-Length: 5\r\nContent-Length: 6',
  ],
  ...[
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, chunked',
  ],
  ...[
    'Expect: 100-continue\r\nContent-Length: 99999',
    'Expect: nonsense\r\nContent-Length: 1',
    'Upgrade: websocket\r\nConnection: Upgrade',
  ],
  ...[
    'Content-Length: 99999999999999999999',
    'Content-Length: 500000000',
    'Transfer-Encoding: \x0bchunked',
    'X\x00: y',
  ],
  ...[
    'Origin: https://elsewhere.example\r\nContent-Length: 12',
    'Origin: null\r\nContent-Length: 12',
    ' folded: yes',
  ],
];

describe('requests that try', () => {
  const KINDS: Readonly<Record<string, readonly (readonly [string, string | Uint8Array])[]>> = {
    'to leave the folder of the page': named(PATHS, (path) => request(`GET ${path}`)),
    'to send what is no guess': named(BODIES, (body) => post(body)),
    'to send to another room': named(
      ['abc235', 'ABC234', '', '..', '*', `${NAME}/${NAME}`, `${NAME}%20`],
      (room) => post(CODE, '', `/room/${room}/guess`),
    ),
    'to see the guesses without the token': named(QUERIES, (query) =>
      request(`GET /room/${NAME}/watch${query}`),
    ),
    'other methods': named(METHODS, (method) => request(`${method} /room/${NAME}/guess`)),
    'other methods on files': named(METHODS.slice(2), (method) =>
      request(`${method} /index.html`, 'Content-Length: 5\r\n', 'abcde'),
    ),
    'to be no HTTP': named(NOT_HTTP, (text) => text),
    'to confuse by their headers': named(HEADERS, (lines) =>
      request(`POST /room/${NAME}/guess`, `${lines}\r\n`, CODE),
    ),
    'to come in chunks without end': named(['ffffffff', '-1', 'zz', '41', `0;${'x'.repeat(300)}`], (size) =>
      request(
        `POST /room/${NAME}/guess`,
        'Transfer-Encoding: chunked\r\n',
        `${size}\r\n${'x'.repeat(200)}\r\n`,
      ),
    ),
  };

  it.for(Object.entries(KINDS))('%s', PATIENCE, async ([, attempts], context) => {
    await hunt(attempts);
    tried(context, attempts.length);
  });

  it('to be an honest one with bytes changed', PATIENCE, async (context) => {
    const honest = Buffer.from(post(CODE, `Origin: http://room\r\n`));
    // Where a change leaves the code whole it is a guess still: that alone may count.
    const change = fc.record({ at: fc.nat(honest.length - 1), byte: fc.nat(255) });
    const mutated = fc
      .sample(fc.array(change, { minLength: 1, maxLength: 4 }), { seed: 7, numRuns: share(200, 20_000) })
      .map((changes) => {
        const bytes = Buffer.from(honest);
        for (const { at, byte } of changes) bytes[at] = byte;
        return bytes;
      });
    for (let i = 0; i < mutated.length; i += 40)
      await Promise.all(
        mutated
          .slice(i, i + 40)
          .map(async (bytes) => expectHandled(bytes.toString('latin1'), await sendRaw(bytes))),
      );
    await expectHonest();
    tried(context, mutated.length);
  });
});

describe('a crowd', () => {
  it('of half-open connections leaves room for a guess, and is cut off', PATIENCE, async (context) => {
    const sockets = Array.from({ length: 300 }, () => connect(hall.port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.resume();
      socket.write(`POST /room/${NAME}/guess HTTP/1.1\r\nHost: room\r\nContent-Length: 20\r\n\r\nx`);
    }
    await expectHonest();
    const left = () => sockets.filter((socket) => !socket.closed).length;
    await expect.poll(left, { timeout: 60_000, interval: 500 }).toBe(0);
    await expectHonest();
    tried(context, sockets.length);
  });

  it(
    'of pages that follow and do not read costs no more than their number allows',
    PATIENCE,
    async (context) => {
      const sockets = Array.from({ length: 40 }, () => connect(hall.port, '127.0.0.1'));
      for (const socket of sockets) {
        socket.on('error', () => {});
        socket.pause();
        socket.write(request(`GET /room/${NAME}/watch?token=${TOKEN}`));
      }
      await expect
        .poll(() => fetch(`${hall.url}/room/${NAME}/watch?token=${TOKEN}`).then(({ status }) => status))
        .toBe(429);
      for (const socket of sockets) socket.destroy();
      await expect
        .poll(
          () =>
            expectHonest().then(
              () => true,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true);
      tried(context, sockets.length);
    },
  );
});
