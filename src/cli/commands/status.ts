import type { Command } from 'commander';
import type { Io } from '../io.ts';

interface StatusFlags {
  readonly queue: string;
  readonly json?: boolean;
}

/** `driftlab status`: how the plans on a queue get on. */
export function addStatus(program: Command, io: Io): void {
  program
    .command('status')
    .description('show the plans on a queue: progress, rate, workers, failures')
    .requiredOption('--queue <address>', 'redis://host:port or rediss://host:port (secrets: docs/scale.md)')
    .option('--json', 'print it as JSON')
    .action((flags: StatusFlags) => status(flags, io));
}

async function status({ queue, json }: StatusFlags, io: Io): Promise<void> {
  const { queueAddress } = await import('../work/queue/address.ts');
  const address = queueAddress(queue);
  const { connect } = await import('../work/queue/connection.ts');
  const { readStatus, statusJson, statusText } = await import('../work/queue/status.ts');
  const redis = await connect(address, (sentence) => io.stderr(`${sentence}\n`));
  try {
    const found = await readStatus(redis);
    io.stdout(json ? statusJson(found) : statusText(found));
  } finally {
    redis.disconnect();
  }
}
