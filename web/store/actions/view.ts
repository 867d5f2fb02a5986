import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { chosenLane, shownRegretView } from '../run/lane-data.ts';
import { FIELD_CHOICES, type Hover, type LabState } from '../state.ts';
import { lab } from '../store.ts';
import { edit } from './edit.ts';

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

/** Lanes one under the other or as small multiples, all of them; no undo entry, but part of a link. */
export function setLayout(layout: NonNullable<LabState['layout']>): void {
  lab.setState({ layout, enlarged: null });
}

/** Puts one lane in front, and again back among the others; it is then the selected one. */
export function toggleEnlarged(letter: LaneLetter): void {
  const { shown, enlarged } = lab.getState();
  if (enlarged === letter) restoreLanes();
  else if (shown.lanes.length > 1 && shown.lanes.some(({ id }) => id === letter))
    lab.setState({ enlarged: letter, selectedLane: letter });
}

/** All lanes again. */
export function restoreLanes(): void {
  lab.setState({ enlarged: null });
}

/** Shows the surfaces of 2D lanes, or puts them away. */
export function toggleSurface(): void {
  lab.setState(({ surface }) => ({ surface: !surface }));
}

/** The field of the overview's tiles. */
export function setField(field: LabState['field']): void {
  lab.setState({ field });
}

/** The next of the fields, after the last the first. */
export function nextField(): void {
  const at = FIELD_CHOICES.indexOf(lab.getState().field);
  setField(FIELD_CHOICES[(at + 1) % FIELD_CHOICES.length]);
}

const OPTIONS = { hide: 'future', pause: 'changes' } as const;

/** Turns an option of the view on or off: in the link, and taken back by undo. */
export function toggleViewOption(option: keyof typeof OPTIONS): void {
  edit((scenario) => {
    const { [option]: on, ...view } = scenario.view;
    return { ...scenario, view: on ? view : { ...view, [option]: OPTIONS[option] } };
  });
}

/** Light or dark, for this browser; a link carries it where its sender wished so. */
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
  const layout = state.layout ? { layout: state.layout } : {};
  const lecture = state.lecture === null ? {} : { lecture: state.lecture };
  // As many seeds as are wanted now, and a lecture if one is held now: the link does not decide that.
  const { seeds: _, lecture: __, ...rest } = scenario.view;
  const theme = rest.theme ? { theme: state.theme } : {};
  const looks = { ...layout, ...lecture, ...seeds, ...theme };
  return {
    ...scenario,
    view: { ...rest, step: t, lane, regret: shownRegretView(state), ...looks },
  };
}
