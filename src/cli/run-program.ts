import { Command, CommanderError } from 'commander';
import { CaseError } from '../../conformance/eval/case-error.ts';
import { CausesError } from '../causes/with-causes.ts';
import { SOFTWARE } from '../engine/citation.ts';
import { DataError, ENGINE_VERSION, JobError, LinkError, ScenarioError } from '../index.ts';
import { cut } from '../parameters/quoted.ts';
import { messageOf } from '../parameters/thrown.ts';
import { FORESEEN } from '../plan/local-pool.ts';
import { PartError } from '../plan/part.ts';
import { EXIT, EXIT_HELP } from './exit-status.ts';
import { CliError, type Io, OutputError } from './io.ts';

/** Characters of a message; what it repeats of its input is cut before, so that only lists of what is known are. */
const LONGEST_MESSAGE = 260;
const REFUSALS = [
  CaseError,
  CausesError,
  CliError,
  DataError,
  LinkError,
  ScenarioError,
  PartError,
  ...FORESEEN,
];

/**
 * A program of the command line without a process: data go to `io.stdout`, messages to `io.stderr`.
 * @param define adds options, commands and actions
 * @param argv the arguments behind the program's name
 * @returns the exit status, one of `EXIT`
 */
export async function runProgram(
  name: string,
  define: (program: Command, setStatus: (status: number) => void) => void,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  let status: number = EXIT.done;
  const program = new Command(name)
    .version(`${SOFTWARE.version}, engine ${ENGINE_VERSION}`)
    .addHelpText('after', EXIT_HELP)
    .exitOverride()
    // Commander's own error lines are dropped: `report` writes one line for every error.
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError: () => {} });
  define(program, (value) => {
    status = value;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    return report(name, error, io);
  }
}

function report(name: string, error: unknown, io: Io): number {
  if (error instanceof CommanderError) return reportUsage(name, error, io);
  const status = statusOf(error);
  const message = messageOf(error);
  io.stderr(`${name}: ${status === EXIT.fault ? 'internal fault: ' : ''}${oneLine(message)}\n`);
  return status;
}

function statusOf(error: unknown): number {
  if (error instanceof OutputError) return error.status;
  const foreseen =
    error instanceof JobError ? error.foreseen : REFUSALS.some((kind) => error instanceof kind);
  return foreseen ? EXIT.badInput : EXIT.fault;
}

function reportUsage(name: string, error: CommanderError, io: Io): number {
  if (error.exitCode === 0) return EXIT.done;
  // Without a command the help text has already been written.
  if (error.code !== 'commander.help')
    io.stderr(`${name}: ${oneLine(error.message.replace(/^error: |\.$/g, ''))}; see ${name} --help\n`);
  return EXIT.badInput;
}

function oneLine(message: string): string {
  return cut(message.replace(/\s+/g, ' ').trim(), LONGEST_MESSAGE);
}
