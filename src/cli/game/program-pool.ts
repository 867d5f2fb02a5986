import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Backend, Lane, LaneResult, Scenario } from '../../index.ts';
import { messageOf } from '../../parameters/thrown.ts';
import type { Group } from '../../plan/plan.ts';
import { type Answer, createWorkerPool, type JobPool } from '../../plan/pool.ts';
import { laneResult } from '../../plan/run-job.ts';
import { CliError } from '../io.ts';
import { linesOf } from './input-lines.ts';
import { playWith } from './play.ts';

/** A program outside that plays a lane, in a game of its own for every world. */
interface ProgramLane {
  /** As a shell understands it. */
  readonly command: string;
  /** The world, with the lane alone. */
  readonly scenario: Scenario;
  readonly lane: Lane;
  /** The lane's group in the plan. */
  readonly group: Group;
}

/** A pool that starts the program again for each world, at most `size` at a time. */
export function createProgramPool(program: ProgramLane, size: number, backend: Backend): JobPool {
  return createWorkerPool(size, (onAnswer) => {
    let running: Running | null = null;
    return {
      async post({ replicate }) {
        const own = start(program.command);
        running = own;
        const answer = await answerOf(program, replicate, own, backend);
        own.stop();
        onAnswer(answer);
      },
      terminate: () => running?.stop(),
    };
  });
}

async function answerOf(
  program: ProgramLane,
  replicate: number,
  running: Running,
  backend: Backend,
): Promise<Answer> {
  try {
    const result = [await playWorld(program, replicate, running, backend)];
    // What it still has to do it may do, before the next one is started.
    await Promise.race([running.ended, setTimeout(GRACE_MS, null, { ref: false })]);
    return { ok: true, result };
  } catch (error) {
    const said = running.lastWords();
    const message = `world ${replicate}: ${messageOf(error)}${said === '' ? '' : `; it said: ${said}`}`;
    return { ok: false, message, foreseen: true };
  }
}

/** How long a program may go on behind its last step. */
const GRACE_MS = 5_000;

/** The program's game in one world. Throws where it does not play to the last step. */
async function playWorld(
  { scenario: all, lane, group }: ProgramLane,
  replicate: number,
  { child, ended, leave }: Running,
  backend: Backend,
): Promise<LaneResult> {
  const scenario = { ...all, replicate };
  let result: LaneResult | null = null;
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new CliError('the program could not be started');
  const { fault, steps } = await playWith({
    ...{ scenario, lane, backend, signal: leave.signal, keep: () => {} },
    answers: linesOf(stdout),
    out: { write: (text) => void stdin.write(text) },
    complain(sentence) {
      throw new CliError(sentence);
    },
    atEnd(session, world) {
      if (session.ended)
        result = laneResult({
          ...{ group, lane: group.lanes[0], replicate },
          ...{ session, world, backend },
        });
    },
  });
  stdin.end();
  if (fault !== null) throw new CliError(`at step ${steps + 1} of ${scenario.horizon}: ${messageOf(fault)}`);
  if (result === null)
    throw new CliError(`the program ${await ended} after ${steps} of ${scenario.horizon} steps`);
  return result;
}

interface Running {
  readonly child: ChildProcess;
  /** Lets go of what is being read. */
  readonly leave: AbortController;
  /** How it ended, in words. */
  readonly ended: Promise<string>;
  /** The last line that it wrote to standard error. */
  readonly lastWords: () => string;
  readonly stop: () => void;
}

/** Characters of standard error that are kept. */
const TAIL = 2_000;

function start(command: string): Running {
  // A group of its own, so that what the shell has started ends with it.
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32' });
  const leave = new AbortController();
  let tail = '';
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-TAIL);
  });
  // A program that has closed its end is known by its missing answer.
  child.stdin?.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`could not be started (${error.message})`));
    child.on('close', (code, signal) =>
      resolve(signal === null ? `ended with status ${code}` : `was ended by ${signal}`),
    );
  });
  return {
    child,
    leave,
    ended,
    lastWords: () => tail.trim().split('\n').at(-1)?.trim() ?? '',
    stop() {
      leave.abort();
      if (child.exitCode === null && child.signalCode === null) killAll(child);
    },
  };
}

function killAll({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has ended in the meantime.
  }
}
