import type { BrowserContext, Page } from 'playwright-core';
import { isComplaint, type Stage, usual } from '../support.ts';

/** A page whose workers can be harmed, and what its console and its promises complained of. */
export interface HarmedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** What befalls a worker: it is gone without a word, hears nothing any more, or says that it broke. */
export type Harm = 'kill' | 'silence' | 'break';

declare global {
  interface Window {
    /** Every computing worker that the page has started, in order. */
    labWorkers: Worker[];
  }
}

/** Opens a page in a fresh profile after `prepare`, which may route requests or spoil the browser. */
export async function openHarmed(
  stage: Stage,
  { path = '', prepare = async () => {}, ...options }: HarmedOptions = {},
): Promise<HarmedPage> {
  const context = await stage.browser.newContext({ ...usual(stage.url), ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  await page.addInitScript(keepWorkers);
  await prepare(page);
  await page.goto(stage.url + path);
  return { page, context, complaints };
}

interface HarmedOptions {
  readonly path?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly javaScriptEnabled?: boolean;
}

function keepWorkers(): void {
  const Original = window.Worker;
  window.labWorkers = [];
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (String(url).includes('lab-worker')) window.labWorkers.push(this);
    }
  };
}

/** Harms the worker started `back` workers before the newest one. */
export function harm(page: Page, kind: Harm, back = 0): Promise<void> {
  return page.evaluate(
    ([what, index]) => {
      const worker = window.labWorkers[window.labWorkers.length - 1 - index];
      if (what === 'kill') worker.terminate();
      else if (what === 'silence') worker.postMessage = () => {};
      else worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    },
    [kind, back] as const,
  );
}

/** What the page holds on to, after a collection of garbage. */
export async function holdings(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    megabytes: of('JSHeapUsedSize') / 2 ** 20,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    workers: page.workers().length,
  };
}
