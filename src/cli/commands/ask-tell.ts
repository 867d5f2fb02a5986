import type { Command } from 'commander';
import { exactJson } from '../../engine/json.ts';
import { loadBackend } from '../../index.ts';
import { playWith } from '../ask-tell.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { EXIT } from '../exit-status.ts';
import { linesOf } from '../input-lines.ts';
import { interruptible } from '../interrupt.ts';
import { CliError, type Io, withOutput } from '../io.ts';
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
    .option('--resume', 'go on behind the choices that the lane has already')
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
  return interruptible(async (interrupt) => {
    const leave = new AbortController();
    interrupt.addEventListener('abort', () => leave.abort());
    const answers = linesOf(io.stdin(leave.signal));
    const complain = (sentence: string) => io.stderr(`driftlab: ${sentence}\n`);
    const game = { scenario, lane, backend, answers, signal: leave.signal, complain };
    const play = async () => {
      const played = await playWith({ ...game, out: { write: io.stdout } });
      leave.abort();
      return played;
    };
    // The file is replaced by a whole one, so its input may be the file itself.
    const { fault, steps } =
      flags.out === undefined
        ? await play()
        : await withOutput(io, flags.out, flags.resume ? [] : files, async (out) => {
            const played = await play();
            out.write(`${exactJson(played.scenario, 1)}\n`);
            return played;
          });
    if (steps < scenario.horizon) io.stderr(`lane ${lane.id} waits at step ${steps + 1}; --resume goes on\n`);
    if (fault !== null) throw fault;
    return interrupt.aborted ? EXIT.interrupted : EXIT.done;
  });
}
