import type { Group } from '../plan/plan.ts';
import type { ArchivedEngine } from './archive.ts';
import { contract1 } from './contracts/contract-1.ts';
import { contract2 } from './contracts/contract-2.ts';
import { EngineError } from './engine-error.ts';
import { asKnown, type Knowledge } from './knowledge.ts';
import type { LabWorker, Line } from './lab-worker.ts';

/** From each contract to today's. */
const ADAPTERS: Readonly<Record<number, (line: Line) => LabWorker>> = { 1: contract1, 2: contract2 };

/**
 * An archived engine's worker as today's page and command line speak with one. It is given what it knows; what it does not know is
 * refused in a sentence that names the engine.
 */
export function archivedLab(engine: ArchivedEngine, knows: Knowledge, line: Line): LabWorker {
  const lab = ADAPTERS[engine.contract](line);
  const named = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof EngineError)
        throw new EngineError(`Engine ${engine.version} ${error.message}; run this with today’s engine.`);
      throw error;
    }
  };
  return Object.assign(Object.create(lab), {
    open: (scenario) => named(async () => lab.open(asKnown(scenario, knows))),
    openReplicates: (plan, groups) =>
      named(async () =>
        lab.openReplicates(
          plan,
          groups.map((group) => groupAsKnown(group, knows)),
        ),
      ),
  } satisfies Partial<LabWorker>);
}

/** A plan's lanes are checked as lanes of a scenario are. */
function groupAsKnown({ scenario, lanes, ...rest }: Group, knows: Knowledge): Group {
  const asLanes = lanes.map(({ lane = 'A', ...setup }) => ({ ...setup, id: lane, label: '' }));
  const known = asKnown({ ...scenario, lanes: asLanes }, knows);
  const settings = known.lanes.map(({ id, label: _, ...setup }, i) => ({
    ...setup,
    ...(lanes[i].lane && { lane: id }),
  }));
  return { ...rest, scenario: { ...known, lanes: [] }, lanes: settings };
}
