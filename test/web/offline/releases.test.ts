import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newerVersion } from '#words/page/releases';
import { startReleases } from '../../../web/offline/releases.ts';
import { dismissNotice, page } from '../../../web/store/page.ts';

/** A worker of another release, on its way through its states. */
class Release extends EventTarget {
  state = 'installing';
  readonly scriptURL = 'http://localhost/sw.js';

  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser has registered for the page's address. */
class Registration extends EventTarget {
  installing: Release | null = null;
  waiting: Release | null = null;

  update = () => Promise.resolve();

  /** The release that was being installed is, and waits. */
  install(): void {
    this.waiting = this.installing;
    this.installing = null;
    this.waiting?.reach('installed');
  }
}

const told: string[] = [];
page.subscribe(({ notice }, before) => {
  if (notice && notice !== before.notice) told.push(notice.text);
});

let registration: Registration;
beforeEach(() => {
  dismissNotice();
  told.length = 0;
  registration = new Registration();
  vi.useFakeTimers();
});

let registered: number;

/** The page of a visitor who has been here before; a first visit has no controller. */
async function open(controller: Release | null = new Release(), connection?: object): Promise<void> {
  registered = 0;
  const register = async () => {
    registered++;
    return registration;
  };
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  vi.stubGlobal('location', { href: 'http://localhost/', protocol: 'http:' });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker, connection });
  vi.stubGlobal('self', globalThis);
  startReleases();
  await vi.advanceTimersByTimeAsync(0);
}

const ONCE = [newerVersion];

describe('a newer release', () => {
  it('that is being installed when the page asks for it is told when it is there', async () => {
    registration.installing = new Release();
    await open();
    expect(told).toEqual([]);
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(ONCE);
  });

  it('is told once, though its beginning is heard of afterwards', async () => {
    registration.installing = new Release();
    await open();
    registration.dispatchEvent(new Event('updatefound'));
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    dismissNotice();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(ONCE);
  });

  it('that begins later is told too', async () => {
    await open();
    registration.installing = new Release();
    registration.dispatchEvent(new Event('updatefound'));
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(ONCE);
  });

  it('is not what a first visit keeps', async () => {
    registration.installing = new Release();
    await open(null);
    registration.installing?.reach('installed');
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([]);
  });
});

describe('a first visit', () => {
  it.each([
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '3g' },
  ])('with %j fetches no release; one that was fetched before is kept up', async (connection) => {
    await open(null, connection);
    expect(registered).toBe(0);
    await open(new Release(), connection);
    expect(registered).toBe(1);
  });

  it.each([undefined, {}, { saveData: false, effectiveType: '4g' }])('with %j does', async (connection) => {
    await open(null, connection);
    expect(registered).toBe(1);
  });
});
