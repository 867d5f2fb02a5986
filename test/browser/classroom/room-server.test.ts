import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAddresses, studentsAddress, teachersAddress } from '../../../src/cli/room/addresses.ts';
import { openPageFolder } from '../../../src/cli/room/page-folder.ts';
import { createRoomServer, type RoomServer } from '../../../src/cli/room/room-server.ts';
import { bringAxe, findings } from '../access/axe.ts';
import { isComplaint, openStage, type Stage, usual } from '../support.ts';

// The built page as `driftlab room` serves it: a phone's guess on the wall, over plain http.

const NAME = 'abc234';
const TOKEN = 'a-token-of-22-letters_';
const DIST = resolve(import.meta.dirname, '../../../dist');
const SOON = { timeout: 60_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PROJECTOR = { viewport: { width: 1280, height: 720 } };
/** This machine's own name for itself is a secure context; its address on a network is none. */
const HOSTS = ['127.0.0.1', ...localAddresses(networkInterfaces()).slice(0, 1)];

let stage: Stage;
let room: RoomServer;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function begin(): Promise<number> {
  room = createRoomServer({ name: NAME, token: TOKEN, page: openPageFolder(DIST) });
  await new Promise<void>((done) => room.server.listen(0, '0.0.0.0', done));
  return (room.server.address() as AddressInfo).port;
}

async function open(address: string, options: BrowserContextOptions) {
  const { origin } = new URL(address);
  const context = await stage.browser.newContext({ ...usual(address), ...options });
  const page = await context.newPage();
  await bringAxe(page);
  const complaints: string[] = [];
  page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      complaints.push(request.url());
  });
  await page.goto(address);
  return { page, complaints };
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Sets both lanes where the question begins, until the guess stands as a code. */
async function guess(phone: Page): Promise<void> {
  const act = phone.locator('.lesson-foot .solid');
  await phone.getByText(/^[12] of 2$/).waitFor(SOON);
  const set = async () => {
    const says = await act.innerText();
    if (says !== 'Show the answer') await act.tap();
    return says;
  };
  await expect.poll(set, SOON).toBe('Show the answer');
  await phone.locator('.guess-groups').waitFor(SOON);
}

const guessesOn = (wall: Page, count: string) =>
  expect.poll(() => wall.locator('.class-outcome').innerText(), SOON).toBe(count);

describe.each(HOSTS)('a room at %s', (host) => {
  it('takes a phone’s guess to the wall, where it outlasts a reload and the room', async () => {
    const place = { host, port: await begin(), name: NAME, lesson: 'the-event-trigger', step: 3 };
    const wall = await open(teachersAddress(place, TOKEN), PROJECTOR);
    await wall.page.getByText('guesses come by themselves').waitFor(SOON);
    expect(wall.page.url()).not.toContain(TOKEN);
    await expect
      .poll(() => wall.page.getByRole('textbox', { name: 'Link for the class' }).inputValue())
      .toBe(studentsAddress(place));
    const dots = wall.page.locator('.guess-dots circle');
    expect(await dots.count()).toBe(0);

    const phone = await open(studentsAddress(place), PHONE);
    expect(await phone.page.evaluate(() => isSecureContext)).toBe(host === '127.0.0.1');
    await guess(phone.page);
    expect(room.count()).toBe(0);
    expect(await findings(phone.page, 'all')).toEqual([]);
    await button(phone.page, 'Send to the room').tap();
    await button(phone.page, 'Sent').waitFor(SOON);
    await guessesOn(wall.page, '1 guess');
    await expect.poll(() => dots.count(), SOON).toBe(2);
    await expect.poll(() => wall.page.locator('.class-join').count()).toBe(1);
    for (const { page } of [wall, phone]) expect(await findings(page, 'all')).toEqual([]);
    await wall.page.keyboard.press('q');
    await wall.page.locator('.class-join').waitFor({ state: 'detached', ...SOON });

    // Another guess of the same phone takes the place of the first.
    await button(phone.page, 'Guess again').tap();
    await guess(phone.page);
    await button(phone.page, 'Send to the room').tap();
    await button(phone.page, 'Sent').waitFor(SOON);
    await expect.poll(() => room.count(), SOON).toBe(2);
    await guessesOn(wall.page, '1 guess');

    await wall.page.reload();
    await wall.page.getByText('guesses come by themselves').waitFor(SOON);
    await guessesOn(wall.page, '1 guess');
    expect([...wall.complaints, ...phone.complaints]).toEqual([]);

    await room.end();
    await wall.page.getByText('the room has ended').waitFor(SOON);
    await guessesOn(wall.page, '1 guess');
    await button(phone.page, 'Guess again').tap();
    await guess(phone.page);
    await button(phone.page, 'Send to the room').tap();
    await phone.page.getByText('The room does not answer.').waitFor(SOON);
    await expect.poll(() => phone.page.locator('.guess-groups').innerText()).toMatch(/^\w{4}\s/);
    for (const { page } of [wall, phone]) await page.context().close();
  }, 180_000);
});

describe('a page that no room serves', () => {
  it('shows no such button, and one with a wrong room says that nothing takes the guess', async () => {
    for (const [query, count] of [
      ['', 0],
      ['?room=<b>', 0],
      ['?room=abc234', 1],
    ] as const) {
      const { page } = await stage.open(`${query}#lesson=the-event-trigger&step=3&class`, PHONE);
      await guess(page);
      expect(await button(page, 'Send to the room').count()).toBe(count);
      if (count) {
        await button(page, 'Send to the room').tap();
        await page.getByText('This room takes no guesses. Read out the code.').waitFor(SOON);
      }
      await page.context().close();
    }
  }, 180_000);
});
