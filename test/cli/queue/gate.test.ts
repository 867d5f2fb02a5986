import { describe, expect, it } from 'vitest';
import { createGate } from '../../../src/cli/work/queue/gate.ts';

describe('a gate', () => {
  it('lets as many in as there is room for, the others in their order', async () => {
    const gate = createGate(2);
    const entered: string[] = [];
    const come = (name: string) => gate.enter().then((isIn) => isIn && entered.push(name));
    const all = Promise.all(['a', 'b', 'c', 'd'].map(come));
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(entered).toEqual(['a', 'b']);
    gate.leave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(entered).toEqual(['a', 'b', 'c']);
    gate.leave();
    await all;
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
  });

  it('that is closed sends those away who wait or come, not those inside', async () => {
    const gate = createGate(1);
    expect(await gate.enter()).toBe(true);
    const behind = gate.enter();
    gate.close();
    expect(await behind).toBe(false);
    expect(await gate.enter()).toBe(false);
    gate.leave();
  });
});
