import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { chosenLane, shownRegretView } from '../lane-data.ts';
import type { Hover, LabState } from '../state.ts';
import { lab } from '../store.ts';

/** Changes what the pointer rests on; the part not given stays. */
export function setHover(change: Partial<Hover>): void {
  const { hover } = lab.getState();
  const next = { ...hover, ...change };
  if (next.t !== hover.t || next.candidate !== hover.candidate) lab.setState({ hover: next });
}

/** What the regret panel shows; no undo entry, but part of a link. */
export function setRegretView(regretView: LabState['regretView']): void {
  lab.setState({ regretView });
}

/** The lane whose parameters and trigger are shown; no undo entry, but part of a link. */
export function selectLane(selectedLane: LaneLetter): void {
  lab.setState({ selectedLane });
}

/** Light or dark, for this browser; never part of a link. */
export function setTheme(theme: LabState['theme']): void {
  lab.setState({ theme });
}

/** The scenario with the view the page now has: what a link carries. */
export function scenarioWithView(): Scenario {
  const state = lab.getState();
  const { scenario, t } = state;
  const lane = chosenLane(state) ?? scenario.view.lane;
  const { wanted } = state.replicates;
  const seeds = wanted >= 2 ? { seeds: wanted } : {};
  return { ...scenario, view: { step: t, lane, regret: shownRegretView(state), ...seeds } };
}
