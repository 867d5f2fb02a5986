import type { Command } from 'commander';
import { scenarioSchema } from '../../index.ts';
import type { Io } from '../io.ts';

/** `driftlab schema`: what a scenario file may hold, for editors and other programs. */
export function addSchema(program: Command, io: Io): void {
  program
    .command('schema')
    .description('print the JSON Schema of a scenario')
    .action(() => io.stdout(`${JSON.stringify(scenarioSchema(), null, 2)}\n`));
}
