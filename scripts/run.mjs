import { spawnSync } from 'node:child_process';

/** Runs a command with this process's output; ends this process where it fails. */
export function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
