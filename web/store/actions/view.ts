import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { chosenLane, shownRegretView } from '../run/lane-data.ts';
import { FIELD_CHOICES, type Hover, type LabState } from '../state.ts';
import { lab } from '../store.ts';
import { edit } from './edit.ts';

/** Changes what the pointer points at; fields not given stay. */
export function setHover(change: Partial<Hover>): void {
  const { hover } = lab.getState();
  const next = { ...hover, ...change };
  if (next.t !== hover.t || next.candidate !== hover.candidate) lab.setState({ hover: next });
}

/** Sets what the regret panel shows; part of the link, but no undo entry. */
export function setRegretView(regretView: LabState['regretView']): void {
  lab.setState({ regretView });
}

/** Selects the lane whose parameters and trigger are shown; part of the link, but no undo entry. */
export function selectLane(selectedLane: LaneLetter): void {
  lab.setState({ selectedLane });
}

/** Shows all lanes one below the other or as small multiples; part of the link, but no undo entry. */
export function setLayout(layout: NonNullable<LabState['layout']>): void {
  lab.setState({ layout, enlarged: null });
}

/** Enlarges and selects a lane, or puts it back among the others. */
export function toggleEnlarged(letter: LaneLetter): void {
  const { shown, enlarged } = lab.getState();
  if (enlarged === letter) restoreLanes();
  else if (shown.lanes.length > 1 && shown.lanes.some(({ id }) => id === letter))
    lab.setState({ enlarged: letter, selectedLane: letter });
}

/** Shows all lanes again. */
export function restoreLanes(): void {
  lab.setState({ enlarged: null });
}

/** Shows or hides the surfaces of 2D lanes. */
export function toggleSurface(): void {
  lab.setState(({ surface }) => ({ surface: !surface }));
}

/** Sets the field of the overview's tiles. */
export function setField(field: LabState['field']): void {
  lab.setState({ field });
}

/** Switches to the next field, after the last to the first. */
export function nextField(): void {
  const at = FIELD_CHOICES.indexOf(lab.getState().field);
  setField(FIELD_CHOICES[(at + 1) % FIELD_CHOICES.length]);
}

const OPTIONS = { hide: 'future', pause: 'changes' } as const;

/** Turns an option of the view on or off; part of the link and of undo. */
export function toggleViewOption(option: keyof typeof OPTIONS): void {
  edit((scenario) => {
    const { [option]: on, ...view } = scenario.view;
    return { ...scenario, view: on ? view : { ...view, [option]: OPTIONS[option] } };
  });
}

/** Sets the theme, light or dark, for this browser; a link contains it only if its sender wished so. */
export function setTheme(theme: LabState['theme']): void {
  lab.setState({ theme });
}

/** The scenario with the page's current view, as a link stores it. */
export function scenarioWithView(): Scenario {
  const state = lab.getState();
  const { scenario, t } = state;
  const lane = chosenLane(state) ?? scenario.view.lane;
  const { wanted } = state.replicates;
  const seeds = wanted >= 2 ? { seeds: wanted } : {};
  const layout = state.layout ? { layout: state.layout } : {};
  const lecture = state.lecture === null ? {} : { lecture: state.lecture };
  // The number of seeds and the lecture are taken from the page as it is now, not from the link.
  const { seeds: _, lecture: __, ...rest } = scenario.view;
  const theme = rest.theme ? { theme: state.theme } : {};
  const looks = { ...layout, ...lecture, ...seeds, ...theme };
  return {
    ...scenario,
    view: { ...rest, step: t, lane, regret: shownRegretView(state), ...looks },
  };
}
