import * as words from '#words/page/notices';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { isUnplayed } from '../../src/engine/game/learner.ts';
import { sameReplicates } from '../../src/engine/scenario/run-key.ts';
import { OPENING } from '../../src/engine/scenes/opening.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { objectiveById } from '../registry/known.ts';
import { wantFirstSeeds, wantReplicates } from './actions/replicates.ts';
import { openScenario } from './actions/scenario.ts';
import { playsAtOnce } from './actions/time.ts';
import { scenarioWithView } from './actions/view.ts';
import { hashOf, linkOf, openLink } from './address/links.ts';
import { carryLink, followPlace, leaveForRun, openPlace } from './address/place.ts';
import { isAboutRun, type Place, placeOf } from './address/place-name.ts';
import { isOpening } from './first-visit.ts';
import { noticeHere } from './notice-here.ts';
import { isShut, page } from './page.ts';
import { rememberPrograms, requireLeave } from './programs.ts';
import { stage } from './stage.ts';
import type { LabState } from './state.ts';
import { clampStep, lab } from './store.ts';
import { borrowTheme } from './theme.ts';

/** Delay of the address after the last change, so that a drag does not write it sixty times a second. */
const SETTLE_MS = 800;
/** Least time between two saves of the view: browsers limit their rate, and a reload loses at most this. */
const LOOKS_MS = 400;
/** Longer addresses are kept beside the address bar, because some browsers cut them. */
const LONGEST_ADDRESS = 8000;

let arrived: Scenario | null = null;
/** The last link in a place's address and its scenario: returning to it does not open it again. */
let carried: { readonly link: string; readonly scenario: Scenario } | null = null;
/** Whether the address was a place's when the scenario's link should have been written. */
let owed = false;
/** The address whose link is being opened; nothing else is written over it until then. */
let opening: string | null = null;

/** Whether a link is being opened. */
export const isArriving = (): boolean => opening !== null;

/**
 * Opens what the address holds: the linked scenario at its step, or the place that it names. If a link cannot
 * be opened, a notice says so and the scenario stays as it is. Returns whether the address held a link that
 * opened.
 */
export async function openAddress(): Promise<boolean> {
  const fragment = heldByAddress();
  if (fragment === '') {
    if (isOpening(lab.getState().scenario)) return lookAgain();
    // Back at the page as it opened.
    return !history.state?.unwritten && openLinked(OPENING.id);
  }
  const place = placeOf(fragment);
  if (!place) return openLinked(fragment);
  followPlace('');
  return openCarried(place);
}

/** Opens the run linked in a place's address, unless it is open already; without a link the run stays. */
async function openCarried(place: Place): Promise<boolean> {
  if (!isAboutRun(place)) return false;
  owed = true;
  const { link } = place;
  const { scenario, replicates } = lab.getState();
  const isThere = !link || (carried?.link === link && sameReplicates(carried.scenario, scenario));
  if (!isThere) return openLinked(link);
  if (place.name === 'compare' && replicates.wanted === 0) wantFirstSeeds();
  return false;
}

async function openLinked(link: string): Promise<boolean> {
  const fragment = heldByAddress();
  const overtaken = () => asksForAnother(heldByAddress(), fragment);
  opening = fragment;
  try {
    const { scenario, ...promise } = await openLink(link);
    if (overtaken()) return false;
    await requireLeave(scenario);
    if (overtaken()) return false;
    if (isUnplayed(scenario, objectiveById(scenario.objective.id))) {
      if (page.getState().alone) throw new Error(words.gameInFrame);
      // No step of it has been computed yet, so it is played with today's engine.
      const { engine: _, ...dealt } = scenario;
      page.setState({ dealt });
      openPlace({ name: 'you', detail: '' });
      return true;
    }
    arrived = scenario;
    openScenario(scenario, playsAtOnce(scenario));
    lookAgain();
    if (scenario.view.theme) borrowTheme(scenario.view.theme);
    page.setState({ promised: { ...promise, by: 'link' } });
    if (page.getState().place) carried = { link, scenario };
    wantLinkedSeeds(scenario);
    return true;
  } catch (error) {
    if (overtaken()) return false;
    const reason = messageOf(error);
    const shut = isShut(page.getState());
    // In a frame nobody asked for the run behind the place.
    if (shut) page.setState({ place: null });
    noticeHere({ kind: 'error', text: shut ? reason : words.notTheLinks(reason), actions: [] });
    return false;
  } finally {
    if (opening === fragment) opening = null;
  }
}

/** Whether the address now asks for another run; a place opened meanwhile shows the run being opened. */
function asksForAnother(now: string, fragment: string): boolean {
  const place = now === fragment ? null : placeOf(now);
  return now !== fragment && (!place || place.name === 'compare' || place.name === 'you' || !!place.link);
}

/** The address's fragment, or the link that was too long for it and is kept in the history's state. */
function heldByAddress(): string {
  const { tooLong } = (history.state ?? {}) as { readonly tooLong?: unknown };
  return hashOf(location.href) || (typeof tooLong === 'string' ? tooLong : '');
}

/** The parts of the state that say how the run is viewed. */
const LOOKS = ['t', 'selectedLane', 'regretView', 'layout'] as const;
type Looks = Pick<LabState, (typeof LOOKS)[number]>;

