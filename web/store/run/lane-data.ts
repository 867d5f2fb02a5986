import type { Lane, LaneLetter, Scenario, View } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { fittingRegretView } from '../../../src/engine/scenario/regret-view.ts';
import { laneKey, worldKey } from '../../../src/engine/scenario/run-key.ts';
import { objectiveById } from '../../registry/known.ts';
import { laneNames } from '../names.ts';
import type { LabState, LaneData, LaneRun } from '../state.ts';
import { worldInSight } from './world-in-sight.ts';

/** The state of a lane without any results yet. */
const NO_RUN: LaneRun = {
  key: '',
  status: 'running',
  records: [],
  error: null,
  fingerprint: null,
  marks: '',
  frame: null,
};

/** Lane data by lane, run and name: the scenarios drawn and edited may name the same lane differently. */
const known = new WeakMap<Lane, WeakMap<LaneRun, Map<string, LaneData>>>();

/** A scenario and the runs computed so far, which may belong to other scenarios. */
type Computed = Pick<LabState, 'scenario' | 'runs'>;

/**
 * The lane with its run, if that was computed from this scenario; the same object until one of these or the
 * name changes, so that panels can skip work.
 */
function laneData({ scenario, runs }: Computed, lane: Lane): LaneData {
  const computed = runs[lane.id];
  const run = computed?.key === laneKey(scenario, lane) ? computed : NO_RUN;
  const name = laneNames(scenario.lanes).get(lane.id) ?? lane.id;
  const ofLane = known.get(lane) ?? new WeakMap<LaneRun, Map<string, LaneData>>();
  known.set(lane, ofLane);
  const ofRun = ofLane.get(run) ?? new Map<string, LaneData>();
  ofLane.set(run, ofRun);
  const data = ofRun.get(name) ?? { lane, name, run };
  ofRun.set(name, data);
  return data;
}

/** All lanes of the scenario, in its order. */
export function allLanes(computed: Computed): LaneData[] {
  return computed.scenario.lanes.map((lane) => laneData(computed, lane));
}

/**
 * The drawn lanes that are shown anywhere on the page.
 * @param about the lanes that the lesson's step is about; null: all of the scenario
 */
export function lanesInSight(
  state: Pick<LabState, 'shown' | 'runs'>,
  about: readonly LaneLetter[] | null,
): LaneData[] {
  return allLanes(drawn(state)).filter(({ lane }) => about?.includes(lane.id) ?? true);
}

/** The lane with this letter; null when it has just been removed. */
export function laneAt(computed: Computed, letter: LaneLetter): LaneData | null {
  const lane = computed.scenario.lanes.find(({ id }) => id === letter);
  return lane ? laneData(computed, lane) : null;
}

/** The scenario drawn, instead of the edited one, with its runs. */
export const drawn = ({ shown, runs }: Pick<LabState, 'shown' | 'runs'>): Computed => ({
  scenario: shown,
  runs,
});

/** The world drawn, limited to what is not hidden of its future; null while it is being built. */
export function drawnWorld(state: LabState): WorldSummary | null {
  const { shown, world, worldKey: key } = state;
  return world && key === worldKey(shown) ? worldInSight(world, scaledUntil(state)) : null;
}

/** Whether all that is drawn would stay if the other scenario were drawn, except lanes it does not have. */
export function keepsPicture(state: LabState, other: Scenario): boolean {
  if (drawnWorld(state) && state.worldKey !== worldKey(other)) return false;
  return allLanes(drawn(state)).every(({ lane, run }) => {
    const heir = other.lanes.find(({ id }) => id === lane.id);
    return run === NO_RUN || !heir || run.key === laneKey(other, heir);
  });
}

/** The lane selected in the list; the first one if that was removed; null without lanes. */
export function chosenLane({ scenario, selectedLane }: LabState): LaneLetter | null {
  const { lanes } = scenario;
  return (lanes.find((lane) => lane.id === selectedLane) ?? lanes[0])?.id ?? null;
}

