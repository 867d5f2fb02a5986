// npm run check -- <files>: types, lint, and the unit tests that mirror these files; without files, what git says changed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mirroredTests } from './find/mirrored-tests.mjs';
import { run } from './run.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const named = process.argv.slice(2);
const changed = named.length
  ? named
  : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const files = changed.filter((file) => existsSync(file));
const unmirrored = changed.filter((file) => !mirroredTests(file));
const tests = new Set(changed.map(mirroredTests).filter(Boolean));

if (unmirrored.length) console.log(`No unit test mirrors ${unmirrored.join(', ')}`);
run('npm', 'run', '-s', 'types');
if (files.length) run('npx', 'biome', 'check', '--no-errors-on-unmatched', ...files);
const projects = ['unit', 'page', 'long'].flatMap((name) => ['--project', name]);
run('npx', 'vitest', 'run', ...projects, 'test/layers.test.ts', ...tests);
