import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { cut } from '../../parameters/quoted.ts';
import { EXIT } from '../exit-status.ts';
import { interruptible } from '../interrupt.ts';
import { CliError, type Io } from '../io.ts';
import { localAddresses, type RoomPlace, studentsAddress, teachersAddress } from './addresses.ts';
import { openPageFolder } from './page-folder.ts';
import { createRoomServer } from './room-server.ts';
import { terminalCode } from './terminal-code.ts';

export interface RoomOrder {
  readonly lesson: string | null;
  readonly step: number | null;
  /** 0: any that is free. */
  readonly port: number;
  /** The address to serve at; null: every one of the machine. */
  readonly host: string | null;
  /** Folder of the built page. */
  readonly page: string;
  readonly minutes: number;
}

/** A room's name: six letters that cannot be taken for one another. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const drawnName = (): string => Array.from(randomBytes(6), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * Serves a room until its time is up or it is stopped.
 * @param picture whether the students' address is drawn as a code, too
 */
export function runRoom(order: RoomOrder, io: Io, picture: boolean): Promise<number> {
  return interruptible(async (signal) => {
    const name = drawnName();
    const token = randomBytes(16).toString('base64url');
    const room = createRoomServer({ name, token, page: openPageFolder(order.page) });
    const port = await listen(room.server, order);
    const [host = '127.0.0.1', ...others] = order.host ? [order.host] : localAddresses(networkInterfaces());
    const place = { host, port, name, lesson: order.lesson, step: order.step };
    io.stdout(`${told(place, token, picture)}\n`);
    io.stderr(`${advice(order, host, others)}\n`);
    await timeOrSignal(order.minutes, signal);
    await room.end();
    const guesses = `${room.count()} guess${room.count() === 1 ? '' : 'es'}`;
    io.stderr(
      `the room has ended${signal.aborted ? '' : `: its ${order.minutes} minutes are over`}; ${guesses} came, and none is kept\n`,
    );
    return signal.aborted ? EXIT.interrupted : EXIT.done;
  });
}

function told(place: RoomPlace, token: string, picture: boolean): string {
  const students = studentsAddress(place);
  return [
    `students  ${students}`,
    `teacher   ${teachersAddress(place, token)}`,
    ...(picture ? ['', terminalCode(students)] : []),
  ].join('\n');
}

function advice({ minutes, host: wanted }: RoomOrder, host: string, others: readonly string[]): string {
  return [
    'The teacher’s address is yours alone: who has it sees the guesses, and can hand it on.',
    ...(wanted === null && host === '127.0.0.1'
      ? ['This machine is on no local network: nobody else can open these addresses.']
      : ['Where a phone cannot open the students’ address, the network keeps devices apart: use the codes.']),
    ...(others.length ? [`This machine is also at ${others.join(', ')}; --host chooses.`] : []),
    `It ends in ${minutes} minutes, or by Ctrl-C.`,
  ].join('\n');
}

/** @returns the port */
function listen(server: Server, { port, host }: RoomOrder): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CliError(faultOf(error, port, host))));
    server.listen(port, host ?? '0.0.0.0', () => resolve((server.address() as AddressInfo).port));
  });
}

function faultOf({ code }: NodeJS.ErrnoException, port: number, host: string | null): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken; name another one by --port`;
  if (code === 'EACCES') return `port ${port} is not allowed here; name one above 1023 by --port`;
  return `cannot serve at ${cut(host ?? 'this machine', 100)} (${code}): --host must be an address of this machine`;
}

function timeOrSignal(minutes: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, 60_000 * minutes);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
