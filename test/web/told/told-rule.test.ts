import { afterAll, expect, it, vi } from 'vitest';
import { tellRules, toldRule } from '../../../web/told/told-rule.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
afterAll(() => {
  vi.unstubAllGlobals();
});

it('a rule is told in the page’s language once somebody has turned to a field, and fetched then', async () => {
  const load = vi.fn(async () => (rule: string) => `„${rule}“`);
  tellRules(load);
  expect(load).not.toHaveBeenCalled();
  expect(toldRule('must be above 0')).toBe('must be above 0');
  page.dispatchEvent(new Event('focusin'));
  await expect.poll(() => toldRule('must be above 0')).toBe('„must be above 0“');
  page.dispatchEvent(new Event('focusin'));
  expect(load).toHaveBeenCalledOnce();
});
