import * as fs from 'node:fs';
import { type Io, OutputError } from './io.ts';
import {
  appendLines,
  createFile,
  type FileSystem,
  namesIn,
  readWhole,
  removeFile,
  writeAll,
} from './node-files.ts';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** Files and standard streams of the running process, on its system calls or on others that stand in for them. */
export function createNodeIo(system: FileSystem): Io {
  return {
    stdout(text) {
      try {
        writeAll(system, STANDARD_OUTPUT, Buffer.from(text));
      } catch (error) {
        throw new OutputError('standard output', (error as NodeJS.ErrnoException).code ?? String(error));
      }
    },
    stderr(text) {
      try {
        writeAll(system, STANDARD_ERROR, Buffer.from(text));
      } catch {
        // Nobody listens.
      }
    },
    stdin(signal) {
      const { stdin } = process;
      // Left open it would keep the process waiting for a program that waits for the process.
      signal.addEventListener('abort', () => stdin.destroy(), { once: true });
      return stdin.setEncoding('utf8');
    },
    exists: (path) => system.existsSync(path),
    list: (path) => namesIn(system, path),
    identity(path) {
      try {
        const { dev, ino } = system.statSync(path, { bigint: true });
        return `${dev}:${ino}`;
      } catch {
        return null;
      }
    },
    readFile: (path, limit) => readWhole(system, path, limit),
    createFile: (path) => createFile(system, path),
    appendLines: (path, length) => appendLines(system, path, length),
    remove: (path) => removeFile(system, path),
  };
}

/** Files and standard streams of the running process. */
export const nodeIo: Io = createNodeIo(fs);
