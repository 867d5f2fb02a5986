// Stands in for Slurm's sbatch: runs a script at once, an array's tasks one after another, and prints the job's number.
import { spawnSync } from 'node:child_process';

const argv = process.argv.slice(2);
const flags = [];
while (argv[0]?.startsWith('--')) flags.push(argv.shift());
const [, from, to] =
  /^--array=(\d+)-(\d+)$/.exec(flags.find((flag) => flag.startsWith('--array')) ?? '') ?? [];
const tasks = from === undefined ? [{}] : numbers(Number(from), Number(to)).map(asTask);

for (const task of tasks) {
  const { status } = spawnSync('sh', argv, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SLURM_CPUS_PER_TASK: '1', ...task },
  });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('4711');

function numbers(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function asTask(id) {
  return { SLURM_ARRAY_TASK_ID: String(id) };
}
