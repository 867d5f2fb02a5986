import type * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cut } from '../parameters/quoted.ts';
import { CliError, type LineFile, type NewFile, OutputError } from './io.ts';

/** The system calls behind the files, so that a test can make each of them fail. */
export type FileSystem = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'constants'
  | 'existsSync'
  | 'fchmodSync'
  | 'fdatasyncSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'openSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'readSync'
  | 'realpathSync'
  | 'renameSync'
  | 'statSync'
  | 'unlinkSync'
  | 'writeSync'
>;

/** Faults of the path itself: the argument is wrong, not the disk. */
const WRONG_PATH: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links go round in a circle',
  ERR_INVALID_ARG_VALUE: 'its name holds a null character',
};
const READ_FAULTS: Readonly<Record<string, string>> = {
  ...WRONG_PATH,
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EIO: 'the device reports an input/output error',
};

const UNCHANGED = 'what was there before is still there';
const UNMADE = 'no file was made';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
const fault = (code: string): Error => Object.assign(new Error(code), { code });

function writeFault(path: string, error: unknown, left = ''): CliError | OutputError {
  const code = codeOf(error);
  return code in WRONG_PATH
    ? new CliError(`cannot write ${cut(path, 100)}: ${WRONG_PATH[code]}`)
    : new OutputError(path, code, left);
}

/** The content of an ordinary file or pipe. Throws CliError. */
export function readWhole(system: FileSystem, path: string, limit: number): Uint8Array {
  try {
    const found = system.statSync(path);
    if (found.size > limit) throw tooLarge(path, found.size, limit);
    return found.isFile() || found.isDirectory()
      ? system.readFileSync(path)
      : readStream(system, path, limit);
  } catch (error) {
    throw error instanceof CliError ? error : readFault(path, error);
  }
}

function readFault(path: string, error: unknown): CliError {
  const code = codeOf(error);
  return new CliError(`cannot read ${cut(path, 100)}: ${READ_FAULTS[code] ?? `the system says ${code}`}`);
}

/** `Io.list`. */
export function namesIn(system: FileSystem, path: string): readonly string[] | null {
  try {
    return system.readdirSync(path).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return null;
    throw readFault(path, error);
  }
}

/** A pipe or device does not tell its size beforehand. */
function readStream(system: FileSystem, path: string, limit: number): Uint8Array {
  const file = system.openSync(path, 'r');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const count = system.readSync(file, chunk, 0, chunk.length, null);
      if (count === 0) return Buffer.concat(chunks);
      size += count;
      if (size > limit) throw tooLarge(path, Number.POSITIVE_INFINITY, limit);
      chunks.push(chunk.subarray(0, count));
    }
  } finally {
    system.closeSync(file);
  }
}

function tooLarge(path: string, size: number, limit: number): CliError {
  const megabytes = (bytes: number) => Math.ceil((10 * bytes) / 2 ** 20) / 10;
  const found = Number.isFinite(size) ? `${megabytes(size)} MB` : `more than ${megabytes(limit)} MB`;
  return new CliError(`${cut(path, 100)} has ${found}; at most ${megabytes(limit)} MB can be read`);
}

/** A blocking pause, in milliseconds, until a full pipe is tried again. */
const PAUSE = 5;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Writes all bytes: a write that takes only some of them is gone on with. Throws the system's error. */
export function writeAll(system: FileSystem, file: number, bytes: Uint8Array, position?: number): void {
  let written = 0;
  while (written < bytes.length) {
    const at = position === undefined ? null : position + written;
    written += writeSome(system, file, bytes.subarray(written), at);
  }
}

function writeSome(system: FileSystem, file: number, bytes: Uint8Array, position: number | null): number {
  try {
    const count = system.writeSync(file, bytes, 0, bytes.length, position);
    if (count === 0) throw fault('EIO');
    return count;
  } catch (error) {
    if (codeOf(error) !== 'EAGAIN') throw error;
    Atomics.wait(sleeper, 0, 0, PAUSE);
    return 0;
  }
}

