import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Beside axe's own choice, best practices among it, the size of targets. */
const ALL: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
/** What another theme can change. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { resultTypes: ['violations'], runOnly: BY_COLOUR };
/** What another width can change. */
const PLACES: RunOptions = {
  ...ALL,
  rules: { ...ALL.rules, ...Object.fromEntries(BY_COLOUR.map((rule) => [rule, { enabled: false }])) },
};
const RULES = { all: ALL, colours: COLOURS, places: PLACES };
export type Checks = keyof typeof RULES;

type Axe = { run(context: unknown, options: RunOptions): Promise<AxeResults> };

/** Puts axe into every document that the page opens; its own policy lets nothing be evaluated later. */
export const bringAxe = (page: Page) => page.addInitScript({ content: source });

/** What axe finds in the page as it stands: impact, rule, and the selector of each element. */
export async function findings(page: Page, of: Checks): Promise<string[]> {
  const { violations } = await run(page, 'html', RULES[of]);
  const found: string[] = [];
  for (const { id, impact, nodes } of violations)
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmall(page, target.map(String))))
        found.push(`${impact}, ${id}: ${target.join(' › ')}`);
  return found;
}

const run = (page: Page, within: string, options: RunOptions): Promise<AxeResults> =>
  page.evaluate(([place, how]) => (globalThis as unknown as { axe: Axe }).axe.run(place, how), [
    within,
    options,
  ] as const);

/** Also where nothing lies over it: the transport covers a part of what has been scrolled half under it. */
async function isSmall(page: Page, target: readonly string[]): Promise<boolean> {
  if (target.length > 1) return true;
  await page.locator(target[0]).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await run(page, target[0], { runOnly: ['target-size'] });
  await page.evaluate(() => scrollTo(0, 0));
  return violations.length > 0;
}
