// npm run test:machines: plans in parts, by the files of deploy/ as they stand. On Debian as root what is missing is installed;
// elsewhere one line says what is missing, and a stand-in runs the same commands.
import { onPath } from './find-program.mjs';
import { installOnDebian } from './install-on-debian.mjs';
import { run } from './run.mjs';

function ensure(name, programs, packages, otherwise) {
  const found = onPath(programs) ?? (installOnDebian(name, packages) ? onPath(programs) : undefined);
  if (!found) console.log(`${name} is not here (on Debian: apt install ${packages.join(' ')}): ${otherwise}`);
  return found;
}

ensure('GNU parallel', ['parallel'], ['parallel'], 'a stand-in runs its commands');
run('npx', 'vitest', 'run', '--project', 'machines');
