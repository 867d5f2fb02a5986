import * as Comlink from 'comlink';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tellFromWorkers } from '../../../web/told/from-workers.ts';

const load = vi.fn(async () => (message: string) => `„${message}“`);
const english = Comlink.transferHandlers.get('throw') as Comlink.TransferHandler<unknown, unknown>;
tellFromWorkers(load);
const { port1, port2 } = new MessageChannel();
afterAll(() => {
  Comlink.transferHandlers.set('throw', english);
  port1.close();
  port2.close();
});

const failWith = (name: string, message: string) => {
  throw Object.assign(new Error(message), { name });
};
Comlink.expose({ fail: failWith, answer: () => 7 }, port1);
const worker = Comlink.wrap<{ fail: typeof failWith; answer: () => number }>(port2);

describe('what a worker throws', () => {
  it('arrives in the page’s language, under its name', async () => {
    await expect(worker.fail('LinkError', 'The link is cut off.')).rejects.toMatchObject({
      name: 'LinkError',
      message: '„The link is cut off.“',
    });
    expect(load).toHaveBeenCalledOnce();
  });

  it('stays as it is where the words do not come', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(worker.fail('Error', 'The link is cut off.')).rejects.toThrow(/^The link is cut off\.$/);
  });

  it('needs no words where work was cancelled, or was done', async () => {
    load.mockClear();
    await expect(worker.fail('AbortError', 'cancelled')).rejects.toThrow(/^cancelled$/);
    expect(await worker.answer()).toBe(7);
    expect(load).not.toHaveBeenCalled();
  });
});