/** The view of the regret panel: the chosen one, if the objective offers it. */
export function shownRegretView({ scenario, regretView }: LabState): View['regret'] {
  return fittingRegretView(regretView, objectiveById(scenario.objective.id) ?? {});
}

/**
 * Number of steps computed by all drawn lanes that have not ended by failing or by waiting for a choice that
 * nobody makes; 0 while another world is awaited.
 */
export function computedSteps(state: LabState): number {
  const { shown, scenario } = state;
  if (worldKey(shown) !== worldKey(scenario)) return 0;
  const lanes = allLanes(drawn(state)).filter(({ run }) => run.status !== 'failed');
  const lengths = lanes
    .filter(({ lane, run }) => !(lane.waits && run.status === 'done'))
    .map(({ run }) => run.records.length);
  if (lengths.length > 0) return Math.min(...lengths);
  return Math.max(0, ...lanes.map(({ run }) => run.records.length));
}

/** Numbers of lanes from which they are shown as small multiples, unless the user chose a layout. */
const MANY = { square: 3, other: 4 };

/** The layout of the lanes: the user's choice, else by their number; 'lanes' in an environment. */
export function shownLayout({ shown, layout }: LabState): NonNullable<View['layout']> {
  if (shown.lanes.length < 2) return 'lanes';
  if (layout) return layout;
  const spec = objectiveById(shown.objective.id);
  const many = spec?.dimension === 2 ? MANY.square : MANY.other;
  return shown.lanes.length >= many && !spec?.environment ? 'overview' : 'lanes';
}

/** The enlarged lane; null if it was removed or is the only one. */
export function enlargedLane({ shown: { lanes }, enlarged }: LabState): LaneLetter | null {
  return lanes.length > 1 && lanes.some(({ id }) => id === enlarged) ? enlarged : null;
}

/** The last step whose outcome may be shown: in slow motion the step before, until the test's phase. */
export function toldStep({ t, phase }: Pick<LabState, 't' | 'phase'>): number {
  return phase === null || phase === 'test' || phase === 'reset' ? t : t - 1;
}

/** The last step drawn; later ones are hidden on request and in slow motion. Infinite if only veiled. */
export function drawnUntil(state: Pick<LabState, 't' | 'phase' | 'scenario'>): number {
  const hides = state.phase !== null || state.scenario.view.hide;
  return hides ? toldStep(state) : Number.POSITIVE_INFINITY;
}

/** The last step that axes include: only what is shown, if the future is hidden on request. */
export const scaledUntil = (state: Pick<LabState, 't' | 'phase' | 'scenario'>): number =>
  state.scenario.view.hide ? toldStep(state) : Number.POSITIVE_INFINITY;

/** Whether the future is hidden on request and the cursor is before the last step: nothing may reveal it. */
export const hidesFuture = ({ t, scenario: { view, horizon } }: Pick<LabState, 't' | 'scenario'>): boolean =>
  view.hide !== undefined && t < horizon;

/** Whether, in addition, the link locks the controls, so that the world's settings are hidden. */
export const hidesWorld = (state: Pick<LabState, 't' | 'scenario'>): boolean =>
  hidesFuture(state) && state.scenario.view.lock !== undefined;

/** The last step up to which changes of the objective are marked: later ones are hidden with the future. */
export function changesUntil(state: Pick<LabState, 't' | 'phase' | 'scenario'>): number {
  return drawnUntil(state) < Number.POSITIVE_INFINITY ? state.t - 1 : Number.POSITIVE_INFINITY;
}

/** The first step after the next change of the objective or the noise; null if there is none ahead. */
export function nextChange(state: LabState): number | null {
  return firstSteps(state).find((step) => step > state.t) ?? null;
}

/** The first step after the previous change; null if there is none behind. */
export function previousChange(state: LabState): number | null {
  return firstSteps(state).findLast((step) => step < state.t) ?? null;
}

/** The first step after each change within the run. */
const firstSteps = (state: LabState): number[] =>
  (drawnWorld(state)?.changes ?? []).map((step) => step + 1).filter((step) => step <= state.scenario.horizon);
