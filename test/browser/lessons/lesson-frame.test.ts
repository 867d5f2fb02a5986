import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, heard, lastHeard, openHost, send } from '../sharing/host.ts';

let host: Host;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

const LESSON = '#lesson=the-event-trigger&step=2';
const types = async (page: Page) => (await heard(page)).map(({ type }) => type);

describe('a lesson in a frame of another origin', () => {
  it.each([
    [390, 844],
    [1280, 720],
  ])(
    '%d × %d says which step is open, what was answered and what is wrong with a message, and stores nothing',
    async (width, height) => {
      const { page, frame, complaints, close } = await host.open('?embed=lesson', LESSON, {
        viewport: { width, height },
      });
      await expect.poll(() => types(page)).toEqual(['ready']);
      expect((await heard(page))[0]).toMatchObject({ title: 'The event trigger', step: 2, of: 9 });
      const field = frame.getByRole('textbox', { name: 'Your number' });
      await field.fill('1.08');
      await field.press('Enter');
      await expect.poll(() => types(page)).toContain('answered');
      expect((await heard(page)).find(({ type }) => type === 'answered')).toMatchObject({
        step: 2,
        outcome: 'near',
      });
      await send(page, { type: 'goto', step: 5 });
      await frame.getByText('5 of 9').waitFor();
      await send(page, { type: 'goto', step: 12 });
      await expect
        .poll(() => lastHeard(page))
        .toEqual({ type: 'fault', message: 'goto: step must be an integer between 1 and 9, got 12.' });
      const answers = [{ step: 1, values: [0.6], right: [0.57], shown: false }];
      await send(page, { type: 'resume', step: 1, done: [1], answers });
      await frame.getByText('answered', { exact: true }).waitFor();
      const { origins } = await page.context().storageState();
      expect(origins.flatMap(({ localStorage }) => localStorage)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('that there is not is said in the frame and to the page around', async () => {
    const { page, frame, close } = await host.open('?embed=lesson', '#abrupt-change');
    await frame.getByRole('alert').getByText('No lesson is called').waitFor();
    await expect.poll(() => types(page)).toEqual(['fault']);
    await close();
  });
});
