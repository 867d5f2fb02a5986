import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Beside axe's own choice, best practices among it, the size of targets. */
const ALL: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
/** What another theme can change. */
const COLOURS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

type Axe = { run(options: RunOptions): Promise<AxeResults> };

/** Puts axe into every document that the page opens; its own policy lets nothing be evaluated later. */
export const bringAxe = (page: Page) => page.addInitScript({ content: source });

/** What axe finds in the page as it stands: impact, rule, and the selector of each element. */
export async function findings(page: Page, of: 'all' | 'colours'): Promise<string[]> {
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    of === 'all' ? ALL : COLOURS,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${impact}, ${id}: ${target.join(' › ')}`),
  );
}
