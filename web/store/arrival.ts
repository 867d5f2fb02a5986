import * as words from '#words/page/notices';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { isUnplayed } from '../../src/engine/game/learner.ts';
import { sameReplicates } from '../../src/engine/scenario/run-key.ts';
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
import { notify, page } from './page.ts';
import { rememberPrograms, requireLeave } from './programs.ts';
import { stage } from './stage.ts';
import type { LabState } from './state.ts';
import { clampStep, lab } from './store.ts';
import { borrowTheme } from './theme.ts';

/** Time after the last change before the address follows, so that dragging does not write it sixty times a second. */
const SETTLE_MS = 800;
/** Time between two looks that are kept: browsers refuse more than some a second, and a reload loses no more than this. */
const LOOKS_MS = 400;
/** Longer addresses are not kept in the bar, as some browsers cut them, but beside it. */
const LONGEST_ADDRESS = 8000;

let arrived: Scenario | null = null;
/** What the last link in a place's address stands for: coming back to it does not open it again. */
let carried: { readonly link: string; readonly scenario: Scenario } | null = null;
/** Whether the address was a place's when the scenario's link was due. */
let owed = false;
/** The address whose link is being opened: until it is there, nothing else is written over it. */
let opening: string | null = null;

/**
 * Opens what the address holds: the linked scenario at its step, or the place that it names. A link that cannot be
 * opened is said so, and the scenario stays as it is. Returns whether the address held a link that opened.
 */
export async function openAddress(): Promise<boolean> {
  const fragment = heldByAddress();
  if (fragment === '') return isOpening(lab.getState().scenario) && lookAgain();
  const place = placeOf(fragment);
  if (!place) return openLinked(fragment);
  followPlace('');
  return openCarried(place);
}

/** Opens the run that the address of a place is about, unless it is there; without a link the one that is there. */
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
      // Nothing of a game has been computed yet.
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
    notify({ kind: 'error', text: words.notTheLinks(reason), actions: [] });
    return false;
  } finally {
    if (opening === fragment) opening = null;
  }
}

/** Whether the address has come to ask for another run; a place that was entered meanwhile shows the one on its way. */
function asksForAnother(now: string, fragment: string): boolean {
  const place = now === fragment ? null : placeOf(now);
  return now !== fragment && (!place || place.name === 'compare' || place.name === 'you' || !!place.link);
}

/** The address's fragment, or the link that was too long for it and stands beside it in the history. */
function heldByAddress(): string {
  const { tooLong } = (history.state ?? {}) as { readonly tooLong?: unknown };
  return hashOf(location.href) || (typeof tooLong === 'string' ? tooLong : '');
}

/** How the run is looked at. */
const LOOKS = ['t', 'selectedLane', 'regretView', 'layout'] as const;
type Looks = Pick<LabState, (typeof LOOKS)[number]>;

/** Keeps it in the entry of the history, so that the address goes on promising what it promised. */
function keepLooks(): void {
  const { place } = page.getState();
  if ((place && !isAboutRun(place)) || opening !== null) return;
  const state = lab.getState();
  const looks = Object.fromEntries(LOOKS.map((key) => [key, state[key]]));
  history.replaceState({ ...history.state, looks }, '');
}

/** As a reload, Back or Forward finds them. Returns whether any are there. */
function lookAgain(): boolean {
  const { looks } = (history.state ?? {}) as { readonly looks?: Looks };
  if (looks) lab.setState({ ...looks, t: clampStep(looks.t, lab.getState().scenario.horizon) });
  return looks !== undefined;
}

/** As many seeds as the link says, so that its receiver sees the sender's figures arrive. */
function wantLinkedSeeds({ view }: Scenario): void {
  const { results } = lab.getState().replicates;
  if (view.seeds) wantReplicates(Math.max(view.seeds, results.length));
  else if (page.getState().place?.name === 'compare') wantFirstSeeds();
}

/** Keeps the address in step with scenario and seeds without adding to the history, so that reloading restores them. */
export function followAddress(): void {
  let timer: ReturnType<typeof setTimeout>;
  let looking = false;
  lab.subscribe((state, before) => {
    if (!looking && LOOKS.some((key) => state[key] !== before[key])) {
      looking = true;
      setTimeout(
        (seenAt: string) => {
          looking = false;
          // Back and typed addresses are there before their run is.
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
  };
  window.addEventListener('hashchange', onHashChange);
}

/**
 * Another scenario is looked at in the lanes; but what is compared or inspected stays so, and another seed in the editor is one
 * for its random curves.
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
  // A scenario that cannot be packed has its fault shown where it arose; the address then stays behind.
  const link = await linkOf(scenario).catch(() => null);
  // A long one takes its time, and is no longer the run's where there is another.
  if (lab.getState().scenario !== edited) return;
  const { place } = page.getState();
  // By the browser's Back the address is a place's a moment before the place is open, and no longer one's a moment before it closes.
  const addressed = placeOf(hashOf(location.href));
  owed = (place ?? addressed) !== null;
  if (link === null || opening === heldByAddress()) return;
  if (place && addressed && isAboutRun(place)) showCarried(link, scenario);
  else if (!owed) showLink(link);
}

/** The address of a place that is about a run holds the run's link. */
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