/** Saves the view in the history entry, so that the link in the address, and its promise, stay the same. */
function keepLooks(): void {
  const { place } = page.getState();
  if ((place && !isAboutRun(place)) || opening !== null) return;
  const state = lab.getState();
  const looks = Object.fromEntries(LOOKS.map((key) => [key, state[key]]));
  history.replaceState({ ...history.state, looks }, '');
}

/** Restores the saved view after a reload, Back or Forward. Returns whether there was one. */
function lookAgain(): boolean {
  const { looks } = (history.state ?? {}) as { readonly looks?: Looks };
  if (looks) lab.setState({ ...looks, t: clampStep(looks.t, lab.getState().scenario.horizon) });
  return looks !== undefined;
}

/** Requests as many seeds as the link says, so that its receiver sees the sender's figures come in. */
function wantLinkedSeeds({ view }: Scenario): void {
  const { results } = lab.getState().replicates;
  if (view.seeds) wantReplicates(Math.max(view.seeds, results.length));
  else if (page.getState().place?.name === 'compare') wantFirstSeeds();
}

/** Updates the address with scenario and seeds, so that a reload restores them; no new history entries. */
export function followAddress(): void {
  let timer: ReturnType<typeof setTimeout>;
  let looking = false;
  lab.subscribe((state, before) => {
    if (!looking && LOOKS.some((key) => state[key] !== before[key])) {
      looking = true;
      setTimeout(
        (seenAt: string) => {
          looking = false;
          // After Back, or in a typed address, the address is there before its run.
          if (location.href === seenAt) keepLooks();
        },
        LOOKS_MS,
        location.href,
      );
    }
    const isAnother = state.scenario !== before.scenario && state.scenario !== arrived;
    const { wanted } = state.replicates;
    const begun = state.lecture !== before.lecture && state.scenario === before.scenario;
    const asLinked = state.scenario === arrived && wanted === (arrived.view.seeds ?? 0);
    const undone = state.scenario !== before.scenario && state.scenario === arrived && opening === null;
    if (!isAnother && !begun && !undone && (wanted === before.replicates.wanted || asLinked)) return;
    if (isAnother && !staysInPlace(state.scenario, before.scenario)) leaveForRun();
    if (isAnother) page.setState({ promised: null });
    clearTimeout(timer);
    timer = setTimeout(() => {
      void write();
      void rememberPrograms(lab.getState().scenario);
    }, SETTLE_MS);
  });
  page.subscribe(({ place }, before) => {
    const left = !place && before.place && owed;
    const opened = place && place.name !== before.place?.name && isAboutRun(place) && !place.link;
    if (left || opened) void write();
  });
  const onHashChange = ({ oldURL }: HashChangeEvent) => {
    const fragment = hashOf(oldURL);
    const place = placeOf(hashOf(location.href));
    if (!followPlace(fragment && `#${fragment}`)) void openAddress();
    else if (place) void openCarried(place);
    // A place that opened before the view had been saved kept it from being saved.
    else keepLooks();
  };
  window.addEventListener('hashchange', onHashChange);
}

/**
 * Whether the place stays open for another scenario. Comparing and inspecting continue, and in the editor
 * another seed only redraws the random curves; any other scenario is viewed in the lanes.
 */
function staysInPlace(after: Scenario, before: Scenario): boolean {
  const { place } = page.getState();
  if (!place || isAboutRun(place) || stage.getState().givingBack) return true;
  // A lesson changes its own scene; anything else is shown outside the lesson.
  if (place.name === 'lesson') return after.title === (stage.getState().stage?.scene ?? after.title);
  return place.name === 'own' && onlyReseeded(after, before);
}

const onlyReseeded = (after: Scenario, before: Scenario): boolean =>
  after.seed !== before.seed && after.objective === before.objective && after.lanes === before.lanes;

async function write(): Promise<void> {
  const edited = lab.getState().scenario;
  const scenario = scenarioWithView();
  // The fault of a scenario that cannot be packed is shown where it arose; the address is then not updated.
  const link = await linkOf(scenario).catch(() => null);
  await addressHeard();
  // Packing a long link takes time; meanwhile the run may have changed.
  if (lab.getState().scenario !== edited) return;
  const { place } = page.getState();
  // After Back the address changes a moment before its place opens or closes.
  const addressed = placeOf(hashOf(location.href));
  owed = (place ?? addressed) !== null;
  if (link === null || opening === heldByAddress()) return;
  if (place && addressed && isAboutRun(place)) showCarried(link, scenario);
  // An address that a frame has refused stays: the next one may be on its way.
  else if (!owed && !isShut(page.getState())) showLink(link);
}

/** Resolves when every change of the address has been heard of: its event comes after it, and later where much is drawn. */
async function addressHeard(): Promise<void> {
  for (let heard = ''; heard !== location.href; ) {
    heard = location.href;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Writes the run's link into the address of a place that is about a run. */
function showCarried(link: string, scenario: Scenario): void {
  if (link.length > LONGEST_ADDRESS) return;
  carried = { link, scenario };
  carryLink(link);
}

function showLink(link: string): void {
  const bare = location.href.split('#')[0];
  if (link.length <= LONGEST_ADDRESS) history.replaceState(null, '', `${bare}#${link}`);
  else history.replaceState({ tooLong: link }, '', bare);
}
