import { createHash } from 'node:crypto';
import { exactJson } from '../../engine/json.ts';
import { KEPT } from '../../engine/scenario/settings.ts';
import type { Lane, Scenario } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { CliError, type Io, type LineFile, type NewFile, OutputError } from '../io.ts';
import { readScenarioFile } from '../scenario-file.ts';

/** The file of a game: its answers one by one while it lasts, its scenario once it has ended. */
export interface KeptGame {
  /** The choices from before, those of the lane first. */
  readonly choices: readonly number[];
  /** Keeps an answer, on the disk, before anybody hears what was observed there. Throws OutputError. */
  readonly add: (index: number) => void;
  /** Puts the scenario with the choices in its place. Throws OutputError; the answers are then still beside it. */
  readonly finish: (played: Scenario) => void;
}

interface Opening {
  readonly scenario: Scenario;
  readonly lane: Lane;
  readonly out: string;
  readonly resume: boolean;
}

/** Where the answers are kept while a game lasts. */
const answersFile = (out: string): string => `${out}.answers`;

const LARGEST_ANSWERS = 64 * 2 ** 20;

/**
 * Opens a game for playing. With `resume` it continues after the answers of a game that was cut off, or else after the
 * choices in the file that it is to replace. Throws CliError where either belongs to another game, and without `resume` where
 * a game was cut off.
 */
export function keepGame({ scenario, lane, out, resume }: Opening, io: Io): KeptGame {
  const device = openDevice(io, out);
  const finish = (file: NewFile, played: Scenario) => {
    file.write(`${exactJson(played, 1)}\n`);
    file.commit();
  };
  const given = lane.choices ?? [];
  if (device) return { choices: given, add: () => {}, finish: (played) => finish(device, played) };

  const path = answersFile(out);
  const header = headerOf(scenario, lane.id);
  const choices = resume ? earlier({ scenario, lane, out, resume }, header, io) : given;
  if (!resume && io.exists(path))
    throw new CliError(
      `${cut(path, 100)} holds the answers of a game that was cut off or is being played; --resume continues after them`,
    );
  const text = header + choices.map(line).join('');
  const begun = io.createFile(path);
  begun.write(text);
  begun.commit();
  const answers: LineFile = io.appendLines(path, Buffer.byteLength(text));
  return {
    choices,
    add: (index) => answers.append(line(index)),
    finish(played) {
      answers.close();
      try {
        finish(io.createFile(out), played);
      } catch (error) {
        if (!(error instanceof OutputError)) throw error;
        throw new OutputError(
          out,
          error.code,
          `the answers are kept in ${cut(path, 100)}; --resume continues after them`,
        );
      }
      io.remove(path);
    },
  };
}

/** What has no folder to keep a file beside it is written straight away. */
function openDevice(io: Io, out: string): NewFile | null {
  const file = io.createFile(out);
  if (!file.ordinary) return file;
  file.discard();
  return null;
}

const line = (index: number): string => `${index}\n`;

/** Names the game: the scenario without what has been played. */
function headerOf(scenario: Scenario, lane: string): string {
  const text = exactJson({
    ...scenario,
    view: undefined,
    lanes: scenario.lanes.map((each) => (each.id === lane ? unplayed(each) : each)),
  });
  return `${JSON.stringify({ game: createHash('sha256').update(text).digest('hex'), lane })}\n`;
}

function unplayed({ choices: _, waits: __, ...rest }: Lane): Omit<Lane, 'choices' | 'waits'> {
  return rest;
}

function earlier({ scenario, lane, out }: Opening, header: string, io: Io): readonly number[] {
  const given = lane.choices ?? [];
  const path = answersFile(out);
  const found = io.exists(path)
    ? answersIn(path, header, io)
    : io.exists(out)
      ? choicesIn(out, lane, header, io)
      : given;
  if (given.length > found.length && found.every((index, i) => index === given[i])) return given;
  if (given.every((index, i) => index === found[i]) && found.length <= scenario.horizon) return found;
  throw anotherGame(io.exists(path) ? path : out);
}

const anotherGame = (path: string): CliError =>
  new CliError(`${cut(path, 100)} holds another game; play into another --out, or take it away`);

/** The answers under a header, up to a line that was cut off. */
function answersIn(path: string, header: string, io: Io): number[] {
  const text = Buffer.from(io.readFile(path, LARGEST_ANSWERS)).toString();
  if (!text.startsWith(header)) throw anotherGame(path);
  const lines = text.slice(header.length).split('\n').slice(0, -1);
  const end = lines.findIndex((each) => !/^\d{1,9}$/.test(each));
  return (end < 0 ? lines : lines.slice(0, end)).map(Number);
}

/** The lane's choices in the scenario that a game ended with. */
function choicesIn(out: string, lane: Lane, header: string, io: Io): readonly number[] {
  const { scenario } = readScenarioFile(out, io, KEPT);
  const played = scenario.lanes.find(({ id }) => id === lane.id);
  if (!played || headerOf(scenario, lane.id) !== header) throw anotherGame(out);
  return played.choices ?? [];
}
