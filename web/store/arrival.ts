import type { Scenario } from '../../src/contracts/scenario.ts';
import { isUnplayed } from '../../src/engine/game/learner.ts';
import { openScenario } from './actions/scenario.ts';
import { scenarioWithView } from './actions/view.ts';
import { addressTo, hashOf, openLink } from './links.ts';
import { notify, page } from './page.ts';
import { followPlace, leaveForRun, openPlace } from './place.ts';
import { placeOf } from './place-name.ts';
import { lab } from './store.ts';

/** Time after the last change before the address follows, so that dragging does not write it sixty times a second. */
const SETTLE_MS = 800;
/** Longer addresses are not kept in the bar: some browsers cut them. */
const LONGEST_ADDRESS = 8000;
/** Nor are larger tables packed for it, which takes seconds: they never fit. */
const MOST_CELLS = 20_000;

let arrived: Scenario | null = null;
/** Whether the address was a place's when the scenario's link was due. */
let owed = false;

/**
 * Opens what the address holds: the linked scenario, paused at its step. A link that cannot be opened is said so,
 * and the scenario stays as it is. Returns whether the address held a link that opened.
 */
export async function openAddress(): Promise<boolean> {
  const fragment = hashOf(location.href);
  if (fragment === '') return false;
  if (placeOf(fragment)) {
    followPlace('');
    return false;
  }
  const overtaken = () => hashOf(location.href) !== fragment;
  try {
    const { scenario, ...promise } = await openLink(fragment);
    if (overtaken()) return false;
    if (isUnplayed(scenario)) {
      page.setState({ dealt: scenario });
      openPlace({ name: 'you', detail: '' });
      return true;
    }
    arrived = scenario;
    openScenario(scenario, false);
    page.setState({ promised: { ...promise, by: 'link' } });
    return true;
  } catch (error) {
    if (overtaken()) return false;
    const reason = error instanceof Error ? error.message : String(error);
    notify({ kind: 'error', text: `${reason} The scene below is not the link’s.`, actions: [] });
    return false;
  }
}

/** Keeps the address in step with the scenario without adding to the history, so that reloading restores it. */
export function followAddress(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const unsubscribe = lab.subscribe((state, before) => {
    if (state.scenario === before.scenario || state.scenario === arrived) return;
    const { place } = page.getState();
    // Another scenario is looked at in the lanes; another seed in the editor, whose random curves follow it.
    if (place && !(place.name === 'own' && onlyReseeded(state.scenario, before.scenario))) leaveForRun();
    page.setState({ promised: null });
    clearTimeout(timer);
    timer = setTimeout(() => void write(), SETTLE_MS);
  });
  const unsubscribeFromPlace = page.subscribe(({ place }, before) => {
    if (!place && before.place && owed) void write();
  });
  const onHashChange = ({ oldURL }: HashChangeEvent) => {
    const fragment = hashOf(oldURL);
    if (!followPlace(fragment && `#${fragment}`)) void openAddress();
  };
  window.addEventListener('hashchange', onHashChange);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    unsubscribeFromPlace();
    window.removeEventListener('hashchange', onHashChange);
  };
}

const onlyReseeded = (after: Scenario, before: Scenario): boolean =>
  after.seed !== before.seed && after.objective === before.objective && after.lanes === before.lanes;

async function write(): Promise<void> {
  const { dataset } = lab.getState().scenario.objective;
  if (dataset && dataset.arms.length * dataset.times.length > MOST_CELLS) return;
  // A scenario that cannot be packed has its fault shown where it arose; the address then stays behind.
  const url = await addressTo(scenarioWithView()).catch(() => null);
  // By the browser's Back the address is a place's a moment before the place is open.
  owed = page.getState().place !== null || placeOf(hashOf(location.href)) !== null;
  if (!owed && url !== null && url.length <= LONGEST_ADDRESS) history.replaceState(null, '', url);
}
