import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';

const SCORM = join(import.meta.dirname, '../../../node_modules/scorm-again/dist/scorm12.min.js');

/** A learning platform by scorm-again: it keeps of each learner what a visit left, and begins the next one with it. */
const COURSE_PAGE = `<!doctype html><title>A course</title>
<style>html, body { height: 100%; margin: 0 } iframe { width: 100%; height: 100%; border: 0 }</style>
<script src="/scorm12.js"></script>
<script>
  const learner = 'platform:' + new URLSearchParams(location.search).get('learner');
  const before = JSON.parse(localStorage.getItem(learner));
  window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
  if (before) API.loadFromJSON(before);
  window.errors = [];
  const told = {};
  for (const name of ['LMSInitialize', 'LMSSetValue', 'LMSGetValue', 'LMSCommit', 'LMSFinish']) {
    const asked = API[name].bind(API);
    API[name] = (...given) => {
      const answer = asked(...given);
      if (API.LMSGetLastError() !== '0') errors.push(name + ' ' + given + ': ' + API.LMSGetLastError());
      if (name === 'LMSSetValue') told[given[0].split('.').at(-1)] = given[1];
      if (name === 'LMSCommit' || name === 'LMSFinish') keep();
      return answer;
    };
  }
  function keep() {
    const { core, suspend_data } = API.cmi;
    const { lesson_status, lesson_location, score: { raw, min, max } } = core;
    localStorage.setItem(learner, JSON.stringify({ suspend_data, core: { lesson_status, lesson_location, score: { raw, min, max } } }));
    localStorage.setItem('last', JSON.stringify({ ...told, lesson_status, raw }));
  }
</script>
<iframe src="/package/index.html" title="The lesson"></iframe>`;

export interface Platform {
  readonly url: string;
  /** Puts the files of a package in the place of those before. */
  show(files: Readonly<Record<string, string | Uint8Array>>): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', xml: 'text/xml' };

export async function openPlatform(): Promise<Platform> {
  let files: Readonly<Record<string, string | Uint8Array>> = {};
  const server = createServer(({ url = '' }, answer) => {
    const path = url.split('?')[0];
    const content =
      path === '/course'
        ? COURSE_PAGE
        : path === '/scorm12.js'
          ? readFileSync(SCORM)
          : files[path.replace('/package/', '')];
    const type = TYPES[path.split('.')[1] ?? 'html'];
    answer.writeHead(content ? 200 : 404, { 'Content-Type': `${type}; charset=utf-8` }).end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (shown) => {
      files = shown;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** What the platform was told last. */
export interface Kept {
  readonly lesson_status: string;
  readonly raw: string;
  readonly exit: string;
  readonly session_time: string;
  readonly suspend_data: string;
}

export const keptLast = (page: Page): Promise<Kept | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('last') ?? 'null'));

/** What broke a rule of SCORM 1.2. */
export const errorsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { errors: string[] }).errors);

/** The page of the lesson in the wrapper's frame, with the keyboard of the page around. */
export async function lessonIn(page: Page): Promise<Page> {
  const inner = page.frameLocator('iframe').frameLocator('iframe');
  await inner.locator('.lesson-title').waitFor({ timeout: 60_000 });
  const frame = page.frames().find((one) => one.url().includes('embed=lesson'));
  if (!frame) throw new Error('There is no lesson.');
  return within(page, frame);
}

const within = (page: Page, frame: Frame): Page =>
  new Proxy(page, {
    get(_, name) {
      const owner = name in frame ? frame : page;
      const value = Reflect.get(owner, name);
      return typeof value === 'function' ? value.bind(owner) : value;
    },
  });
