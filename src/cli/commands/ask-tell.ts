import type { Command } from 'commander';
import { type Lane, loadBackend, type Scenario } from '../../index.ts';
import { playWith } from '../ask-tell.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { EXIT } from '../exit-status.ts';
import { linesOf } from '../input-lines.ts';
import { interruptible } from '../interrupt.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { type KeptGame, keepGame } from '../kept-game.ts';
import { openSource } from '../scenario-source.ts';

interface AskTellFlags {
  readonly lane: string;
  readonly out?: string;
  readonly resume?: boolean;
}

/** `driftlab ask-tell`: another program plays a lane. */
export function addAskTell(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('ask-tell')
    .description('let another program choose a lane’s queries: lines of JSON on standard input and output')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .requiredOption('--lane <i>', 'the lane that is played: its position from 0, or its letter')
    .option('--out <file>', 'where the scenario with the choices goes, also when the program ends early')
    .option('--resume', 'go on behind the choices in the scenario, or in --out: also after a crash')
    .action((source: string, flags: AskTellFlags) => askTell(source, flags, io).then(setStatus));
}

async function askTell(source: string, flags: AskTellFlags, io: Io): Promise<number> {
  const { scenario, files } = openSource(source, io);
  const [lane] = chosenLanes(scenario, flags.lane);
  if (scenario.response)
    throw new CliError(
      'the scenario has a response time: how long another program thinks, no rule says; remove response, or play another',
    );
  const before = lane.choices?.length ?? 0;
  if (before > 0 && !flags.resume)
    throw new CliError(`lane ${lane.id} has ${before} choices already; --resume goes on behind them`);
  const backend = await loadBackend();
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
        `lane ${lane.id} waits at step ${steps + 1}: ${missing} of ${scenario.horizon} steps are missing; --resume goes on\n`,
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
