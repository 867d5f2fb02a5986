import type { Command } from 'commander';
import { loadEngine } from '../../engine/load-engine.ts';
import type { Lane, MeasureId, Scenario } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { EXIT } from '../exit-status.ts';
import { integerFlag } from '../flags.ts';
import { linesOf } from '../game/input-lines.ts';
import { type KeptGame, keepGame } from '../game/kept-game.ts';
import { playWith } from '../game/play.ts';
import { nameOf, programWork } from '../game/program-work.ts';
import { interruptible } from '../interrupt.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { openSource } from '../scenario-source.ts';
import { addComparisonFlags, type ComparisonFlags, formatOf } from '../work/comparison-flags.ts';
import { MOST_REPLICATES } from '../work/open-order.ts';
import { ofOption } from '../work/plan-flags.ts';
import { runWork } from '../work/run-work.ts';

interface AskTellFlags extends Partial<ComparisonFlags> {
  readonly lane?: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly exec?: string;
  readonly replicates?: string;
  readonly parallel?: string;
  readonly name?: string;
  readonly of?: MeasureId;
  readonly workers?: string;
}

/** Flags that say something of many worlds alone. */
const OF_MANY = [
  'exec',
  'replicates',
  'parallel',
  'name',
  'of',
  'workers',
  'format',
  'figure',
  'columns',
] as const;

/** `driftlab ask-tell`: another program plays a lane. */
export function addAskTell(program: Command, io: Io, setStatus: (status: number) => void): void {
  const command = program
    .command('ask-tell')
    .description(
      'let another program choose a lane’s queries: lines of JSON on standard input and output; with --replicates and --exec in many worlds, and one comparison with the built-in lanes',
    )
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option(
      '--lane <i>',
      'the lane that is played: its position from 0, or its letter (default with --exec: one of its own)',
    )
    .option(
      '--out <file>',
      'where the scenario with the choices goes, also when the program ends early; with --replicates everything as JSON',
    )
    .option(
      '--resume',
      'go on behind the choices in the scenario, or behind what is in --out: also after a crash',
    )
    .option('--replicates <n>', 'play in the worlds 0 to n − 1, and compare; needs --exec')
    .option('--exec <command>', 'what starts the program, once for each world')
    .option('--parallel <k>', 'worlds that are played at a time (default: 1)')
    .option('--name <name>', 'the program’s name in the comparison (default: its file’s)')
    .option('--workers <k>', 'worker threads for the built-in lanes (default: as many as processors)')
    .addOption(ofOption('average'));
  addComparisonFlags(command).action((source: string, flags: AskTellFlags, own: Command) => {
    const given = OF_MANY.filter((flag) => own.getOptionValueSource(flag) === 'cli');
    return play(source, flags, given, io).then(setStatus);
  });
}

async function play(
  source: string,
  flags: AskTellFlags,
  given: readonly (typeof OF_MANY)[number][],
  io: Io,
): Promise<number> {
  const { exec, replicates, lane } = flags;
  if (exec !== undefined) requireName('--exec', exec, 'a command');
  if (flags.name !== undefined) requireName('--name', flags.name, 'the program');
  if (exec !== undefined && replicates !== undefined)
    return playMany(source, { ...flags, exec, replicates }, io);
  const [flag] = given;
  if (flag !== undefined)
    throw new CliError(`--${flag} is about many worlds; write --replicates <n> --exec '<command>' as well`);
  if (lane === undefined) throw new CliError('--lane is missing: the lane that is played');
  return askTell(source, { ...flags, lane }, io);
}

/** Throws CliError where a flag that names something names nothing. */
function requireName(flag: string, text: string, what: string): void {
  if (text.trim() === '') throw new CliError(`${flag} must name ${what}, got "${cut(text)}"`);
}

/** In many worlds, and one comparison. */
async function playMany(
  source: string,
  flags: AskTellFlags & { readonly exec: string; readonly replicates: string },
  io: Io,
): Promise<number> {
  const { exec: program, name = nameOf(program), lane, of = 'average' } = flags;
  const { format = 'table', figure = 'sheet' } = flags;
  const printed = formatOf({ ...flags, format, figure });
  const { scenario, files } = openSource(source, io);
  if (flags.out !== undefined) refuseInputs(io, flags.out, files);
  const replicates = integerFlag('--replicates', flags.replicates, 2, MOST_REPLICATES);
  const parallel = integerFlag('--parallel', flags.parallel ?? '1', 1, MOST_PROGRAMS);
  const [played = null] = lane === undefined ? [] : chosenLanes(scenario, lane);
  const backend = await loadEngine(scenario.lanes);
  const { work, poolBeside } = programWork(
    { command: 'ask-tell', scenario, lane: played, program, name, replicates, of },
    io,
    backend,
  );
  return runWork(work, flags, printed, backend, io, (own) => poolBeside(own, parallel));
}

/** Programs at a time. */
const MOST_PROGRAMS = 64;

async function askTell(
  source: string,
  flags: AskTellFlags & { readonly lane: string },
  io: Io,
): Promise<number> {
  const { scenario, files } = openSource(source, io);
  const [lane] = chosenLanes(scenario, flags.lane);
  if (scenario.response)
    throw new CliError(
      'the scenario has a response time: how long another program thinks, no rule says; remove response, or play another',
    );
  const before = lane.choices?.length ?? 0;
  if (before > 0 && !flags.resume)
    throw new CliError(`lane ${lane.id} has ${before} choices already; --resume continues after them`);
  const backend = await loadEngine(scenario.lanes);
  const game = openGame(scenario, lane, flags, files, io);
  return interruptible(async (interrupt) => {
    const leave = new AbortController();
    interrupt.addEventListener('abort', () => leave.abort());
    const {
      scenario: played,
      fault,
      steps,
    } = await playWith({
      ...{
        scenario,
        lane: { ...lane, choices: game.choices },
        backend,
        signal: leave.signal,
        keep: game.add,
      },
      answers: linesOf(io.stdin(leave.signal)),
      out: { write: io.stdout },
      complain: (sentence) => io.stderr(`driftlab: ${sentence}\n`),
    });
    leave.abort();
    game.finish(played);
    const missing = scenario.horizon - steps;
    if (missing > 0)
      io.stderr(
        `lane ${lane.id} waits at step ${steps + 1}: ${missing} of ${scenario.horizon} steps are missing; --resume continues\n`,
      );
    if (fault !== null) throw fault;
    if (interrupt.aborted) return EXIT.interrupted;
    return missing > 0 ? EXIT.unfinished : EXIT.done;
  });
}

/** The file may be the scenario's own: it is replaced by a whole one. */
function openGame(
  scenario: Scenario,
  lane: Lane,
  { out, resume = false }: AskTellFlags,
  files: readonly string[],
  io: Io,
): KeptGame {
  if (out === undefined) return { choices: lane.choices ?? [], add: () => {}, finish: () => {} };
  refuseInputs(io, out, resume ? [] : files);
  return keepGame({ scenario, lane, out, resume }, io);
}
