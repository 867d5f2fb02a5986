import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { localAddresses, studentsAddress, teachersAddress } from '../../../src/cli/room/addresses.ts';
import { headersOf, readHeaderRules } from '../../../src/cli/room/host-headers.ts';
import { createKeptGuesses } from '../../../src/cli/room/kept-guesses.ts';
import { createBucket, LIMITS } from '../../../src/cli/room/limits.ts';
import { terminalCode } from '../../../src/cli/room/terminal-code.ts';
import { HEADERS } from './support.ts';

const ipv4 = (address: string, internal = false) =>
  ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo;

describe('the addresses of a machine', () => {
  it('begin with those of a home or hall, and end with those it made for itself', () => {
    expect(
      localAddresses({
        lo: [ipv4('127.0.0.1', true)],
        docker0: [ipv4('172.17.0.1')],
        eth0: [
          ipv4('131.188.3.4'),
          { address: 'fe80::1', internal: false, family: 'IPv6' } as NetworkInterfaceInfo,
        ],
        wlan0: [ipv4('10.2.3.4')],
        wlan1: [ipv4('192.168.178.20')],
        usb0: [ipv4('169.254.3.4')],
      }),
    ).toEqual(['192.168.178.20', '10.2.3.4', '131.188.3.4', '172.17.0.1']);
  });

  it('have the token in the teacher’s alone', () => {
    const place = { host: '10.2.3.4', port: 4747, name: 'abc234', lesson: 'the-event-trigger', step: 3 };
    expect(studentsAddress(place)).toBe(
      'http://10.2.3.4:4747/?room=abc234#lesson=the-event-trigger&step=3&class',
    );
    expect(teachersAddress(place, 'secret')).toBe(
      'http://10.2.3.4:4747/?room=abc234&teacher=secret#lesson=the-event-trigger&step=3&room',
    );
    const open = { ...place, host: '::1', lesson: null, step: null };
    expect(studentsAddress(open)).toBe('http://[::1]:4747/?room=abc234');
    expect(teachersAddress(open, 'secret')).toBe('http://[::1]:4747/?room=abc234&teacher=secret#teacher');
  });
});

describe('the headers of a host', () => {
  it('are those of every rule that fits, the last one first', () => {
    const rules = readHeaderRules(HEADERS);
    expect(headersOf(rules, '/index.html')).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
    expect(headersOf(rules, '/assets/a.js')['Content-Security-Policy']).toBe("default-src 'none'");
    expect(headersOf(rules, '/assets')['Content-Security-Policy']).toBe("frame-ancestors 'self'");
  });
});

describe('a bucket', () => {
  it('fills up again with time, and never above its rim', () => {
    let now = 0;
    const bucket = createBucket(2, 0.5, () => now);
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
    now += 2000;
    expect([bucket.take(), bucket.take(), bucket.full()]).toEqual([true, false, false]);
    now += 1e9;
    expect([bucket.full(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, true, false]);
  });
});

describe('the guesses that are kept', () => {
  it('are no more than there is room for: the oldest go', () => {
    const guesses = createKeptGuesses();
    for (let device = 0; device < LIMITS.guesses + 5; device++)
      guesses.put({ tag: 1, device, values: [1], choice: true });
    expect(guesses.count()).toBe(LIMITS.guesses + 5);
    expect(guesses.since(0)).toHaveLength(LIMITS.guesses);
    expect(guesses.since(LIMITS.guesses + 3)).toHaveLength(2);
  });
});

describe('the code in a terminal', () => {
  it('is black on white in lines of one width', () => {
    const lines = terminalCode(
      'http://192.168.178.20:4747/?room=abc234#lesson=the-event-trigger&step=3&class',
    ).split('\n');
    expect(lines.length).toBeGreaterThan(15);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    for (const line of lines) expect(line).toMatch(/^.\[38;5;16;48;5;231m[ ▄▀█]+.\[0m$/);
  });
});
