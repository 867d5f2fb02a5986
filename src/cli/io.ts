/** The world outside the command line, so that it can be run without a process. */
export interface Io {
  /** Writes data. */
  readonly stdout: (text: string) => void;
  /** Writes messages and progress. */
  readonly stderr: (text: string) => void;
  readonly exists: (path: string) => boolean;
  /** The text of a file. Throws CliError when it cannot be read or is larger than `limit` bytes. */
  readonly readFile: (path: string, limit: number) => string;
  /** Opens a file for writing, emptying it. Throws CliError. */
  readonly createFile: (path: string) => Writer;
}

export interface Writer {
  readonly write: (text: string) => void;
  readonly close: () => void;
}

/** Input that a command refuses: one line on stderr, exit status 2. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** Where a command writes its data: the named file, or standard output. */
export function openOutput(io: Io, path: string | undefined): Writer {
  return path === undefined ? { write: io.stdout, close: () => {} } : io.createFile(path);
}
