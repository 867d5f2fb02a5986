import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Turns } from '../../../../web/worker/lab/turns.ts';

let turns: Turns;
beforeEach(() => {
  turns = new Turns();
});
afterEach(() => turns.close());

describe('Turns', () => {
  it('let the one go on that has waited longest', async () => {
    const order: string[] = [];
    const worker = async (name: string) => {
      for (let i = 0; i < 2; i++) {
        await turns.next();
        order.push(name);
      }
    };
    await Promise.all([worker('a'), worker('b')]);
    expect(order).toEqual(['a', 'b', 'a', 'b']);
  });

  it('let other messages in, however many turns are taken', async () => {
    const { port1, port2 } = new MessageChannel();
    let served = false;
    port1.onmessage = () => {
      served = true;
      port1.close();
    };
    port2.postMessage(null);
    while (!served) await turns.next();
    expect(served).toBe(true);
  });
});
