import { createContext, useContext, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { linear } from '../../src/picture/scale.ts';
import { isProgrammed, objectiveById } from '../registry/known.ts';
import { setHover, setRegretView } from './actions/view.ts';
import { type PageState, page } from './page.ts';
import {
  allLanes,
  changesUntil,
  chosenLane,
  drawn,
  drawnUntil,
  drawnWorld,
  enlargedLane,
  hidesFuture,
  hidesWorld,
  laneAt,
  lanesInSight,
  nextChange,
  previousChange,
  scaledUntil,
  shownLayout,
  shownRegretView,
  toldStep,
} from './run/lane-data.ts';
import { useHidden, useLanesOnStage, useStage } from './stage.ts';
import type { Hover, LabState, LaneData, Phase, Replicates } from './state.ts';
import { lab, NO_REPLICATES } from './store.ts';

/** The state that the hooks below read: `lab`, or `calm` where it may lag behind a drag. */
export const ReadFrom = createContext<Pick<typeof lab, 'getState' | 'getInitialState' | 'subscribe'>>(lab);

function useLab<T>(select: (state: LabState) => T): T {
  return useStore(useContext(ReadFrom), select);
}

/** The scenario that is drawn: world and lanes below belong to this one, even when the controls are ahead. */
export function useScenario(): Scenario {
  return useLab((state) => state.shown);
}

/** The scenario that the controls edit. */
export function useEditedScenario(): Scenario {
  return useLab((state) => state.scenario);
}

/** One selected part of the edited scenario; the component renders again only when that part changes. */
export function useEdited<T>(select: (scenario: Scenario) => T): T {
  return useLab((state) => select(state.scenario));
}

/** null until the world has been built. */
export function useWorld(): WorldSummary | null {
  return useLab(drawnWorld);
}

/** Whether lanes without records show that they are being opened; not in the first moment. */
export function useOpening(): boolean {
  return useLab((state) => state.opening);
}

/** A plain sentence when the objective cannot run. */
export function useWorldError(): string | null {
  return useLab((state) => state.worldError);
}

/** Every lane in view, in the order of the page. An item is the same object until its lane or run changes. */
export function useLanes(): LaneData[] {
  const about = useLanesOnStage();
  return useLab(useShallow((state) => lanesInSight(state, about)));
}

/** One lane; null when it has just been removed. */
export function useLane(letter: LaneLetter): LaneData | null {
  return useLab((state) => laneAt(drawn(state), letter));
}

const NO_QUERIES: readonly { readonly letter: LaneLetter; readonly index: number }[] = [];

/** What every lane in view queried at step t, in the order of the page; null: no step is asked for. */
export function useQueriesAt(t: number | null): typeof NO_QUERIES {
  const about = useLanesOnStage();
  const lanes = useLab(useShallow((state) => lanesInSight(state, about).map(({ lane }) => lane)));
  const indices = useLab(
    useShallow((state) =>
      t === null ? [] : lanesInSight(state, about).map(({ run }) => run.records[t - 1]?.index ?? -1),
    ),
  );
  return useMemo(
    () =>
      indices.length === 0
        ? NO_QUERIES
        : lanes
            .map(({ id }, i) => ({ letter: id, index: indices[i] ?? -1 }))
            .filter(({ index }) => index >= 0),
    [indices, lanes],
  );
}

/** The lanes that the controls edit, with their runs as far as computed. */
export function useEditedLanes(): LaneData[] {
  return useLab(useShallow(allLanes));
}

/** One of the lanes that the controls edit. */
export function useEditedLane(letter: LaneLetter): LaneData | null {
  return useLab((state) => laneAt(state, letter));
}

/** The step t shown, 1..horizon. It may be ahead of the records while they are computed. */
export function useCursor(): number {
  return useLab((state) => state.t);
}

/** The last step whose outcome may be shown: the cursor's, in slow motion the one before until the test. */
export function useTold(): number {
  return useLab(toldStep);
}

/** The last step drawn; infinite where the future is only veiled. */
export function useDrawnUntil(): number {
  return useLab(drawnUntil);
}

/**
 * Upper end of an axis from 0: the largest value of the run, or where the future is hidden a round number for
 * what is shown.
 */
export function useReach(largest: (until: number) => number): number {
  const asked = useStage()?.reach ?? 0;
  const round = useLab((state) => {
    const until = Math.max(asked, scaledUntil(state));
    return until < Number.POSITIVE_INFINITY
      ? linear([0, largest(until)], [0, 1])
          .nice(4)
          .domain()[1]
      : null;
  });
  return round ?? largest(Number.POSITIVE_INFINITY);
}

/** The changes of the objective that may be marked. */
export function useShownChanges(changePoints: readonly number[]): readonly number[] {
  const until = useLab(changesUntil);
  return until === Number.POSITIVE_INFINITY ? changePoints : changePoints.filter((step) => step <= until);
}

/** The first steps after the next and the previous change; null where there is none, or it is hidden. */
export function useChanges(): { readonly ahead: number | null; readonly behind: number | null } {
  const hides = useLab((state) => drawnUntil(state) < Number.POSITIVE_INFINITY);
  const ahead = useLab(nextChange);
  return { ahead: hides ? null : ahead, behind: useLab(previousChange) };
}

/** The view options that are part of links and undo. */
export function useViewOptions(): Pick<Scenario['view'], 'hide' | 'pause'> {
  return useLab((state) => state.scenario.view);
}

/** The lane whose program is edited in place of the controls; null: none, or the lane was removed. */
export function useProgramLane(): LaneLetter | null {
  const letter = useStore(page, ({ program }) => program);
  const there = useEdited(
    ({ lanes, view }) =>
      !view.lock && lanes.some(({ id, algorithm }) => id === letter && isProgrammed(algorithm)),
  );
  return there ? letter : null;
}

/** Where a lane's newest program stopped, while the last one that ran is drawn; null: it did not stop. */
export function useStopped(letter: LaneLetter): PageState['stopped'] {
  return useStore(page, ({ stopped }) => (stopped?.letter === letter ? stopped : null));
}

/** Whether the scenario may only be viewed and played. */
export function useLocked(): boolean {
  return useLab((state) => state.scenario.view.lock !== undefined);
}

/** Whether the future is hidden, and the words that would reveal it. */
export const useHidesFuture = (): boolean => useLab(hidesFuture);

/** Whether a link hides how the world is made, which would reveal the future. */
export const useHidesWorld = (): boolean => useLab(hidesWorld);

/** Whether only the lanes are shown, without the insight panels. */
export const useLanesAlone = (): boolean => useLab((state) => state.scenario.view.show === 'lanes');

/** Whether the page offers a game. */
export const useOffersGame = (): boolean => useLab((state) => state.scenario.view.you === undefined);

/** What the pointer points at, and how to change it: `setHover({ t: 96 })`, `setHover({ t: null })`. */
export function useHover(): [Hover, (hover: Partial<Hover>) => void] {
  return [useLab((state) => state.hover), setHover];
}

/** The lane whose parameters and trigger are shown; null when there are no lanes. */
export function useSelectedLane(): LaneLetter | null {
  return useLab(chosenLane);
}

export function useTheme(): 'light' | 'dark' {
  return useLab((state) => state.theme);
}

/** The view of the regret panel, and a function that changes it. */
export function useRegretView(): [LabState['regretView'], (view: LabState['regretView']) => void] {
  return [useLab(shownRegretView), setRegretView];
}

/** How the lanes are laid out, and which one is enlarged. */
export function useLayout(): { readonly layout: 'lanes' | 'overview'; readonly enlarged: LaneLetter | null } {
  return { layout: useLab(shownLayout), enlarged: useLab(enlargedLane) };
}

/** Type size of the lecture in progress, in percent; null: no lecture. */
export function useLecture(): number | null {
  return useLab((state) => state.lecture);
}

/** Whether 2D lanes show surfaces. */
export function useSurface(): boolean {
  return useLab((state) => state.surface);
}

/** Whether the candidates of the world drawn form a square, and are not pairs of design and condition. */
export function useSquare(): boolean {
  return useLab((state) => {
    const world = drawnWorld(state);
    return world?.candidates.kind === 'grid' && world.candidates.dimension === 2 && !world.environment;
  });
}

/** The field of the overview's tiles. */
export function useField(): LabState['field'] {
  return useLab((state) => state.field);
}

/** Whether the chosen objective has an environment. */
export function useEnvironmental(): boolean {
  return useLab(({ scenario }) => objectiveById(scenario.objective.id)?.environment === true);
}

export function useReplicates(): Replicates {
  return useLab((state) => state.replicates);
}

/** Replicates for what lies behind a place: they do not update while hidden by it. A lesson may hide them. */
export function useUncoveredReplicates(): Replicates {
  const covered = useStore(page, ({ place }) => place !== null && place.name !== 'lesson');
  const hidden = useHidden('seeds');
  const seen = useRef(NO_REPLICATES);
  return useLab(({ replicates }) => {
    if (!covered) seen.current = replicates;
    return hidden ? NO_REPLICATES : seen.current;
  });
}

/** The phase highlighted in slow motion; null outside it. */
export function usePhase(): Phase | null {
  return useLab((state) => state.phase);
}

export function usePlaying(): boolean {
  return useLab((state) => state.playing);
}

export function useSpeed(): LabState['speed'] {
  return useLab((state) => state.speed);
}
