import { afterEach, describe, expect, it } from 'vitest';
import { abortError, borrowed, isAbort, lend } from '../../../web/worker/abort.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A call that ends when its signal aborts, as work in a worker does. */
const untilAborted = (port: MessagePort) => {
  ports.push(port);
  const signal = borrowed(port);
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

describe('a signal lent to a worker', () => {
  it('tells it of the abort, and the answer is an AbortError', async () => {
    const controller = new AbortController();
    const answer = lend(controller.signal, untilAborted);
    controller.abort();
    expect(isAbort(await answer.catch((error) => error))).toBe(true);
  });

  it('that has been aborted already asks nothing', async () => {
    let asked = false;
    const answer = lend(AbortSignal.abort(), async () => {
      asked = true;
    });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toBe(false);
  });

  it('is not listened to after the call', async () => {
    const controller = new AbortController();
    let lent: AbortSignal | null = null;
    const answer = await lend(controller.signal, async (port) => {
      ports.push(port);
      lent = borrowed(port);
      return 7;
    });
    controller.abort();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([answer, (lent as AbortSignal | null)?.aborted]).toEqual([7, false]);
  });
});

describe('isAbort', () => {
  it('knows the error of a signal and the one posted by a worker, and no other', () => {
    const posted = Object.assign(new Error('The work was cancelled.'), { name: 'AbortError' });
    expect([AbortSignal.abort().reason, abortError(), posted].map(isAbort)).toEqual([true, true, true]);
    expect([new Error('cancelled'), 'AbortError', null].map(isAbort)).toEqual([false, false, false]);
  });
});
