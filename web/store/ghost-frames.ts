import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { LabClient } from '../worker/client.ts';
import { type Ghost, type GhostLane, ghostLanes, ghostMeans, ghosts } from './ghost.ts';
import { lab } from './store.ts';

type GhostClient = Pick<LabClient, 'open' | 'frame' | 'stop'>;

/**
 * Follows the cursor for the lines in the lanes: a worker of its own holds the run before, for as long as there is one.
 * Returns a function that stops it.
 */
export function startGhostFrames(createClient: () => GhostClient): () => void {
  let haunting: {
    readonly ghost: Ghost;
    readonly client: GhostClient;
    readonly open: Promise<unknown>;
  } | null = null;
  let busy = false;

  function end(): void {
    haunting?.client.stop();
    haunting = null;
    ghostMeans.setState({ t: 0, means: {} });
  }

  function wanted(): readonly GhostLane[] {
    const { t, shown } = lab.getState();
    const { ghost } = ghosts.getState();
    return ghostLanes(ghost, shown).filter(({ records }) => records.length >= t);
  }

  async function ask(): Promise<void> {
    const { ghost } = ghosts.getState();
    if (ghost !== haunting?.ghost) end();
    if (!ghost || busy) return;
    const lanes = wanted();
    const { t } = lab.getState();
    const { t: there, means } = ghostMeans.getState();
    if (lanes.length === 0 || (there === t && lanes.every(({ letter }) => letter in means))) return;
    busy = true;
    const mine = haunting ?? begin(ghost);
    haunting = mine;
    const fresh: Partial<Record<LaneLetter, Float64Array>> = {};
    try {
      await mine.open;
      for (const { letter, key } of lanes) {
        const { mean } = await mine.client.frame({ lane: letter, key }, t);
        fresh[letter] = mean ?? new Float64Array(0);
      }
      if (haunting === mine) ghostMeans.setState({ t, means: fresh });
    } catch {
      // A line that cannot be had is not drawn.
      if (haunting === mine)
        ghostMeans.setState({
          t,
          means: Object.fromEntries(lanes.map(({ letter }) => [letter, new Float64Array(0)])),
        });
    } finally {
      busy = false;
    }
    void ask();
  }

  function begin(ghost: Ghost) {
    const client = createClient();
    const letters = ghost.scenario.lanes.map(({ id }) => id);
    const open = client.open(ghost.scenario, letters);
    open.catch(() => {});
    return { ghost, client, open };
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
    end();
  };
}
