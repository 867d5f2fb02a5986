import { describe, expect, it } from 'vitest';
import { whenBroken } from '../../../web/worker/when-broken.ts';

const errorOf = (message: string) =>
  Object.assign(new Event('error', { cancelable: true }), message === '' ? {} : { message });

describe('a broken worker', () => {
  it.each([
    ['it stopped', 'it stopped'],
    ['', 'not loaded'],
  ])('that says “%s” is told as “%s”, and not by the browser', async (message, told) => {
    const worker = new EventTarget();
    const broken = whenBroken(worker as Worker, (said) => said || 'not loaded');
    const error = errorOf(message);
    worker.dispatchEvent(error);
    expect(error.defaultPrevented).toBe(true);
    await expect(broken).rejects.toThrow(told);
  });
});
