import { fileURLToPath } from 'node:url';
import { type ArchivedEngine, archivedEngine, versionOf } from '../../src/archive/archive.ts';
import { archivedLab } from '../../src/archive/archived-lab.ts';
import type { LabWorker } from '../../src/archive/lab-worker.ts';
import { checkedEngine } from '../../src/cli/engines/engine-files.ts';
import { type EngineThread, startEngineThread } from '../../src/cli/engines/engine-thread.ts';
import { loadEngine } from '../../src/engine/load-engine.ts';
import {
  type Fingerprints,
  type LaneLetter,
  type LinkContent,
  runScenario,
  type Scenario,
} from '../../src/index.ts';

export const ENGINES = fileURLToPath(new URL('../../public/engines', import.meta.url));

/** A lane's fingerprints by the sources as they stand. */
export async function printsInSources(scenario: Scenario): Promise<Fingerprints> {
  const runs = [...runScenario(scenario, await loadEngine(scenario.lanes))];
  return Object.fromEntries(runs.map(({ lane, fingerprint }) => [lane.id, fingerprint]));
}

/** The same by an engine's worker. */
export async function printsIn(lab: LabWorker, scenario: Scenario): Promise<Fingerprints> {
  await lab.open(scenario);
  const done: [LaneLetter, string][] = [];
  for (const { id } of scenario.lanes) {
    const { fingerprint } = await lab.runLane(id, () => {}, new AbortController().signal);
    done.push([id, fingerprint]);
  }
  return Object.fromEntries(done);
}

/** Lanes that did not come out as the link says. */
export function differing({ fingerprints, scenario }: LinkContent, prints: Fingerprints): LaneLetter[] {
  return scenario.lanes.map(({ id }) => id).filter((id) => prints[id] !== fingerprints[id]);
}

/** The archived engine of a version in a thread. */
export function startArchived(name: string): { readonly lab: LabWorker; readonly thread: EngineThread } {
  const engine = archivedEngine(versionOf(name)) as ArchivedEngine;
  const knows = checkedEngine(ENGINES, engine);
  const thread = startEngineThread(`${ENGINES}/${engine.version}/lab-worker.js`);
  return { lab: archivedLab(engine, knows, thread.line), thread };
}
