import { isShut, page } from '../page.ts';
import { lab } from '../store.ts';
import { fragmentOf, type Place, placeOf } from './place-name.ts';

/** Before a place opened: the address to return to, whether Back leads there, and the focused element. */
let behind: { fragment: string; pushed: boolean; focus: Element | null } | null = null;

/** State of a history entry: the number of entries of this place up to and including it. */
interface Turned {
  readonly turned?: number;
  /** Whether another place lies behind it. */
  readonly visited?: boolean;
  /** Whether what it was opened from lies behind it: known after a reload, too. */
  readonly pushed?: boolean;
}
const FIRST: Turned = { turned: 1, pushed: true };
/** Of an entry whose address is to become the link of the run shown. */
const UNWRITTEN = { unwritten: true };

const bare = (): string => location.href.split('#')[0];

/** Opens a place in front of the lanes, as a new history entry, or in place of another place's entry. */
export function openPlace(place: Place): void {
  const open = page.getState().place;
  const { alone } = page.getState();
  if (open?.name === place.name || (alone && place.name !== alone)) return;
  if (open) history.replaceState(history.state, '', fragmentOf(place));
  else {
    behind = { fragment: location.hash, pushed: true, focus: document.activeElement };
    history.pushState(FIRST, '', fragmentOf(place));
  }
  show(place);
}

/** Opens a place from another one, such as a lesson's step; leaving it returns there. */
export function visitPlace(place: Place): void {
  if (isShut(page.getState())) return;
  history.pushState({ ...FIRST, visited: true } satisfies Turned, '', fragmentOf(place));
  show(place);
}

/** The editor of a custom objective, at the tab that holds the objective shown. */
export const openOwn = (): void => openPlace({ name: 'own', detail: '' });

/** Opens a large figure by its id. If another place is open, Back returns to it. */
export function openInspect(detail: string): void {
  const place = { name: 'inspect', detail } as const;
  if (page.getState().place) visitPlace(place);
  else openPlace(place);
}

/** The library of lessons, scenes, papers and stored entries, at its first shelf. */
export const openLibrary = (): void => openPlace({ name: 'library', detail: '' });

/** Shows another part of the same place, without a new history entry, so that Back leaves the place. */
export function turnTo(detail: string): void {
  const { place } = page.getState();
  if (!place || place.detail === detail) return;
  const next = { ...place, detail };
  history.replaceState(history.state, '', fragmentOf(next));
  page.setState({ place: next });
}

/** Puts the link of another run into the address of the open place. */
export function carryLink(link: string): void {
  const { place } = page.getState();
  if (!place || place.link === link) return;
  const next = { ...place, link };
  history.replaceState(history.state, '', fragmentOf(next));
  page.setState({ place: next });
}

/**
 * Shows another part of the same place as a new history entry, so that Back returns to the part before: the
 * steps of a lesson.
 */
export function turnPage(detail: string): void {
  const { place } = page.getState();
  if (!place || place.detail === detail) return;
  const next = { ...place, detail };
  const { pushed = false } = entry();
  history.pushState({ turned: turned() + 1, pushed } satisfies Turned, '', fragmentOf(next));
  page.setState({ place: next });
}

const entry = (): Turned => (history.state as Turned | null) ?? {};
const turned = (): number => entry().turned ?? 0;
const visited = (): boolean => entry().visited === true;

/** Whether the open place is alone in a frame, with nothing behind it. */
const isLastInFrame = (): boolean => {
  const { alone, place } = page.getState();
  return alone !== null && place?.name === alone;
};

/** Leaves the place and restores address, step, lanes, scroll position and focus. */
export function leavePlace(): void {
  if (isLastInFrame()) return;
  if (behind?.pushed || entry().pushed) history.go(-Math.max(1, turned()));
  else {
    history.pushState(null, '', behind?.fragment || bare());
    uncover();
  }
}

/** Leaves the place for another run; the place stays in the history, so that Back returns to it. */
export function leaveForRun(): void {
  // Back then leads directly to the other place.
  if (visited()) history.replaceState(UNWRITTEN, '', bare());
  else history.pushState(UNWRITTEN, '', bare());
  behind = null;
  page.setState({ place: null });
}

/**
 * Follows the browser's Back and Forward. Returns whether nothing else must be done: a place was opened, or
 * one was left for what was behind it.
 */
export function followPlace(before: string): boolean {
  const fragment = location.hash.slice(1);
  const place = placeOf(fragment);
  if (place) {
    if (!page.getState().place) behind = { fragment: before, pushed: false, focus: null };
    show(place);
    return true;
  }
  if (!page.getState().place) return false;
  // A bare address may be that of a run whose link was not written yet.
  const same = behind?.fragment === location.hash && (behind.pushed || location.hash !== '');
  uncover();
  return same;
}

function show(place: Place): void {
  lab.setState({ playing: false });
  page.setState({ place });
}

function uncover(): void {
  const focus = behind?.focus;
  behind = null;
  page.setState({ place: null });
  // When the lanes are no longer inert.
  requestAnimationFrame(() => focus instanceof HTMLElement && focus.focus({ preventScroll: true }));
}
