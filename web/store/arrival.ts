import type { Scenario } from '../../src/contracts/scenario.ts';
import { isUnplayed } from '../../src/engine/game/learner.ts';
import { packLink } from '../worker/link-client.ts';
import { openScenario } from './actions/scenario.ts';
import { scenarioWithView } from './actions/view.ts';
import { fragmentOf, hashOf, openLink } from './links.ts';
import { notify, page } from './page.ts';
import { followPlace, leaveForRun, openPlace } from './place.ts';
import { placeOf } from './place-name.ts';
import { lab } from './store.ts';

/** Time after the last change before the address follows, so that dragging does not write it sixty times a second. */
const SETTLE_MS = 800;
/** Longer addresses are not kept in the bar, as some browsers cut them, but beside it. */
const LONGEST_ADDRESS = 8000;
/** Larger tables take seconds to pack. */
const MOST_CELLS = 20_000;

let arrived: Scenario | null = null;
/** Whether the address was a place's when the scenario's link was due. */
let owed = false;

/**
 * Opens what the address holds: the linked scenario, paused at its step. A link that cannot be opened is said so,
 * and the scenario stays as it is. Returns whether the address held a link that opened.
 */
export async function openAddress(): Promise<boolean> {
  const fragment = heldByAddress();
  if (fragment === '') return false;
  if (placeOf(fragment)) {
    followPlace('');
    return false;
  }
  const overtaken = () => heldByAddress() !== fragment;
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

/** The address's fragment, or the link that was too long for it and stands beside it in the history. */
function heldByAddress(): string {
  const { tooLong } = (history.state ?? {}) as { readonly tooLong?: unknown };
  return hashOf(location.href) || (typeof tooLong === 'string' ? tooLong : '');
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
  // A scenario that cannot be packed has its fault shown where it arose; the address then stays behind.
  const fragment = await packed(scenarioWithView()).catch(() => null);
  // By the browser's Back the address is a place's a moment before the place is open.
  owed = page.getState().place !== null || placeOf(hashOf(location.href)) !== null;
  if (owed || fragment === null) return;
  const bare = location.href.split('#')[0];
  if (fragment.length <= LONGEST_ADDRESS) history.replaceState(null, '', `${bare}#${fragment}`);
  else history.replaceState({ tooLong: fragment }, '', bare);
}

/** Large tables are packed in a worker. */
function packed(scenario: Scenario): Promise<string> {
  const { dataset } = scenario.objective;
  const large = dataset && dataset.arms.length * dataset.times.length > MOST_CELLS;
  return large ? packLink(scenario).answer : fragmentOf(scenario);
}
