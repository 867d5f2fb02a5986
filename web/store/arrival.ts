import type { Scenario } from '../../src/contracts/scenario.ts';
import { isUnplayed } from '../../src/engine/game/learner.ts';
import { sameReplicates } from '../../src/engine/scenario/run-key.ts';
import { wantFirstSeeds, wantReplicates } from './actions/replicates.ts';
import { openScenario } from './actions/scenario.ts';
import { scenarioWithView } from './actions/view.ts';
import { addressTo, hashOf, openLink } from './links.ts';
import { notify, page } from './page.ts';
import { followPlace, leaveForRun, openPlace, turnTo } from './place.ts';
import { placeOf } from './place-name.ts';
import { lab } from './store.ts';

/** Time after the last change before the address follows, so that dragging does not write it sixty times a second. */
const SETTLE_MS = 800;
/** Longer addresses are not kept in the bar: some browsers cut them. */
const LONGEST_ADDRESS = 8000;
/** Nor are larger tables packed for it, which takes seconds: they never fit. */
const MOST_CELLS = 20_000;

let arrived: Scenario | null = null;
/** What the last address of a comparison stands for: coming back to it opens nothing anew. */
let compared: { readonly link: string; readonly scenario: Scenario } | null = null;
/** Whether the address was a place's when the scenario's link was due. */
let owed = false;

/**
 * Opens what the address holds: the linked scenario, paused at its step, or the place that it names. A link that cannot be
 * opened is said so, and the scenario stays as it is. Returns whether the address held a link that opened.
 */
export async function openAddress(): Promise<boolean> {
  const fragment = hashOf(location.href);
  if (fragment === '') return false;
  const place = placeOf(fragment);
  if (!place) return openLinked(fragment);
  followPlace('');
  return place.name === 'compare' && openComparison(place.detail);
}

/** Opens the scenario whose lanes an address compares, unless it is there; without a link the one that is there. */
async function openComparison(link: string): Promise<boolean> {
  owed = true;
  const { scenario, replicates } = lab.getState();
  const isThere = link === '' || (compared?.link === link && sameReplicates(compared.scenario, scenario));
  if (!isThere) return openLinked(link);
  if (replicates.wanted === 0) wantFirstSeeds();
  return false;
}

async function openLinked(link: string): Promise<boolean> {
  const fragment = hashOf(location.href);
  const overtaken = () => hashOf(location.href) !== fragment;
  try {
    const { scenario, ...promise } = await openLink(link);
    if (overtaken()) return false;
    if (isUnplayed(scenario)) {
      page.setState({ dealt: scenario });
      openPlace({ name: 'you', detail: '' });
      return true;
    }
    arrived = scenario;
    openScenario(scenario, false);
    page.setState({ promised: { ...promise, by: 'link' } });
    if (page.getState().place) compared = { link, scenario };
    wantLinkedSeeds(scenario);
    return true;
  } catch (error) {
    if (overtaken()) return false;
    const reason = error instanceof Error ? error.message : String(error);
    notify({ kind: 'error', text: `${reason} The scene below is not the link’s.`, actions: [] });
    return false;
  }
}

/** As many seeds as the link says, so that its receiver sees the sender's figures arrive. */
function wantLinkedSeeds({ view }: Scenario): void {
  const { results } = lab.getState().replicates;
  if (view.seeds) wantReplicates(Math.max(view.seeds, results.length));
  else if (page.getState().place?.name === 'compare') wantFirstSeeds();
}

/** Keeps the address in step with scenario and seeds without adding to the history, so that reloading restores them. */
export function followAddress(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const unsubscribe = lab.subscribe((state, before) => {
    const isAnother = state.scenario !== before.scenario && state.scenario !== arrived;
    const { wanted } = state.replicates;
    const asLinked = state.scenario === arrived && wanted === (arrived.view.seeds ?? 0);
    if (!isAnother && (wanted === before.replicates.wanted || asLinked)) return;
    // Another scenario is looked at in the lanes, unless these are being compared.
    const { place } = page.getState();
    if (isAnother && place && place.name !== 'compare') leaveForRun();
    if (isAnother) page.setState({ promised: null });
    clearTimeout(timer);
    timer = setTimeout(() => void write(), SETTLE_MS);
  });
  const unsubscribeFromPlace = page.subscribe(({ place }, before) => {
    const left = !place && before.place && owed;
    const opened = place?.name === 'compare' && before.place?.name !== 'compare' && place.detail === '';
    if (left || opened) void write();
  });
  const onHashChange = ({ oldURL }: HashChangeEvent) => {
    const fragment = hashOf(oldURL);
    const place = placeOf(hashOf(location.href));
    if (!followPlace(fragment && `#${fragment}`)) void openAddress();
    else if (place?.name === 'compare') void openComparison(place.detail);
  };
  window.addEventListener('hashchange', onHashChange);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    unsubscribeFromPlace();
    window.removeEventListener('hashchange', onHashChange);
  };
}

async function write(): Promise<void> {
  const scenario = scenarioWithView();
  const { dataset } = scenario.objective;
  if (dataset && dataset.arms.length * dataset.times.length > MOST_CELLS) return;
  // A scenario that cannot be packed has its fault shown where it arose; the address then stays behind.
  const url = await addressTo(scenario).catch(() => null);
  const { place } = page.getState();
  owed = place !== null;
  if (url === null || url.length > LONGEST_ADDRESS) return;
  const named = placeOf(hashOf(url));
  if (named?.name === 'compare' && place?.name === 'compare') {
    compared = { link: named.detail, scenario };
    turnTo(named.detail);
  } else if (!named && !place) history.replaceState(null, '', url);
  else if (named || place?.name === 'compare') void write();
}
