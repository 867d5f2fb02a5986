import * as words from '#words/page/archive';
import { OWN } from '../../../src/algorithms/own/own-algorithm.about.ts';
import { ARCHIVE, type ArchivedEngine, archivedEngine } from '../../../src/archive/archive.ts';
import { archivedLab } from '../../../src/archive/archived-lab.ts';
import type { Knowledge } from '../../../src/archive/knowledge.ts';
import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import { toldError } from '../../told/message-of.ts';
import { abortError } from '../abort.ts';
import { urlOf, wholeEngine, wholeInterpreter } from './engine-files.ts';
import type { PoolMember } from './pool-member.ts';
import { wired } from './wired.ts';

/** Descriptions of archived engines whose files have been verified, fetched once per session. */
const known = new Map<string, Promise<Knowledge>>();

/** Starts a worker of an archived engine. Rejects with a plain sentence if files are missing or changed. */
export async function startArchived(version: string): Promise<PoolMember> {
  const engine = archivedEngine(version);
  if (!engine)
    throw new Error(words.noSuchEngine({ version, known: ARCHIVE.map((one) => one.version).join(', ') }));
  const knowledge = known.get(version) ?? wholeEngine(engine);
  known.set(version, knowledge);
  // After a failure it is fetched again next time.
  knowledge.catch(() => known.delete(version));
  const knows = await knowledge;
  const worker = new Worker(urlOf(version, 'lab-worker.js'), { type: 'module' });
  return wired(worker, (line) => withInterpreter(engine, archivedLab(engine, knows, line)));
}

/** What the engine does not know is refused on the page, not in its worker. */
function tell(error: unknown): never {
  throw toldError(error);
}

type Lanes = readonly { readonly algorithm: string }[];
const hasProgram = (lanes: Lanes): boolean => lanes.some(({ algorithm }) => algorithm === OWN.id);

/** The lab, its interpreter fetched and verified before it opens a program; what is asked meanwhile waits. */
function withInterpreter(engine: ArchivedEngine, lab: LabWorker): LabWorker {
  let ready: Promise<void> | null = null;
  let openings = 0;
  // A newer opening does not wait for the older one's interpreter: what was asked of the older one is over.
  const then = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const of = openings;
    if (!ready) return ask();
    return ready.then(() => {
      if (of !== openings) throw abortError();
      return ask();
    });
  };
  return Object.assign(Object.create(lab), {
    open(scenario) {
      openings++;
      ready = hasProgram(scenario.lanes) ? wholeInterpreter(engine) : null;
      return then(() => lab.open(scenario)).catch(tell);
    },
    runLane: (...given) => then(() => lab.runLane(...given)),
    frame: (...given) => then(() => lab.frame(...given)),
    fit: (...given) => then(() => lab.fit(...given)),
    async openReplicates(plan, groups) {
      if (hasProgram(groups.flatMap(({ lanes }) => lanes))) await wholeInterpreter(engine);
      return lab.openReplicates(plan, groups).catch(tell);
    },
  } satisfies Partial<LabWorker>);
}
