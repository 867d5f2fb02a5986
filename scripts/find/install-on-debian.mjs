import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where that is ours to do: on Debian, as root. False where it is not, or where it did not work. */
export function installOnDebian(what, packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.error(`${what} is missing: installing Debian's ${packages.join(', ')} (about 20 s).`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const lock = ['-o', 'DPkg::Lock::Timeout=600'];
  try {
    execFileSync('apt-get', [...lock, 'update', '-qq'], options);
    execFileSync(
      'apt-get',
      [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      options,
    );
    return true;
  } catch {
    return false;
  }
}
