import { closeSync, existsSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { CliError, type Io } from './io.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
};

function refusal(action: string, path: string, error: unknown): CliError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new CliError(`cannot ${action} ${path}: ${REASONS[code] ?? code}`);
}

/** Files and standard streams of the running process. */
export const nodeIo: Io = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  exists: existsSync,
  readFile(path, limit) {
    try {
      const { size } = statSync(path);
      if (size > limit) throw tooLarge(path, size, limit);
      return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    } catch (error) {
      throw error instanceof CliError ? error : refusal('read', path, error);
    }
  },
  createFile(path) {
    try {
      const file = openSync(path, 'w');
      return { write: (text) => void writeSync(file, text), close: () => closeSync(file) };
    } catch (error) {
      throw refusal('write', path, error);
    }
  },
};

function tooLarge(path: string, size: number, limit: number): CliError {
  const megabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);
  return new CliError(`${path} has ${megabytes(size)} MB; at most ${megabytes(limit)} MB can be read`);
}
