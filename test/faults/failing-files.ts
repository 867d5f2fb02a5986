import * as fs from 'node:fs';
import { main } from '../../src/cli/main.ts';
import type { FileSystem } from '../../src/cli/node-files.ts';
import { createNodeIo } from '../../src/cli/node-io.ts';

export interface Faults {
  /** Bytes that all files together may still take; a write across the limit is a short one, the next one fails. */
  readonly room?: number;
  /** The largest number of bytes that one call writes. */
  readonly mostPerWrite?: number;
  /** System calls on files that fail with a code: `{ fsyncSync: 'EIO' }`. */
  readonly failing?: Partial<Record<keyof FileSystem, string>>;
}

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  /** Messages, without the lines about progress and fingerprints. */
  readonly complaints: readonly string[];
}

const fault = (code: string) => Object.assign(new Error(code), { code });

/** Real files, with a disk that fills up and system calls that fail; the standard streams are held in memory. */
function failingSystem({
  room = Number.POSITIVE_INFINITY,
  mostPerWrite = Number.POSITIVE_INFINITY,
  failing = {},
}: Faults) {
  const streams: Record<number, string> = { 1: '', 2: '' };
  let left = room;
  const writeSync = (
    file: number,
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number | null,
  ) => {
    const count = Math.min(length, mostPerWrite);
    if (file in streams) {
      streams[file] += Buffer.from(bytes.subarray(offset, offset + count)).toString();
      return count;
    }
    if (failing.writeSync) throw fault(failing.writeSync);
    if (left === 0) throw fault('ENOSPC');
    const written = fs.writeSync(file, bytes, offset, Math.min(count, left), position);
    left -= written;
    return written;
  };
  const broken = Object.entries(failing).map(([call, code]) => [
    call,
    () => {
      throw fault(code);
    },
  ]);
  const system = { ...fs, ...Object.fromEntries(broken), writeSync } as unknown as FileSystem;
  return { system, streams };
}

/** Runs the command line in this process on files that fail as asked. */
export async function driftlabWith(faults: Faults, ...argv: string[]): Promise<Outcome> {
  const { system, streams } = failingSystem(faults);
  const status = await main(argv, createNodeIo(system));
  const complaints = streams[2]
    .split('\n')
    .filter((line) => line !== '' && !/^fingerprint | % of /.test(line));
  return { status, stdout: streams[1], complaints };
}
