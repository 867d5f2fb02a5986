import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { LabClient } from '../worker/pool/client.ts';
import { allLanes, drawn } from './lane-data.ts';
import { lab } from './store.ts';

/** Asks for the frame under the cursor; never more than one request per lane under way, the newest step wins. */
export interface FrameRequests {
  /** Asks wherever the frame shown is not the one under the cursor and its step has been computed. */
  update(): void;
  /** The workers of these lanes were opened anew: answers under way will not come. */
  renew(lanes: readonly LaneLetter[]): void;
}

export function createFrameRequests(client: Pick<LabClient, 'frame'>): FrameRequests {
  const underWay = new Map<LaneLetter, object>();
  /** What was last asked of each lane, so that a frame that cannot be had is not asked for again. */
  const asked = new Map<LaneLetter, string>();

  async function ask(lane: LaneLetter, key: string, t: number): Promise<void> {
    const ticket = {};
    underWay.set(lane, ticket);
    asked.set(lane, `${t} ${key}`);
    // A frame that cannot be had leaves the last one standing; the lane's own failure says why.
    const frame = await client.frame({ lane, key }, t).catch(() => null);
    if (underWay.get(lane) !== ticket) return;
    underWay.delete(lane);
    const { runs } = lab.getState();
    const run = runs[lane];
    if (frame && run?.key === key) lab.setState({ runs: { ...runs, [lane]: { ...run, frame } } });
    update();
  }

  function update(): void {
    const state = lab.getState();
    for (const { lane, run } of allLanes(drawn(state))) {
      const wanted = Math.min(state.t, run.records.length);
      const missing = run.frame?.t !== wanted && asked.get(lane.id) !== `${wanted} ${run.key}`;
      if (wanted > 0 && missing && !underWay.has(lane.id)) void ask(lane.id, run.key, wanted);
    }
  }

  return {
    update,
    renew(lanes) {
      for (const lane of lanes) {
        underWay.delete(lane);
        asked.delete(lane);
      }
      update();
    },
  };
}
