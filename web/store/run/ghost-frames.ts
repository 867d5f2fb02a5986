import type { LabClient } from '../../worker/pool/client.ts';
import { lab } from '../store.ts';
import {
  type Ghost,
  type GhostLane,
  type GhostMeans,
  ghostLanes,
  ghostMeans,
  ghosts,
  NO_LINE,
} from './ghost.ts';

type GhostClient = Pick<LabClient, 'open' | 'frame' | 'stop'>;

/**
 * Fetches, as the cursor moves, the lines of the previous run, which a separate worker holds while there is
 * one. Returns a function that stops it.
 */
export function startGhostFrames(createClient: () => GhostClient): () => void {
  let haunting: Haunting | null = null;
  let followed: Ghost | null = null;
  /** The request under way; a request to a stopped worker never ends and is ignored. */
  let underWay: object | null = null;

  function end(next: Ghost | null): void {
    haunting?.client.stop();
    haunting = null;
    underWay = null;
    followed = next;
    ghostMeans.setState({ t: 0, means: {} });
  }

  async function ask(): Promise<void> {
    const { ghost } = ghosts.getState();
    if (ghost !== followed) end(ghost);
    const { t } = lab.getState();
    const lanes = wanted(ghost);
    if (!ghost || underWay || lanes.length === 0) return;
    const { t: there, means } = ghostMeans.getState();
    if (there === t && lanes.every(({ letter }) => letter in means)) return;
    const drawn = seenOf(ghost, lanes, t);
    if (drawn) return ghostMeans.setState({ t, means: drawn });
    haunting ??= haunt(ghost, createClient());
    const ticket = {};
    underWay = ticket;
    const fresh = await meansOf(haunting, lanes, t);
    if (underWay !== ticket) return;
    underWay = null;
    ghostMeans.setState({ t, means: fresh });
    void ask();
  }

  const stops = [
    ghosts.subscribe(() => void ask()),
    lab.subscribe((state, before) => {
      if (state.t !== before.t || state.shown !== before.shown) void ask();
    }),
  ];
  void ask();
  return () => {
    for (const stop of stops) stop();
    end(null);
  };
}

/** A ghost and the worker that holds it. */
interface Haunting {
  readonly client: GhostClient;
  readonly open: Promise<unknown>;
}

function haunt(ghost: Ghost, client: GhostClient): Haunting {
  const letters = ghost.scenario.lanes.map(({ id }) => id);
  const open = client.open(ghost.scenario, letters).world;
  open.catch(() => {});
  return { client, open };
}

/** The lanes that need a line at the cursor's step. */
function wanted(ghost: Ghost | null): readonly GhostLane[] {
  const { t, shown } = lab.getState();
  return ghostLanes(ghost, shown).filter(({ records }) => records.length >= t);
}

/** The lines drawn when the run was left, which need no worker. Null at other steps or if one is missing. */
function seenOf({ seen }: Ghost, lanes: readonly GhostLane[], t: number): GhostMeans | null {
  if (seen.t !== t || !lanes.every(({ letter }) => letter in seen.means)) return null;
  return Object.fromEntries(lanes.map(({ letter }) => [letter, seen.means[letter]]));
}

async function meansOf(
  { client, open }: Haunting,
  lanes: readonly GhostLane[],
  t: number,
): Promise<GhostMeans> {
  const means: Partial<Record<GhostLane['letter'], Float64Array>> = {};
  for (const { letter, key } of lanes) {
    const frame = await open.then(() => client.frame({ lane: letter, key }, t)).catch(() => null);
    means[letter] = frame?.mean ?? NO_LINE;
  }
  return means;
}
