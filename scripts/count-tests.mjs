// Sums the JSON results that vitest left in TEST_RESULTS, over all its runs, in one line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a whole test run keeps its results; `npm ci` empties it. */
export const TEST_RESULTS = resolve(import.meta.dirname, '../node_modules/.cache/test-results');

/** "N passed, N failed, N skipped"; a file that fails outside its tests counts as one that failed. */
export function testCounts(results) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of results.flatMap((result) => result.testResults)) {
    const statuses = file.assertionResults.map((test) => test.status);
    if (file.status === 'failed' && !statuses.includes('failed')) count.failed++;
    for (const status of statuses) count[status in count ? status : 'skipped']++;
  }
  return `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`;
}

export function printTestCounts() {
  const names = existsSync(TEST_RESULTS) ? readdirSync(TEST_RESULTS) : [];
  console.log(testCounts(names.map((name) => JSON.parse(readFileSync(resolve(TEST_RESULTS, name), 'utf8')))));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) printTestCounts();
