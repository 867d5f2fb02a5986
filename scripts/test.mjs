// npm test: every room, quickest answers first; with --rest what else npm run test:all does: long unit tests, package, docs,
// machines, every browser file, the hunt for faults, other browsers.
// The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { printTestCounts, TEST_RESULTS } from './count-tests.mjs';
import { requireChromium } from './find/chromium.mjs';

const rest = process.argv.includes('--rest');
if (!rest) rmSync(TEST_RESULTS, { recursive: true, force: true });
process.env.TEST_RESULTS = TEST_RESULTS;
process.on('exit', printTestCounts);

function run(title, command, ...args) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: process.env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** npm test: every room, quickest answers first, and the built page in a real browser. */
function testRooms() {
  run('Generated code', 'npm', 'run', '-s', 'generate');
  run('Types', 'npx', 'tsc', '--noEmit');
  run('Lint and format', 'npx', 'biome', 'check', '.');
  run('Unit and golden tests', 'npx', 'vitest', 'run', '--project', 'unit', '--project', 'page');
  for (const part of ['page', 'cli', 'lib']) run(`Build: ${part}`, 'npm', 'run', '-s', `build:${part}`);
  process.env.CHROME_PATH = requireChromium();
  run('Smoke test of the page', 'npx', 'vitest', 'run', '--project', 'smoke');
}

/** The rest, on what npm test has built: npm run test:all does both. */
function testRest() {
  run('Long unit tests', 'npx', 'vitest', 'run', '--project', 'long');
  run('One file', 'npx', 'tsx', 'scripts/build/single.mjs');
  run('Docs', 'npx', 'tsx', 'scripts/docs/build.ts');
  process.env.CHROME_PATH = requireChromium();
  run('Installed package, docs', 'npx', 'vitest', 'run', '--project', 'package');
  run('Many machines', 'node', 'scripts/test-machines.mjs');
  run('Browser tests', 'npx', 'vitest', 'run', '--project', 'browser');
  run('Fault tests', 'npx', 'vitest', 'run', '--project', 'faults');
  run('The same bits in other browsers', 'node', 'scripts/test-browsers.mjs');
}

if (rest) testRest();
else testRooms();
console.log('\nAll checks passed.');
