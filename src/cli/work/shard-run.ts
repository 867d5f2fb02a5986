import { engineName } from '../../engine/version.ts';
import type { Backend } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { createSeal, PartError, partHeader, readPart } from '../../plan/part.ts';
import { inOrder, partialLine } from '../../plan/partial.ts';
import { jobsOf } from '../../plan/plan.ts';
import { isShard, jobsOfShard, MOST_PARTS, type Shard, shardName } from '../../plan/shard.ts';
import { EXIT } from '../exit-status.ts';
import { CliError } from '../io.ts';
import type { RunSettings } from './compute.ts';
import { type Identity, openResultFile } from './result-file.ts';
import type { Work } from './work.ts';

/** "3/7". Throws CliError. */
export function parseShard(text: string): Shard {
  const [, number, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  if (isShard(number, count)) return { number, count };
  throw new CliError(`--shard must be i/n with 1 ≤ i ≤ n ≤ ${MOST_PARTS}, got ${cut(text) || 'nothing'}`);
}

/** Computes one part of a plan into a file that `driftlab merge` takes. Returns the exit status. */
export async function runShard(
  work: Work,
  shard: Shard,
  backend: Backend['name'],
  { io, out, resume, keyOf, compute }: RunSettings,
): Promise<number> {
  if (out === undefined) throw new CliError('--shard needs --out with the file of the part');
  const jobs = jobsOfShard(jobsOf(work.plan), shard);
  const origin = { id: work.id, planKey: work.planKey, engine: engineName(backend), order: work.order };
  const header = partHeader(origin, shard);
  const identity: Identity<true> = {
    id: `part ${shardName(shard)} of ${work.id}`,
    header,
    nextKey: inOrder(jobs.map(keyOf)),
    reopen: (text) => (text.startsWith(header) && isSealed(out, text) ? true : null),
  };
  const file = openResultFile(io, out, identity, resume);
  if (!file.whole) {
    const seal = createSeal();
    seal.add(header);
    file.known.forEach((result, i) => {
      seal.add(partialLine(keyOf(jobs[i]), result));
    });
    const results = await compute({
      jobs,
      known: file.known,
      onResult(job, result) {
        file.add(keyOf(job), result);
        seal.add(partialLine(keyOf(job), result));
      },
    });
    if (!results) return EXIT.interrupted;
    file.end(seal.line());
  }
  io.stderr(
    `part ${shardName(shard)} of plan ${work.planKey}, ${jobs.length} job${jobs.length === 1 ? '' : 's'}: ${out}\n`,
  );
  return EXIT.done;
}

function isSealed(name: string, text: string): boolean {
  try {
    readPart(name, text);
    return true;
  } catch (error) {
    if (error instanceof PartError) return false;
    throw error;
  }
}
