import { afterAll, describe, expect, it } from 'vitest';
import { driftlab } from '../support.ts';
import { smallPage } from './support.ts';

const page = smallPage();
afterAll(page.remove);

const refused = async (...argv: string[]) => {
  const { status, stderr } = await driftlab(['room', ...argv]);
  return [status, stderr];
};

describe('driftlab room', () => {
  it('refuses what it cannot serve in one line', async () => {
    expect(await refused('--page', '/lab/nowhere')).toEqual([
      2,
      'driftlab: no built page in /lab/nowhere: build it (npm run build), or name the folder that has its index.html and _headers by --page\n',
    ]);
    expect(await refused('The Event Trigger')).toEqual([
      2,
      'driftlab: a lesson’s name has small letters, digits and dashes, got The Event Trigger\n',
    ]);
    expect(await refused('--step', '3')).toEqual([2, 'driftlab: --step needs the name of a lesson\n']);
    expect((await refused('--port', '70000'))[1]).toMatch(
      /^driftlab: --port must be an integer between 0 and 65535/,
    );
    expect((await refused('--minutes', '0'))[1]).toMatch(
      /^driftlab: --minutes must be an integer between 1 and 1440/,
    );
    expect((await refused('--host', '203.0.113.9', '--page', page.folder))[1]).toMatch(
      /^driftlab: cannot serve at 203\.0\.113\.9 \(EADDRNOTAVAIL\): --host must be an address of this machine\n$/,
    );
  });

  it('says both addresses, is there until it is stopped, and says what came', async () => {
    const running = driftlab([
      'room',
      'the-event-trigger',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--page',
      page.folder,
    ]);
    // As Ctrl-C, once it listens for it.
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(0);
    setTimeout(() => process.emit('SIGINT'), 500);
    const { status, stdout, stderr } = await running;
    expect(status).toBe(130);
    expect(stdout).toMatch(
      /^students {2}http:\/\/127\.0\.0\.1:\d+\/\?room=([2-9a-z]{6})#lesson=the-event-trigger&class\nteacher {3}http:\/\/127\.0\.0\.1:\d+\/\?room=\1&teacher=[\w-]{22}#lesson=the-event-trigger&room\n$/,
    );
    expect(stderr).toMatch(
      /It ends in 120 minutes, or by Ctrl-C\.\nthe room has ended; 0 guesses came, and none is kept\n$/,
    );
  });
});
