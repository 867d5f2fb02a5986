import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is neither empty nor a refused connection. */
export async function until<Value>(milliseconds: number, ask: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const answer = await ask().catch((error) => {
      if (error instanceof TypeError && performance.now() < end) return undefined;
      throw error;
    });
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`no answer within ${milliseconds / 1000} s`);
    await pause(200);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
