import type { Scenario } from '../../../src/contracts/scenario.ts';
import { worldKey } from '../../../src/engine/scenario/run-key.ts';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';
import { allLanes, drawn, drawnWorld, keepsPicture } from './lane-data.ts';
import { patienceMs } from './pace.ts';

/**
 * Decides which scenario is drawn. One whose picture is the same (another title, a lane less) is drawn at once; another
 * one when its first picture is whole, which its publication sees to, or when patience ends: its lanes then say that they
 * are being opened.
 */
export class Showing {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last scenario of which something was drawn. */
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

  /** The scenario cannot run: the last one that could is drawn again, as long as there is something of it. */
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

/** Draws a scenario; runs of lanes that it does not have are forgotten. */
function show(scenario: Scenario, opening: boolean): void {
  const letters: readonly string[] = scenario.lanes.map(({ id }) => id);
  lab.setState(({ runs }) => ({
    shown: scenario,
    opening,
    runs: Object.fromEntries(Object.entries(runs).filter(([letter]) => letters.includes(letter))),
  }));
}
