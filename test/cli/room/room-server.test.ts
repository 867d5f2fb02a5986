import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/cli/room/limits.ts';
import { readInto } from '../../../src/lessons/codes/codes-read.ts';
import { codeOf, type Hall, NAME, openHall, smallPage, TOKEN, watch } from './support.ts';

const page = smallPage();
afterAll(page.remove);

let now = 0;
let hall: Hall;
beforeEach(async () => {
  now = 0;
  hall = await openHall(page.folder, () => now);
});
afterEach(() => hall.end());

const get = (path: string, init?: RequestInit) => fetch(hall.url + path, init);
const said = async (answer: Response) => [answer.status, await answer.text()];
const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true), 10_000);

describe('the page in a room', () => {
  it('has the headers that a host should send, but the one that needs https', async () => {
    const index = await get('/?room=abc234');
    expect(await index.text()).toContain('The page');
    expect(Object.fromEntries(index.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect(index.headers.has('cross-origin-opener-policy')).toBe(false);
    const script = await get('/assets/page-1a2b.js');
    expect(script.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toMatch(/^export const page/);
    expect((await get('/core.wasm')).headers.get('content-type')).toBe('application/wasm');
    expect(await (await get('/with%20space.txt')).text()).toBe('found');
    expect(await (await get('/de/')).text()).toContain('Die Seite');
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('has no file but those of its folder', async () => {
    for (const path of [
      '/linked.txt',
      '/around/secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets',
    ])
      expect(await said(await get(path))).toEqual([404, 'There is no such file here.\n']);
  });
});

describe('guesses', () => {
  it('of a hall of 500 behind one address all come to the teacher, once each', async () => {
    const wall = await watch(hall.url);
    const codes = Array.from({ length: 500 }, (_, device) => codeOf(device));
    const answers = await Promise.all(codes.map((code) => hall.guess(code)));
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 204));
    await until(() => wall.codes.length === 500);
    expect(wall.codes.toSorted()).toEqual(codes.toSorted());
    expect(readInto(new Map(), wall.codes.join('\n')).codes.get(77)?.size).toBe(500);
    wall.stop();
  });

  it('are taken as the student may have typed them, and handed on as they are written', async () => {
    const wall = await watch(hall.url);
    const code = codeOf(5);
    expect((await hall.guess(` ${code.toLowerCase().replaceAll('-', ' ')}\n`)).status).toBe(204);
    await until(() => wall.codes.length === 1);
    expect(wall.codes).toEqual([code]);
    wall.stop();
  });

  it('that came before a page follow when it comes, the last of each device; a page that lost the room gets the rest', async () => {
    await hall.guess(codeOf(1));
    await hall.guess(codeOf(1, { values: [0.75] }));
    await hall.guess(codeOf(2));
    const late = await watch(hall.url);
    await until(() => late.codes.length === 2);
    expect(late.codes).toEqual([codeOf(1, { values: [0.75] }), codeOf(2)]);
    expect(late.text()).toContain('id: 3\n');
    const again = await watch(hall.url, { 'Last-Event-ID': '2' });
    await until(() => again.codes.length === 1);
    expect(again.codes).toEqual([codeOf(2)]);
    for (const wall of [late, again]) wall.stop();
  });

  it('are one code of at most 64 bytes', async () => {
    const wrong = [400, 'This is not one code of a guess.\n'];
    expect(await said(await hall.guess(''))).toEqual(wrong);
    expect(await said(await hall.guess('hello'))).toEqual(wrong);
    expect(await said(await hall.guess(`${codeOf(1)}\n${codeOf(2)}`))).toEqual(wrong);
    expect(await said(await hall.guess('x'.repeat(65)))).toEqual([413, 'A guess has at most 64 bytes.\n']);
    expect(hall.count()).toBe(0);
  });

  it('of one device are five at once, and one more every two seconds', async () => {
    for (let i = 0; i < LIMITS.deviceBurst; i++) expect((await hall.guess(codeOf(1))).status).toBe(204);
    const refused = await hall.guess(codeOf(1));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await hall.guess(codeOf(2))).status).toBe(204);
    now += 2000;
    expect((await hall.guess(codeOf(1))).status).toBe(204);
    expect((await hall.guess(codeOf(1))).status).toBe(429);
  });

  it('of all devices are a thousand at once', async () => {
    const statuses: number[] = [];
    for (let device = 0; device < LIMITS.totalBurst + 3; device += 50)
      statuses.push(
        ...(
          await Promise.all(
            Array.from({ length: Math.min(50, LIMITS.totalBurst + 3 - device) }, (_, i) =>
              hall.guess(codeOf(device + i)),
            ),
          )
        ).map(({ status }) => status),
      );
    expect(statuses.filter((status) => status === 204)).toHaveLength(LIMITS.totalBurst);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    now += 1000;
    expect((await hall.guess(codeOf(7000))).status).toBe(204);
  });

  it('come from no page of another address', async () => {
    expect((await hall.guess(codeOf(1), { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await hall.guess(codeOf(1), { Origin: 'null' })).status).toBe(403);
    expect((await hall.guess(codeOf(1), { Origin: hall.url })).status).toBe(204);
  });
});

describe('who follows a room', () => {
  it('has its token', async () => {
    const refused = [403, 'Only the teacher’s address sees the guesses.\n'];
    for (const query of ['', '?token=', '?token=x', `?token=${TOKEN}x`, `?token=${TOKEN.slice(1)}`])
      expect(await said(await get(`/room/${NAME}/watch${query}`))).toEqual(refused);
    expect(await said(await get(`/room/other2/watch?token=${TOKEN}`))).toEqual([
      404,
      'There is no such room here.\n',
    ]);
  });

  it('is one of eight pages', async () => {
    const walls = await Promise.all(Array.from({ length: LIMITS.watchers }, () => watch(hall.url)));
    await expect(watch(hall.url)).rejects.toThrow('429');
    walls[0].stop();
    await vi.waitFor(async () => walls.push(await watch(hall.url)), 10_000);
    for (const wall of walls) wall.stop();
  });

  it('hears that it ends, and the last guess before', async () => {
    const own = await openHall(page.folder);
    const wall = await watch(own.url);
    await own.guess(codeOf(3));
    await own.end();
    await wall.ended;
    expect(wall.codes).toEqual([codeOf(3)]);
    expect(wall.text()).toMatch(/event: ended\ndata:\n\n$/);
    await expect(fetch(own.url)).rejects.toThrow();
  });
});
