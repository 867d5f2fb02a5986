import { type Command, Option } from 'commander';
import { MEASURES, type MeasureId } from '../../index.ts';

/** The flags of `runWork`, the same for every command that runs a plan. */
export function addPlanFlags(command: Command): Command {
  return command
    .option(
      '--workers <k>',
      'worker threads, at most one per processor and job; 0: none (default: as many as processors)',
    )
    .option('--out <file>', 'write everything as JSON; until it is done, the file holds the partial results')
    .option('--resume', 'go on from the partial results in --out')
    .option('--shard <i/n>', 'only part i of n, into --out; `driftlab merge` makes the whole of all parts')
    .option('--queue <address>', 'by the workers of this queue, redis://host:port; see `driftlab worker`');
}

/** @param fallback the measure where none is asked for; absent: the one that a link says */
export const ofOption = (fallback?: MeasureId): Option =>
  new Option(
    '--of <quantity>',
    `regret R_T/T, R_T or r_T; offline error or error before change, where the objective changes abruptly; F1 score; resets${fallback ? '' : ' (default: as a comparison’s link says, or average)'}`,
  )
    .choices(MEASURES.map(({ id }) => id))
    .default(fallback);
