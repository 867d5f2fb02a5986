import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './driver.ts';
import type { Answer, Question } from './lab.ts';

/** Opens pages in Firefox, over WebDriver BiDi, one after the other, and waits for the answer of each. */
export async function askFirefox(executablePath: string, questions: readonly Question[]): Promise<Answer> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'driftlab-firefox-'));
  const browser = spawn(
    executablePath,
    ['--headless', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore' },
  );
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const call = await until(STARTING, () => client(`ws://127.0.0.1:${port}/session`));
    const { capabilities } = await call('session.new', { capabilities: {} });
    const { contexts } = await call('browsingContext.getTree', {});
    const [{ context }] = contexts;
    const texts: string[] = [];
    for (const { url, answer: expression, longest } of questions) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
      const ask = () => call('script.evaluate', { expression, target: { context }, awaitPromise: true });
      texts.push(await until(longest, async () => (await ask()).result.value));
    }
    await call('browser.close', {});
    return { engine: `Firefox ${capabilities.browserVersion}`, texts };
  } finally {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Milliseconds until it listens. */
const STARTING = 120_000;

interface Reply {
  readonly id: number;
  readonly type: 'success' | 'error';
  // biome-ignore lint/suspicious/noExplicitAny: what a command answers, https://www.w3.org/TR/webdriver-bidi/ says.
  readonly result: any;
  readonly message: string;
}
type Call = (method: string, params: object) => Promise<Reply['result']>;

/** The few commands of WebDriver BiDi that are needed. Rejects with TypeError while nobody listens. */
function client(url: string): Promise<Call> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(data);
    waiting.get(reply.id)?.(reply);
  };
  const call: Call = async (method, params) => {
    const id = waiting.size + 1;
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await replied;
    if (type === 'error') throw new Error(`Firefox: ${method}: ${message}`);
    return result;
  };
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(call);
    socket.onerror = () => reject(new TypeError(`nobody listens at ${url}`));
  });
}
