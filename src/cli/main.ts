import { Command, CommanderError } from 'commander';
import { DataError } from '../data/errors.ts';
import { LaneError } from '../engine/lane/lane-slots.ts';
import { LinkError } from '../engine/link/link.ts';
import { ScenarioError } from '../engine/scenario/scenario-error.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { NotPositiveDefinite, OutOfMemory } from '../linalg/errors.ts';
import { ObjectiveError } from '../objectives/spec.ts';
import { addBench } from './commands/bench.ts';
import { addBounds } from './commands/bounds.ts';
import { addEval } from './commands/eval.ts';
import { addLink } from './commands/link.ts';
import { addList } from './commands/list.ts';
import { addOpen } from './commands/open.ts';
import { addReproduce } from './commands/reproduce.ts';
import { addRun } from './commands/run.ts';
import { addSchema } from './commands/schema.ts';
import { CliError, type Io } from './io.ts';

const BAD_INPUT = 2;
const REFUSALS = [
  CliError,
  DataError,
  LinkError,
  ScenarioError,
  LaneError,
  ObjectiveError,
  NotPositiveDefinite,
  OutOfMemory,
];

/**
 * The command line without a process: data go to `io.stdout`, messages to `io.stderr`.
 * @param argv the arguments behind the program's name
 * @returns the exit status: 0 done, 1 a run that differs from its link, 2 bad input, 70 a fault of the program
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let status = 0;
  const program = createProgram(io, (value) => {
    status = value;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    return report(error, io);
  }
}

function createProgram(io: Io, setStatus: (status: number) => void): Command {
  const program = new Command('driftlab')
    .description('Gaussian-process bandits on objectives that change while they are optimised.')
    .version(ENGINE_VERSION)
    .exitOverride()
    // Commander's own error lines are dropped: `report` writes one line for every error alike.
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError: () => {} });
  addList(program, io);
  addRun(program, io, setStatus);
  addBounds(program, io);
  addEval(program, io);
  addLink(program, io);
  addOpen(program, io);
  addSchema(program, io);
  addReproduce(program, io, setStatus);
  addBench(program, io);
  return program;
}

function report(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return reportUsage(error, io);
  const message = error instanceof Error ? error.message : String(error);
  const refused = REFUSALS.some((kind) => error instanceof kind);
  io.stderr(`driftlab: ${refused ? '' : 'internal fault: '}${oneLine(message)}\n`);
  return refused ? BAD_INPUT : 70;
}

function reportUsage(error: CommanderError, io: Io): number {
  if (error.exitCode === 0) return 0;
  // Without a command the help text has already been written.
  if (error.code !== 'commander.help')
    io.stderr(`driftlab: ${oneLine(error.message.replace(/^error: |\.$/g, ''))}; see driftlab --help\n`);
  return BAD_INPUT;
}

function oneLine(message: string): string {
  return message.replace(/\s+/g, ' ').trim();
}
