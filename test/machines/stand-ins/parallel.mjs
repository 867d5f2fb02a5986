// Stands in for GNU parallel where it is not installed: one command for each line of standard input, `{}` replaced.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TAKES_VALUE = ['--halt', '--joblog'];
const argv = process.argv.slice(2);
while (argv[0]?.startsWith('-')) if (TAKES_VALUE.includes(argv.shift())) argv.shift();

for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [command, ...rest] = argv.map((part) => part.replaceAll('{}', line));
  const { status } = spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
}
