// npm run test:machines: plans in parts and on a queue, by the files of deploy/ as they stand. On Debian as root what is missing
// is installed; elsewhere one line says what is missing and what is not tested for want of it.

import { installOnDebian } from './find/install-on-debian.mjs';
import { onPath } from './find/program.mjs';
import { run } from './run.mjs';

function ensure(name, programs, packages, otherwise) {
  const found = onPath(programs) ?? (installOnDebian(name, packages) ? onPath(programs) : undefined);
  if (!found) console.log(`${name} is not here (on Debian: apt install ${packages.join(' ')}): ${otherwise}`);
  return found;
}

ensure('GNU parallel', ['parallel'], ['parallel'], 'a stand-in runs its commands');
const redis = ensure('Redis', ['redis-server'], ['redis-server'], 'plans on a queue are NOT tested');
const left = redis ? [] : ['--exclude', 'test/machines/queue.test.ts'];
run('npx', 'vitest', 'run', '--project', 'machines', ...left);
