import type { Command } from 'commander';
import { addAskTell } from './commands/ask-tell.ts';
import { addBounds } from './commands/bounds.ts';
import { addCompare } from './commands/compare.ts';
import { addEngines } from './commands/engines.ts';
import { addEval } from './commands/eval.ts';
import { addExport } from './commands/export.ts';
import { addLink } from './commands/link.ts';
import { addList } from './commands/list.ts';
import { addMap } from './commands/map.ts';
import { addMerge } from './commands/merge.ts';
import { addOpen } from './commands/open.ts';
import { addPack } from './commands/pack.ts';
import { addReproduce } from './commands/reproduce.ts';
import { addRoom } from './commands/room.ts';
import { addRun } from './commands/run.ts';
import { addSchema } from './commands/schema.ts';
import { addStatus } from './commands/status.ts';
import { addSweep } from './commands/sweep.ts';
import { addWorker } from './commands/worker.ts';
import type { Io } from './io.ts';
import { importModule } from './modules.ts';
import { runProgram } from './run-program.ts';

/**
 * The command line without a process: data go to `io.stdout`, messages to `io.stderr`.
 * @param argv the arguments behind the program's name
 * @returns the exit status, one of `EXIT`
 */
export const main = (argv: readonly string[], io: Io): Promise<number> =>
  runProgram('driftlab', (program, setStatus) => addCommands(program, io, setStatus), argv, io);

/** Flags that every command takes. */
interface GlobalFlags {
  readonly import?: readonly string[];
  readonly engine?: string;
  readonly enginesFrom?: string;
}

function addCommands(program: Command, process: Io, setStatus: (status: number) => void): void {
  const io: Io = {
    ...process,
    get engine() {
      return program.opts<GlobalFlags>().engine;
    },
    get enginesFrom() {
      return program.opts<GlobalFlags>().enginesFrom;
    },
  };
  program
    .description('Gaussian-process bandits on objectives that change while they are optimised.')
    .option(
      '--import <file>',
      'with every command: first run this module, which defines algorithms and objectives; may be given again',
      (path: string, before: readonly string[] = []) => [...before, path],
    )
    .option(
      '--engine <version>',
      'run, compare, sweep, map, reproduce: compute with this engine instead of its own; today: with today’s',
    )
    .option(
      '--engines-from <folder>',
      'where archived engines are: a folder for each version (default: the package driftlab-engines, where it is installed)',
    )
    .hook('preAction', async () => {
      for (const path of program.opts<GlobalFlags>().import ?? []) await importModule(path, io);
    });
  addList(program, io);
  addRun(program, io, setStatus);
  addAskTell(program, io, setStatus);
  addBounds(program, io);
  addCompare(program, io, setStatus);
  addEngines(program, io);
  addEval(program, io);
  addLink(program, io);
  addOpen(program, io);
  addSchema(program, io);
  addReproduce(program, io, setStatus);
  addSweep(program, io, setStatus);
  addMap(program, io, setStatus);
  addMerge(program, io);
  addWorker(program, io, setStatus);
  addStatus(program, io);
  addExport(program, io, setStatus);
  addRoom(program, io, setStatus);
  addPack(program, io);
}
