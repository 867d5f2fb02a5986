import { join } from 'node:path';
import type { Command } from 'commander';
import { cut } from '../../parameters/quoted.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io } from '../io.ts';
import type { RoomOrder } from '../room/run-room.ts';

interface RoomFlags {
  readonly step?: string;
  readonly port: string;
  readonly host?: string;
  readonly page?: string;
  readonly minutes: string;
}

const LONGEST_MINUTES = 24 * 60;

/** `driftlab room`: the page on the local network, and the guesses of a class on the wall as they come. */
export function addRoom(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('room')
    .description('serve the page on the local network, and show the guesses of a class as they come')
    .argument('[lesson]', 'a lesson’s name, as in its address: the-event-trigger')
    .option('--step <n>', 'the step whose question is asked first')
    .option('--port <n>', 'port to serve at; 0: any that is free', '4747')
    .option('--host <address>', 'address of this machine to serve at (default: all of them)')
    .option('--page <folder>', 'the built page (default: dist beside this program)')
    .option('--minutes <n>', 'end after so many minutes', '120')
    .action(async (lesson: string | undefined, flags: RoomFlags) => {
      const order = orderOf(lesson, flags);
      const { runRoom } = await import('../room/run-room.ts');
      setStatus(await runRoom(order, io, process.stdout.isTTY === true));
    });
}

function orderOf(lesson: string | undefined, { step, port, host, page, minutes }: RoomFlags): RoomOrder {
  if (lesson !== undefined && !/^[a-z0-9-]{1,60}$/.test(lesson))
    throw new CliError(
      `a lesson’s name has small letters, digits and dashes, got ${cut(lesson) || 'nothing'}`,
    );
  if (step !== undefined && lesson === undefined) throw new CliError('--step needs the name of a lesson');
  return {
    lesson: lesson ?? null,
    step: step === undefined ? null : integerFlag('--step', step, 1, 99),
    port: integerFlag('--port', port, 0, 65_535),
    host: host ?? null,
    page: page ?? join(import.meta.dirname, '../dist'),
    minutes: integerFlag('--minutes', minutes, 1, LONGEST_MINUTES),
  };
}
