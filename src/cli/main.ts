import { Command, CommanderError } from 'commander';
import { SOFTWARE } from '../engine/citation.ts';
import {
  DataError,
  ENGINE_VERSION,
  LaneError,
  LinkError,
  NotFinite,
  NotPositiveDefinite,
  ObjectiveError,
  OutOfMemory,
  ScenarioError,
} from '../index.ts';
import { cut, messageOf } from '../parameters/quoted.ts';
import { PartError } from '../plan/part.ts';
import { JobError } from '../plan/pool.ts';
import { addAskTell } from './commands/ask-tell.ts';
import { addBench } from './commands/bench.ts';
import { addBounds } from './commands/bounds.ts';
import { addCompare } from './commands/compare.ts';
import { addEval } from './commands/eval.ts';
import { addExport } from './commands/export.ts';
import { addLink } from './commands/link.ts';
import { addList } from './commands/list.ts';
import { addMerge } from './commands/merge.ts';
import { addOpen } from './commands/open.ts';
import { addReproduce } from './commands/reproduce.ts';
import { addRun } from './commands/run.ts';
import { addSchema } from './commands/schema.ts';
import { addStatus } from './commands/status.ts';
import { addSweep } from './commands/sweep.ts';
import { addWorker } from './commands/worker.ts';
import { EXIT, EXIT_HELP } from './exit-status.ts';
import { CliError, type Io, OutputError } from './io.ts';

/** Characters of a message; what it repeats of its input is cut before, so that only lists of what is known are. */
const LONGEST_MESSAGE = 260;
const REFUSALS = [
  CliError,
  DataError,
  LinkError,
  ScenarioError,
  LaneError,
  ObjectiveError,
  NotPositiveDefinite,
  NotFinite,
  OutOfMemory,
  PartError,
];

/**
 * The command line without a process: data go to `io.stdout`, messages to `io.stderr`.
 * @param argv the arguments behind the program's name
 * @returns the exit status, one of `EXIT`
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let status: number = EXIT.done;
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
    .version(`${SOFTWARE.version}, engine ${ENGINE_VERSION}`)
    .addHelpText('after', EXIT_HELP)
    .exitOverride()
    // Commander's own error lines are dropped: `report` writes one line for every error alike.
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError: () => {} });
  addList(program, io);
  addRun(program, io, setStatus);
  addAskTell(program, io, setStatus);
  addBounds(program, io);
  addCompare(program, io, setStatus);
  addEval(program, io);
  addLink(program, io);
  addOpen(program, io);
  addSchema(program, io);
  addReproduce(program, io, setStatus);
  addSweep(program, io, setStatus);
  addMerge(program, io);
  addWorker(program, io, setStatus);
  addStatus(program, io);
  addExport(program, io, setStatus);
  addBench(program, io);
  return program;
}

function report(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return reportUsage(error, io);
  const status = statusOf(error);
  const message = messageOf(error);
  io.stderr(`driftlab: ${status === EXIT.fault ? 'internal fault: ' : ''}${oneLine(message)}\n`);
  return status;
}

function statusOf(error: unknown): number {
  if (error instanceof OutputError) return error.status;
  const foreseen =
    error instanceof JobError ? error.foreseen : REFUSALS.some((kind) => error instanceof kind);
  return foreseen ? EXIT.badInput : EXIT.fault;
}

function reportUsage(error: CommanderError, io: Io): number {
  if (error.exitCode === 0) return EXIT.done;
  // Without a command the help text has already been written.
  if (error.code !== 'commander.help')
    io.stderr(`driftlab: ${oneLine(error.message.replace(/^error: |\.$/g, ''))}; see driftlab --help\n`);
  return EXIT.badInput;
}

function oneLine(message: string): string {
  return cut(message.replace(/\s+/g, ' ').trim(), LONGEST_MESSAGE);
}
