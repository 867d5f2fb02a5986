import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../support.ts';
import { openPlatform, type Platform } from './platform.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The page as one file. */
export const PAGE = join(ROOT, 'dist-single/driftlab.html');

/** What packages are made and opened with. */
export interface Workshop {
  readonly browser: Browser;
  readonly platform: Platform;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Builds the one file where it is not there. */
export async function openWorkshop(): Promise<Workshop> {
  if (!existsSync(PAGE)) execFileSync('npx', ['tsx', 'scripts/build/single.mjs'], { cwd: ROOT });
  const folder = mkdtempSync(join(tmpdir(), 'driftlab-pack-'));
  const platform = await openPlatform();
  const browser = await launchBrowser();
  return {
    ...{ browser, platform, folder },
    async close() {
      await browser.close();
      await platform.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page of a browser that knows nobody yet, and all that it complains of. */
export async function watchedPage({
  browser,
}: Workshop): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}
