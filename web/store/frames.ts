import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { LabClient } from '../worker/client.ts';
import { lab } from './store.ts';

/** Asks for the frame under the cursor; never more than one request per lane under way, the newest step wins. */
export interface FrameRequests {
  /** Asks wherever the frame shown is not the one under the cursor and its step has been computed. */
  update(): void;
  /** These lanes are being run again: drop answers under way and ask nothing until `release`. */
  hold(lanes: readonly LaneLetter[]): void;
  /** The records shown are the new run's: frames may follow. */
  release(lanes: readonly LaneLetter[]): void;
}

export function createFrameRequests(client: Pick<LabClient, 'frame'>): FrameRequests {
  const underWay = new Map<LaneLetter, object>();
  const shown = new Map<LaneLetter, number>();
  const held = new Set<LaneLetter>();

  async function ask(lane: LaneLetter, t: number): Promise<void> {
    const ticket = {};
    underWay.set(lane, ticket);
    // A frame that cannot be had leaves the last one standing; the lane's own failure says why.
    const frame = await client.frame(lane, t).catch(() => null);
    if (underWay.get(lane) !== ticket) return;
    underWay.delete(lane);
    shown.set(lane, t);
    const { runs, world } = lab.getState();
    const run = runs[lane];
    const fits = frame?.truth.length === world?.candidates.size;
    if (run && frame && fits) lab.setState({ runs: { ...runs, [lane]: { ...run, frame } } });
    update();
  }

  function update(): void {
    const { runs, t } = lab.getState();
    for (const [key, { records }] of Object.entries(runs)) {
      const lane = key as LaneLetter;
      const wanted = Math.min(t, records.length);
      const idle = !held.has(lane) && !underWay.has(lane);
      if (idle && wanted > 0 && shown.get(lane) !== wanted) void ask(lane, wanted);
    }
  }

  return {
    update,
    hold(lanes) {
      for (const lane of lanes) {
        held.add(lane);
        shown.delete(lane);
        underWay.delete(lane);
      }
    },
    release(lanes) {
      for (const lane of lanes) held.delete(lane);
      update();
    },
  };
}
