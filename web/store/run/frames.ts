import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { LabClient } from '../../worker/pool/client.ts';
import { lab } from '../store.ts';
import { allLanes, drawn } from './lane-data.ts';

/** Requests frames at the cursor, at most one at a time per lane; the newest step comes first. */
interface FrameRequests {
  /**
   * Requests a frame for every lane whose frame is not the one under the cursor, if that step has been
   * computed. While the page plays it requests the next step, so that a step is drawn all at once.
   */
  update(): void;
  /** The workers of these lanes were reopened, so pending answers will not come. */
  renew(lanes: readonly LaneLetter[]): void;
}

interface Answer {
  readonly key: string;
  readonly frame: LaneFrame;
}

export function createFrameRequests(client: Pick<LabClient, 'frame'>): FrameRequests {
  const underWay = new Map<LaneLetter, object>();
  /** The last request of each lane, so that a frame that is not available is not requested again. */
  const asked = new Map<LaneLetter, string>();
  /** Frames of a step that the clock has not reached. */
  const ahead = new Map<LaneLetter, Answer>();

  async function ask(lane: LaneLetter, key: string, t: number): Promise<void> {
    const ticket = {};
    underWay.set(lane, ticket);
    asked.set(lane, `${t} ${key}`);
    // If a frame is not available the last one stays; the lane's error says why.
    const frame = await client.frame({ lane, key }, t).catch(() => null);
    if (underWay.get(lane) !== ticket) return;
    underWay.delete(lane);
    if (frame && t > lab.getState().t) ahead.set(lane, { key, frame });
    else if (frame) show(lane, { key, frame });
    update();
  }

  function show(lane: LaneLetter, { key, frame }: Answer): void {
    const { runs } = lab.getState();
    const run = runs[lane];
    if (run?.key === key) lab.setState({ runs: { ...runs, [lane]: { ...run, frame } } });
  }

  function update(): void {
    const state = lab.getState();
    for (const { lane, run } of allLanes(drawn(state))) {
      const { length } = run.records;
      const wanted = Math.min(state.t, length);
      const held = ahead.get(lane.id);
      if (held?.key === run.key && held.frame.t === wanted) {
        ahead.delete(lane.id);
        show(lane.id, held);
        // After the step is drawn, because the workers would slow it down.
        setTimeout(update);
        continue;
      }
      const next = run.frame?.t === wanted ? wanted + Number(state.playing) : wanted;
      const isAsked = asked.get(lane.id) === `${next} ${run.key}`;
      if (next > 0 && next <= length && next !== run.frame?.t && !isAsked && !underWay.has(lane.id))
        void ask(lane.id, run.key, next);
    }
  }

  return {
    update,
    renew(lanes) {
      for (const lane of lanes) {
        underWay.delete(lane);
        asked.delete(lane);
        ahead.delete(lane);
      }
      update();
    },
  };
}
