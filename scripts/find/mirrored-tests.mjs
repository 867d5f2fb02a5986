// Which tests mirror a file: test/math/exp.test.ts for src/math/exp.ts, else the nearest folder of test/ that its path names.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OUTSIDE_UNIT = /^test\/(browser|browsers|package|machines)\//;

/**
 * Unit tests that mirror a file of src/, wasm/, web/, scripts/ or test/.
 * @param {string} file path from the project's root, with `/`
 * @returns {string | undefined} a test file or a folder (ends in `/`); undefined where no unit test mirrors it
 */
export function mirroredTests(file) {
  if (OUTSIDE_UNIT.test(file)) return undefined;
  if (file.endsWith('.test.ts')) return existsSync(file) ? file : undefined;
  const own = file.replace(/^(src|test)\//, '');
  const twin = join('test', own.replace(/\.[^/]*$/, '.test.ts'));
  if (existsSync(twin)) return twin;
  for (let folder = dirname(own); folder !== '.'; folder = dirname(folder))
    if (existsSync(join('test', folder))) return `${join('test', folder)}/`;
  return undefined;
}
