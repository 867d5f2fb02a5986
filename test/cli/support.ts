import { basename, dirname, join, resolve } from 'node:path';
import { CliError, type Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Files as they are after the command, by path. */
  readonly files: Record<string, string>;
  /** Those of them that are no text, as they are. */
  readonly bytes: Record<string, Uint8Array>;
}

/** Runs the command line, or another program, on files held in memory; their folder is /lab. */
export async function driftlab(
  argv: readonly string[],
  given: Readonly<Record<string, unknown>> = {},
  input: readonly string[] = [],
  program = main,
): Promise<Outcome> {
  const files: Record<string, string> = {};
  const bytes: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(given))
    files[resolve('/lab', name)] = typeof content === 'string' ? content : JSON.stringify(content);
  const at = (path: string) => resolve('/lab', path);
  let stdout = '';
  let stderr = '';
  const io: Io = {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    async *stdin() {
      yield* input;
    },
    exists: (path) => at(path) in files || Object.keys(files).some((file) => dirname(file) === at(path)),
    list(path) {
      const inside = Object.keys(files).filter((file) => dirname(file) === at(path));
      return inside.length > 0 ? inside.map((file) => basename(file)).sort() : null;
    },
    readFile(path, limit) {
      const text = files[at(path)];
      if (text === undefined) throw new CliError(`cannot read ${path}`);
      if (text.length > limit) throw new CliError(`${path} is too large`);
      return Buffer.from(text);
    },
    identity: (path) => (at(path) in files ? at(path) : null),
    createFile(path) {
      if (dirname(at(path)) !== '/lab') throw new CliError(`cannot write ${path}`);
      let content = '';
      return {
        ordinary: true,
        write: (data) => {
          if (typeof data === 'string') content += data;
          else bytes[at(path)] = data;
        },
        commit: () => {
          files[at(path)] = content;
        },
        discard: () => {},
      };
    },
    appendLines(path, length) {
      files[at(path)] = Buffer.from(files[at(path)]).subarray(0, length).toString();
      return {
        append: (line) => {
          files[at(path)] += line;
        },
        close: () => {},
      };
    },
    remove(path) {
      delete files[at(path)];
    },
  };
  const status = await program(
    argv.map((argument) => (argument.endsWith('.json') ? join('/lab', argument) : argument)),
    io,
  );
  return { status, stdout, stderr, files, bytes };
}

/** The objects of a JSON Lines text. */
export function lines(text: string): Record<string, unknown>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A scenario that runs in milliseconds. */
export const SMALL = {
  objective: { id: 'abrupt-change-1d', parameters: { changes: [6] } },
  seed: 4,
  horizon: 12,
  grid: { pointsPerDimension: 20 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb', parameters: { lowerSteps: 1 } }],
};
