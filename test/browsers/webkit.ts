import { spawn } from 'node:child_process';
import { freePort, until } from './driver.ts';
import type { Answer, Question } from './lab.ts';

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Opens pages in WebKitGTK's MiniBrowser, on a virtual screen, one after the other, and waits for the answer of each. */
export async function askWebKit(
  { driver, browser, screen }: WebKitPaths,
  questions: readonly Question[],
): Promise<Answer> {
  const port = await freePort();
  const process_ = spawn(screen, ['-a', driver, `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
  });
  try {
    const call = client(`http://127.0.0.1:${port}`);
    await until(20_000, async () => (await call('GET', '/status')).ready);
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const session = await call('POST', '/session', { capabilities });
    const path = `/session/${session.sessionId}`;
    const texts: string[] = [];
    for (const { url, answer, longest } of questions) {
      await call('POST', `${path}/url`, { url });
      const script = `return ${answer}`;
      texts.push(await until(longest, () => call('POST', `${path}/execute/sync`, { script, args: [] })));
    }
    await call('DELETE', path);
    return { engine: `WebKitGTK ${session.capabilities.browserVersion}`, texts };
  } finally {
    // The screen, the driver and the browser are one process group.
    if (process_.pid) process.kill(-process_.pid, 'SIGTERM');
  }
}

/** The few commands of WebDriver that are needed: https://www.w3.org/TR/webdriver2/ */
function client(base: string) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const response = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
}
