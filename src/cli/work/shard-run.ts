import { engineName } from '../../engine/version.ts';
import type { Backend, JobResult } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { createSeal, type Part, PartError, type PartOrigin, partHeader, readPart } from '../../plan/part.ts';
import { inOrder, type NextKey, partialLine } from '../../plan/partial.ts';
import { type Job, jobsOf } from '../../plan/plan.ts';
import { isShard, jobsOfShard, MOST_PARTS, type Shard, shardName } from '../../plan/shard.ts';
import { EXIT } from '../exit-status.ts';
import { CliError } from '../io.ts';
import type { RunSettings } from './compute.ts';
import { type Identity, openResultFile } from './result-file.ts';
import type { Ordered, Work } from './work.ts';

/** "3/7". Throws CliError. */
export function parseShard(text: string): Shard {
  const [, number, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  if (isShard(number, count)) return { number, count };
  throw new CliError(`--shard must be i/n with 1 ≤ i ≤ n ≤ ${MOST_PARTS}, got ${cut(text) || 'nothing'}`);
}

export const originOf = ({ id, planKey, order }: Ordered, backend: Backend['name']): PartOrigin => ({
  ...{ id, planKey, order },
  engine: engineName(backend),
});

/** One part of a run. */
export interface PartRun {
  readonly origin: PartOrigin;
  /** Of the part's jobs. */
  readonly nextKey: NextKey;
  readonly keyOf: (job: Job) => string;
  /** As a whole run's. Resolves with false when it was interrupted. */
  readonly compute: (
    known: readonly JobResult[],
    onResult: (job: Job, result: JobResult) => void,
  ) => Promise<boolean>;
}

/** Computes one part of a plan into a file that `driftlab merge` takes. Returns the exit status. */
export function runShard(
  work: Work,
  shard: Shard,
  backend: Backend['name'],
  settings: RunSettings,
): Promise<number> {
  const { keyOf, compute } = settings;
  const jobs = jobsOfShard(jobsOf(work.plan), shard);
  const part: PartRun = {
    ...{ origin: originOf(work, backend), nextKey: inOrder(jobs.map(keyOf)), keyOf },
    compute: async (known, onResult) => (await compute({ jobs, known, onResult })) !== null,
  };
  return runPart(part, shard, settings);
}

/** Computes a part into the file in --out. Returns the exit status. */
export async function runPart(
  { origin, nextKey, keyOf, compute }: PartRun,
  shard: Shard,
  { io, out, resume }: Pick<RunSettings, 'io' | 'out' | 'resume'>,
): Promise<number> {
  if (out === undefined) throw new CliError('--shard needs --out with the file of the part');
  const header = partHeader(origin, shard);
  const identity: Identity<Part> = {
    id: `part ${shardName(shard)} of ${origin.id}`,
    ...{ header, nextKey },
    reopen: (text) => (text.startsWith(header) ? sealed(out, text) : null),
  };
  const file = openResultFile(io, out, identity, resume);
  let jobs = file.whole?.results.size ?? file.known.length;
  if (!file.whole) {
    const seal = createSeal();
    seal.add(header);
    const before: JobResult[] = [];
    for (const result of file.known) {
      seal.add(partialLine(nextKey(before) as string, result));
      before.push(result);
    }
    const isDone = await compute(file.known, (job, result) => {
      file.add(keyOf(job), result);
      seal.add(partialLine(keyOf(job), result));
      jobs++;
    });
    if (!isDone) return EXIT.interrupted;
    file.end(seal.line());
  }
  io.stderr(
    `part ${shardName(shard)} of plan ${origin.planKey}, ${jobs} job${jobs === 1 ? '' : 's'}: ${out}\n`,
  );
  return EXIT.done;
}

function sealed(name: string, text: string): Part | null {
  try {
    return readPart(name, text);
  } catch (error) {
    if (error instanceof PartError) return null;
    throw error;
  }
}
