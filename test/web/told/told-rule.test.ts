import { expect, it, vi } from 'vitest';
import { tellRules, toldRule } from '../../../web/told/told-rule.ts';

it('a rule is told in the page’s language once somebody has turned to a field, and fetched then', async () => {
  const load = vi.fn(async () => (rule: string) => `„${rule}“`);
  tellRules(load);
  expect(load).not.toHaveBeenCalled();
  expect(toldRule('must be above 0')).toBe('must be above 0');
  window.dispatchEvent(new Event('focusin'));
  await expect.poll(() => toldRule('must be above 0')).toBe('„must be above 0“');
  window.dispatchEvent(new Event('focusin'));
  expect(load).toHaveBeenCalledOnce();
});