/** `Io.createFile`. Devices and pipes are written straight away: there is nothing to keep, and no name to give away. */
export function createFile(system: FileSystem, path: string): NewFile {
  if (path === '') throw new CliError('the name of the file to write is empty; it must name a file');
  try {
    const found = system.statSync(path, { throwIfNoEntry: false });
    if (path.endsWith('/') || found?.isDirectory()) throw fault('EISDIR');
    if (found && !found.isFile()) return throughDevice(system, path);
    if (found) system.accessSync(path, system.constants.W_OK);
    const target = found
      ? system.realpathSync(path)
      : join(system.realpathSync(dirname(path)), basename(path));
    return besideTarget(system, path, target, found?.mode);
  } catch (error) {
    throw writeFault(path, error);
  }
}

function throughDevice(system: FileSystem, path: string): NewFile {
  const file = system.openSync(path, 'w');
  return {
    ordinary: false,
    write: (data) => attempt(path, () => writeAll(system, file, Buffer.from(data))),
    commit: () => attempt(path, () => system.closeSync(file)),
    discard: () => quietly(() => system.closeSync(file)),
  };
}

/** A temporary file in the target's folder that is renamed when it is whole. */
function besideTarget(system: FileSystem, path: string, target: string, mode: number | undefined): NewFile {
  const { name, file } = openTemporary(system, target);
  if (mode !== undefined) quietly(() => system.fchmodSync(file, mode & 0o777));
  let settled = false;
  const discard = () => {
    if (settled) return;
    settled = true;
    quietly(() => system.closeSync(file));
    quietly(() => system.unlinkSync(name));
  };
  const orDiscard = (write: () => void) => {
    try {
      attempt(path, write, mode === undefined ? UNMADE : UNCHANGED);
    } catch (error) {
      discard();
      throw error;
    }
  };
  return {
    ordinary: true,
    write: (data) => orDiscard(() => writeAll(system, file, Buffer.from(data))),
    discard,
    commit() {
      orDiscard(() => {
        synced(() => system.fsyncSync(file));
        system.closeSync(file);
      });
      settled = true;
      attempt(path, () => system.renameSync(name, target), `the whole file is ${cut(name, 100)}`);
      quietly(() => syncFolder(system, dirname(target)));
    },
  };
}

/** A new file beside the target. A name left behind by a killed run is passed over. */
function openTemporary(system: FileSystem, target: string): { name: string; file: number } {
  const stem = join(dirname(target), `${basename(target).slice(0, 50)}.${process.pid}`);
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}.part`;
    try {
      return { name, file: system.openSync(name, 'wx') };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** `Io.remove`. */
export const removeFile = (system: FileSystem, path: string): void => quietly(() => system.unlinkSync(path));

/** `Io.appendLines`. */
export function appendLines(system: FileSystem, path: string, length: number): LineFile {
  let file: number;
  try {
    file = system.openSync(path, 'r+');
  } catch (error) {
    throw writeFault(path, error);
  }
  const { size } = ordinary(system, file, path);
  if (size > length) attempt(path, () => system.ftruncateSync(file, length));
  let end = length;
  return {
    append(line) {
      const bytes = Buffer.from(line);
      try {
        writeAll(system, file, bytes, end);
        synced(() => system.fdatasyncSync(file));
        end += bytes.length;
      } catch (error) {
        quietly(() => system.ftruncateSync(file, end));
        throw new OutputError(path, codeOf(error));
      }
    },
    close: () => attempt(path, () => system.closeSync(file)),
  };
}

function ordinary(system: FileSystem, file: number, path: string): fs.Stats {
  const found = system.fstatSync(file);
  if (found.isFile()) return found;
  quietly(() => system.closeSync(file));
  throw new CliError(`${cut(path, 100)} is a device or a pipe; partial results need an ordinary file`);
}

function syncFolder(system: FileSystem, folder: string): void {
  const file = system.openSync(folder, 'r');
  try {
    system.fsyncSync(file);
  } finally {
    system.closeSync(file);
  }
}

/** File systems that have nothing to sync say so. */
function synced(sync: () => void): void {
  try {
    sync();
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
  }
}

function attempt(path: string, act: () => void, left = ''): void {
  try {
    act();
  } catch (error) {
    throw new OutputError(path, codeOf(error), left);
  }
}

/** For what may fail without harm. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // What matters has been done, or has been told.
  }
}
