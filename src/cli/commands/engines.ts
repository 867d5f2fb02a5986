import type { Command } from 'commander';
import { ARCHIVE, type ArchivedEngine } from '../../archive/archive.ts';
import { ENGINE_VERSION } from '../../index.ts';
import { messageOf } from '../../parameters/thrown.ts';
import { wholeEngine } from '../engines/choice.ts';
import type { Io } from '../io.ts';

/** `driftlab engines`: every engine that links were made with, and whether it is here. */
export function addEngines(program: Command, io: Io): void {
  program
    .command('engines')
    .description('every engine that links were made with, and whether its files are here, whole')
    .action(() => io.stdout(ARCHIVE.map((engine) => `${line(engine, io)}\n`).join('')));
}

const line = ({ version, date, links }: ArchivedEngine, io: Io): string =>
  `${version}  ${date}  links ${links.join(', ')}  ${version === ENGINE_VERSION ? "today's" : whereabouts(version, io)}`;

function whereabouts(version: string, io: Io): string {
  try {
    return wholeEngine(version, io).worker;
  } catch (error) {
    return messageOf(error);
  }
}
