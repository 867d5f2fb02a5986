// The whole test run, quickest answers first: types, lint, unit and golden tests, then the built page in a real browser, then the hunt for faults.
// The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { printTestCounts, TEST_RESULTS } from './count-tests.mjs';
import { requireChromium } from './find/chromium.mjs';

rmSync(TEST_RESULTS, { recursive: true, force: true });
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

run('Generated code', 'npm', 'run', '-s', 'generate');
run('Types', 'npx', 'tsc', '--noEmit');
run('Lint and format', 'npx', 'biome', 'check', '.');
run('Unit and golden tests', 'npx', 'vitest', 'run', '--project', 'unit');
run('Build', 'npm', 'run', '-s', 'build');
run('One file', 'npx', 'tsx', 'scripts/build/single.mjs');
run('Docs', 'npx', 'tsx', 'scripts/docs/build.ts');
process.env.CHROME_PATH = requireChromium();
run('Installed package, docs', 'npx', 'vitest', 'run', '--project', 'package');
run('Many machines', 'node', 'scripts/test-machines.mjs');
run('Browser tests', 'npx', 'vitest', 'run', '--project', 'browser');
run('Fault tests', 'npx', 'vitest', 'run', '--project', 'faults');
console.log('\nAll checks passed.');
