import type { JobResult } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { type NextKey, partialLine, readPartial } from '../../plan/partial.ts';
import { CliError, type Io, type LineFile, OutputError } from '../io.ts';

/** Whose results a file is to hold. */
export interface Identity<Whole> {
  /** Names what is run, for what is said of the file. */
  readonly id: string;
  /** The first line of its partial results. */
  readonly header: string;
  /** Of its jobs, in the order in which their results are written. */
  readonly nextKey: NextKey;
  /** What a file holds that is done already; null where it is not this. Throws CliError. */
  readonly reopen: (text: string) => Whole | null;
}

/** The file of a run: partial results while it lasts, the whole once it is done. */
interface ResultFile<Whole> {
  /** What was already complete; null while there is work to do. */
  readonly whole: Whole | null;
  /** Results from before. */
  readonly known: readonly JobResult[];
  /** Adds a job's line to the partial results. */
  readonly add: (key: string, result: JobResult) => void;
  /** Puts the whole in place of the partial results. */
  readonly replace: (text: string) => void;
  /** Ends the partial results with a line of its own. */
  readonly end: (line: string) => void;
}

const LARGEST_RESULTS = 512 * 2 ** 20;

/**
 * Opens a result file for writing; with `resume`, what it holds is kept, up to a line that a crash cut off. What was there
 * before stays until there is a first result to put in its place.
 * Throws CliError where it holds anything but this run's results, OutputError where it cannot be written.
 */
export function openResultFile<Whole>(
  io: Io,
  path: string,
  identity: Identity<Whole>,
  resume: boolean,
): ResultFile<Whole> {
  const { whole, known, length } =
    resume && io.exists(path) ? readEarlier(io, path, identity) : nothing<Whole>();
  const done = () => {};
  if (whole !== null) return { whole, known, add: done, replace: done, end: done };
  requireWritable(io, path);
  const partial = partialLines(io, path, identity.header, length);
  return {
    ...{ whole, known },
    add: (key, result) => partial.append(partialLine(key, result)),
    replace(text) {
      partial.close();
      telling(path, () => replaceFile(io, path, text));
    },
    end(line) {
      partial.append(line);
      partial.close();
    },
  };
}

interface Earlier<Whole> extends Pick<ResultFile<Whole>, 'whole' | 'known'> {
  /** Bytes of the header and of the known results' lines; 0 where the file is to be begun. */
  readonly length: number;
}

const nothing = <Whole>(): Earlier<Whole> => ({ whole: null, known: [], length: 0 });

/** Where no file can be written, nothing is computed in vain. Throws CliError or OutputError. */
function requireWritable(io: Io, path: string): void {
  const file = io.createFile(path);
  file.discard();
  if (!file.ordinary)
    throw new CliError(`${cut(path, 100)} is a device or a pipe; partial results need an ordinary file`);
}

/** Lines behind the first `length` bytes of a file; without any the first line puts a new file, header first, in its place. */
function partialLines(io: Io, path: string, header: string, length: number): LineFile {
  let file: LineFile | null = null;
  const begin = (line: string) => {
    replaceFile(io, path, header + line);
    file = io.appendLines(path, Buffer.byteLength(header + line));
  };
  return {
    append(line) {
      if (file === null && length === 0) return begin(line);
      const opened = file ?? io.appendLines(path, length);
      file = opened;
      telling(path, () => opened.append(line));
    },
    close() {
      const opened = file;
      if (opened) telling(path, opened.close);
    },
  };
}

function replaceFile(io: Io, path: string, text: string): void {
  const file = io.createFile(path);
  file.write(text);
  file.commit();
}

/** Says with a fault of the disk that the results so far are safe. */
function telling(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    const advice = 'the results so far are kept in it; go on with --resume once it can be written';
    throw new OutputError(path, error.code, advice);
  }
}

function readEarlier<Whole>(io: Io, path: string, identity: Identity<Whole>): Earlier<Whole> {
  const text = readResults(io, path);
  const whole = identity.reopen(text);
  if (whole !== null) return { ...nothing(), whole };
  const known = readPartial(text, identity.header, identity.nextKey);
  if (known) return { whole: null, known, length: lengthOfLines(text, known.length + 1) };
  throw new CliError(
    `${cut(path, 100)} holds no results of ${identity.id} with these runs, flags and this engine; without --resume it is replaced`,
  );
}

/** The text of a file of results. Throws CliError. */
export function readResults(io: Io, path: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(io.readFile(path, LARGEST_RESULTS));
}

/** Bytes of the first lines of a text, line breaks included. */
function lengthOfLines(text: string, count: number): number {
  let end = 0;
  for (let line = 0; line < count; line++) end = text.indexOf('\n', end) + 1;
  return Buffer.byteLength(text.slice(0, end));
}
