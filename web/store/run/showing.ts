import type { Scenario } from '../../../src/contracts/scenario.ts';
import { worldKey } from '../../../src/engine/scenario/run-key.ts';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';
import { allLanes, drawn, drawnWorld, keepsPicture } from './lane-data.ts';
import { patienceMs } from './pace.ts';

/**
 * Decides which scenario is drawn. One with the same picture (another title, a lane less) is drawn at once.
 * Others are drawn when their publication has a complete first picture, or when the waiting time ends; the
 * lanes then say that they are being opened.
 */
export class Showing {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last scenario with something drawn. */
  private last: Scenario | null = null;
  private refused: Scenario | null = null;

  follow(state: LabState, before: LabState): void {
    if (drawnWorld(state)) this.last = state.shown;
    const refused = state.scenario === this.refused;
    const awaited = state.shown !== state.scenario && !refused;
    if (awaited && keepsPicture(state, state.scenario)) show(state.scenario, state.opening);
    else if (awaited || (hasBlankLane(state) && !refused)) this.wait(state.shown !== before.shown);
    else {
      this.stop();
      if (state.opening) lab.setState({ opening: false });
    }
  }

  /** The scenario cannot run: draws the last one that could, as long as it has records. */
  refuse(scenario: Scenario): void {
    this.refused = scenario;
    this.stop();
    const { last } = this;
    lab.setState((state) => ({
      shown: last && worldKey(last) === state.worldKey ? last : state.scenario,
      opening: false,
    }));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(restart: boolean): void {
    if (restart) this.stop();
    this.timer ??= setTimeout(() => {
      const { scenario, shown, opening } = lab.getState();
      if (shown !== scenario || !opening) show(scenario, true);
    }, patienceMs());
  }
}

function hasBlankLane(state: LabState): boolean {
  return allLanes(drawn(state)).some(({ run }) => run.status === 'running' && run.records.length === 0);
}

/** Draws a scenario and forgets the runs of lanes that it does not have. */
function show(scenario: Scenario, opening: boolean): void {
  const letters: readonly string[] = scenario.lanes.map(({ id }) => id);
  lab.setState(({ runs }) => ({
    shown: scenario,
    opening,
    runs: Object.fromEntries(Object.entries(runs).filter(([letter]) => letters.includes(letter))),
  }));
}
