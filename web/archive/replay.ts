import { ARCHIVE } from '../../src/archive/archive.ts';
import type { LabWorker } from '../../src/archive/lab-worker.ts';
import { decodeLink } from '../../src/engine/link/link.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { startArchived } from '../worker/pool/archived-member.ts';
import { startWorker } from '../worker/pool/browser-client.ts';
import { fetchLinks } from './permanence-links.ts';

/** How far an engine's links have been replayed. */
export interface Replay {
  readonly version: string;
  readonly done: number;
  /** null until they have been fetched. */
  readonly total: number | null;
  /** Cases that came out otherwise, with the lanes. */
  readonly wrong: readonly { readonly name: string; readonly lanes: string }[];
  /** A sentence where they cannot be replayed. */
  readonly fault: string | null;
}

export const unreplayed = (version: string): Replay => ({
  version,
  done: 0,
  total: null,
  wrong: [],
  fault: null,
});

/** Replays the links of every engine in it, one engine after another. @param every 20: every twentieth link */
export async function replayAll(
  every: number,
  signal: AbortSignal,
  tell: (replay: Replay) => void,
): Promise<void> {
  for (const { version } of ARCHIVE) {
    if (signal.aborted) return;
    await replayEngine(version, every, signal, tell);
  }
}

async function replayEngine(
  version: string,
  every: number,
  signal: AbortSignal,
  tell: (replay: Replay) => void,
): Promise<void> {
  let replay = unreplayed(version);
  const note = (change: Partial<Replay>) => {
    replay = { ...replay, ...change };
    if (!signal.aborted) tell(replay);
  };
  try {
    const links = (await fetchLinks(version)).filter((_, i) => i % every === 0);
    note({ total: links.length });
    const member = version === ENGINE_VERSION ? startWorker() : await startArchived(version);
    signal.addEventListener('abort', member.stop);
    for (const { name, link } of links) {
      const lanes = await differingLanes(member.lab, link, signal);
      if (signal.aborted) return;
      note({ done: replay.done + 1, wrong: lanes ? [...replay.wrong, { name, lanes }] : replay.wrong });
    }
    member.stop();
  } catch (error) {
    note({ fault: messageOf(error) });
  }
}

/** The lanes whose fingerprints are not the link's: "A, C"; empty where all are. */
async function differingLanes(lab: LabWorker, link: string, signal: AbortSignal): Promise<string> {
  const { scenario, fingerprints } = decodeLink(link);
  await lab.open(scenario);
  const wrong: string[] = [];
  for (const { id } of scenario.lanes) {
    const { fingerprint } = await lab.runLane(id, () => {}, signal);
    if (fingerprint !== fingerprints[id]) wrong.push(id);
  }
  return wrong.join(', ');
}
