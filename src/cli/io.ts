import { cut } from '../parameters/quoted.ts';
import { EXIT } from './exit-status.ts';

/** The world outside the command line, so that it can be run without a process. */
export interface Io {
  /** The engine asked for by `--engine`; absent: a link's own, today's for what is no link. */
  readonly engine?: string | undefined;
  /** The folder of archived engines named by `--engines-from`. */
  readonly enginesFrom?: string | undefined;
  /** Writes data, whole. Throws OutputError. */
  readonly stdout: (text: string) => void;
  /** Writes messages and progress; where that fails there is nobody left to tell. */
  readonly stderr: (text: string) => void;
  /** Standard input in pieces, as they come, until it ends or the signal lets go of it. */
  readonly stdin: (signal: AbortSignal) => AsyncIterable<string>;
  readonly exists: (path: string) => boolean;
  /** The names in a folder, in their order; null where it is none. Throws CliError where it cannot be read. */
  readonly list: (path: string) => readonly string[] | null;
  /** One text for a file, by any spelling or link that leads to it; null where there is none. */
  readonly identity: (path: string) => string | null;
  /** The content of a file. Throws CliError when it cannot be read or is larger than `limit` bytes. */
  readonly readFile: (path: string, limit: number) => Uint8Array;
  /** Begins a file beside `path`, which stays as it is until the new one is whole. Throws CliError or OutputError. */
  readonly createFile: (path: string) => NewFile;
  /** Opens an ordinary file behind its first `length` bytes; the rest is dropped. Throws CliError or OutputError. */
  readonly appendLines: (path: string, length: number) => LineFile;
  /** Takes a file of ours away; where that cannot be, it stays. */
  readonly remove: (path: string) => void;
}

export interface Writer {
  /** Throws OutputError. */
  readonly write: (text: string) => void;
}

/** A file that takes its place when it is whole, or never. */
export interface NewFile extends Writer {
  /** False for a device or a pipe, which is written straight away. */
  readonly ordinary: boolean;
  readonly write: (data: string | Uint8Array) => void;
  /** Puts it in its place, on the disk. Throws OutputError; what was there is then still there. */
  readonly commit: () => void;
  /** Gives it up. */
  readonly discard: () => void;
}

/** A file that grows by whole lines. */
export interface LineFile {
  /** Writes a line with its line break to the disk, or leaves the file as it was and throws OutputError. */
  readonly append: (line: string) => void;
  readonly close: () => void;
}

/** Input that a command refuses: one line on stderr, exit status 2. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** What keeps output from being written, in words, and the exit status that says so. */
const OUTPUT_FAULTS: Readonly<Record<string, readonly [string, number]>> = {
  ENOSPC: ['no space is left on the device', EXIT.noRoom],
  EDQUOT: ['the disk quota is used up', EXIT.noRoom],
  EFBIG: ['the file would be larger than the system allows', EXIT.noRoom],
  EACCES: ['permission denied', EXIT.noPermission],
  EPERM: ['permission denied', EXIT.noPermission],
  EROFS: ['the file system is read-only', EXIT.noPermission],
  EPIPE: ['its reader has closed the pipe', EXIT.closedPipe],
  EIO: ['the device reports an input/output error', EXIT.deviceFailed],
};

/** Output that could not be written whole: one line on stderr and an exit status of its own. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly status: number;
  readonly target: string;
  readonly code: string;

  /**
   * @param target the file, or "standard output"
   * @param code the system's name of the fault, such as ENOSPC
   * @param left what became of the data: "what was there before is still there"
   */
  constructor(target: string, code: string, left = '') {
    const [reason, status] = OUTPUT_FAULTS[code] ?? [`the system says ${code}`, EXIT.deviceFailed];
    super(`cannot write ${cut(target, 100)}: ${reason}${left === '' ? '' : `; ${left}`}`);
    this.status = status;
    this.target = target;
    this.code = code;
  }
}

/**
 * Runs a command's work with the place its data go to: the named file, which is replaced only by a whole one, or
 * standard output.
 * @param inputs files that the command has read; naming one of them as output is refused
 */
export async function withOutput<Result>(
  io: Io,
  path: string | undefined,
  inputs: readonly string[],
  work: (out: Writer) => Result | Promise<Result>,
): Promise<Result> {
  return path === undefined ? work({ write: io.stdout }) : withFile(io, path, inputs, work);
}

/** The same with a file, which is opened before the work begins: where none can be, nothing is computed in vain. */
export async function withFile<Result>(
  io: Io,
  path: string,
  inputs: readonly string[],
  work: (file: NewFile) => Result | Promise<Result>,
): Promise<Result> {
  refuseInputs(io, path, inputs);
  const file = io.createFile(path);
  try {
    const result = await work(file);
    file.commit();
    return result;
  } catch (error) {
    file.discard();
    throw error;
  }
}

/** Throws CliError where a file for output is one that was read. */
export function refuseInputs(io: Io, output: string, inputs: readonly string[]): void {
  const own = io.identity(output);
  const input = own === null ? undefined : inputs.find((path) => io.identity(path) === own);
  if (input === undefined) return;
  const name = cut(output, 100);
  throw new CliError(
    `--out ${name} is the file that is read${input === output ? '' : ` as ${cut(input, 100)}`}; it must be another one`,
  );
}
