import { type Browser, type BrowserContext, firefox, type Page } from 'playwright-core';

/*
 * An unpatched Firefox, which Playwright drives over WebDriver BiDi. Three things are mended here, on Playwright's own side of the
 * line: Firefox does not know yet how a page is told a colour scheme; Playwright has no tap for it, and fills a field in a way that
 * React does not hear.
 */

type Send = (method: string, params: object) => Promise<unknown>;
interface Session {
  readonly sessionId: string;
  send: Send;
}
interface Delegate {
  readonly _session: Session;
  readonly rawKeyboard: { sendText(progress: unknown, text: string): Promise<unknown> };
  readonly rawTouchscreen: { tap(progress: unknown, x: number, y: number): Promise<unknown> };
}

/** What Playwright holds behind a browser or page. */
const behind = (one: Browser | Page) =>
  (one as unknown as { _connection: { toImpl(of: unknown): unknown } })._connection.toImpl(one);

/** Starts a Firefox that asks for reduced motion, as the tests of Chromium mostly do, and in which a finger can tap. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'dom.w3c_touch_events.enabled': 1 },
  });
  const session = (behind(browser) as { _browserSession: Session })._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => withHands(await newContext(options));
  return browser;
}

function withHands(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const { _session, rawKeyboard, rawTouchscreen } = (behind(page) as { delegate: Delegate }).delegate;
    rawTouchscreen.tap = (_, x, y) => _session.send('input.performActions', tapAt(_session.sessionId, x, y));
    rawKeyboard.sendText = (_, text) =>
      Promise.all(page.frames().map((frame) => frame.evaluate(insertWhereFocused, text)));
    return page;
  };
  return context;
}

/** As typing does, in the frame that has the focus. */
const insertWhereFocused = (text: string) =>
  document.hasFocus() &&
  !(document.activeElement instanceof HTMLIFrameElement) &&
  document.execCommand('insertText', false, text);

const tapAt = (context: string, x: number, y: number) => ({
  context,
  actions: [
    {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'touch' },
      actions: [
        { type: 'pointerMove', x: Math.floor(x), y: Math.floor(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** Name and bytes of the file that the page makes and hands to the browser’s downloads, once it has acted. */
export async function handedOver(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  await page.evaluate(() => {
    const makeAddress = URL.createObjectURL;
    let made = new Blob();
    URL.createObjectURL = (blob: Blob) => {
      made = blob;
      return makeAddress(blob);
    };
    const handed = new Promise((resolve) => {
      HTMLAnchorElement.prototype.click = async function () {
        resolve({ name: this.download, bytes: [...new Uint8Array(await made.arrayBuffer())] });
      };
    });
    Object.assign(window, { handed });
  });
  await act();
  const { name, bytes } = await page.evaluate(() => (window as unknown as Handing).handed);
  return { name, bytes: Buffer.from(bytes) };
}

interface Handing {
  readonly handed: Promise<{ name: string; bytes: number[] }>;
}
