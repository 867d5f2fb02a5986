import { page } from '../page.ts';
import { lab } from '../store.ts';
import { fragmentOf, type Place, placeOf } from './place-name.ts';

/** What lies behind a place: the address to go back to, whether the browser's Back does, and what had the focus. */
let behind: { fragment: string; pushed: boolean; focus: Element | null } | null = null;

/** What an entry of the history knows: how many entries of this place lie up to it, itself counted. */
interface Turned {
  readonly turned?: number;
  /** Another place lies behind it. */
  readonly visited?: boolean;
}
const FIRST: Turned = { turned: 1 };

const bare = (): string => location.href.split('#')[0];

/** Opens a place in front of the lanes, with an entry of its own in the history; from another place, in place of that one's. */
export function openPlace(place: Place): void {
  const open = page.getState().place;
  if (open?.name === place.name || (page.getState().alone && place.name !== 'lesson')) return;
  if (open) history.replaceState(history.state, '', fragmentOf(place));
  else {
    behind = { fragment: location.hash, pushed: true, focus: document.activeElement };
    history.pushState(FIRST, '', fragmentOf(place));
  }
  show(place);
}

/** A place opened from another: leaving it comes back to that one, to a lesson's step for instance. */
export function visitPlace(place: Place): void {
  history.pushState({ ...FIRST, visited: true } satisfies Turned, '', fragmentOf(place));
  show(place);
}

/** The editor of a custom objective, at the tab that holds the objective shown. */
export const openOwn = (): void => openPlace({ name: 'own', detail: '' });

/** A figure, large, by its id. From another place Back comes to that one. */
export function openInspect(detail: string): void {
  const place = { name: 'inspect', detail } as const;
  if (page.getState().place) visitPlace(place);
  else openPlace(place);
}

/** Lessons, scenes, papers and what is kept, at the first shelf. */
export const openLibrary = (): void => openPlace({ name: 'library', detail: '' });

/** Another part of the same place: no entry of its own, so that Back leaves. */
export function turnTo(detail: string): void {
  const { place } = page.getState();
  if (!place || place.detail === detail) return;
  const next = { ...place, detail };
  history.replaceState(history.state, '', fragmentOf(next));
  page.setState({ place: next });
}

/** The same place with the link of another run in its address. */
export function carryLink(link: string): void {
  const { place } = page.getState();
  if (!place || place.link === link) return;
  const next = { ...place, link };
  history.replaceState(history.state, '', fragmentOf(next));
  page.setState({ place: next });
}

/** The same with an entry of its own, so that Back comes to the part before: the steps of a lesson. */
export function turnPage(detail: string): void {
  const { place } = page.getState();
  if (!place || place.detail === detail) return;
  const next = { ...place, detail };
  history.pushState({ turned: turned() + 1 } satisfies Turned, '', fragmentOf(next));
  page.setState({ place: next });
}

const turned = (): number => (history.state as Turned | null)?.turned ?? 0;
const visited = (): boolean => (history.state as Turned | null)?.visited === true;

/** A lesson alone in a frame has nothing behind it. */
const isLastInFrame = (): boolean => {
  const { alone, place } = page.getState();
  return alone && place?.name === 'lesson';
};

/** Leaves the place: address, step, lanes, scroll and focus are as they were. */
export function leavePlace(): void {
  if (isLastInFrame()) return;
  if (behind?.pushed || visited()) history.go(-Math.max(1, turned()));
  else {
    history.pushState(null, '', behind?.fragment || bare());
    uncover();
  }
}

/** Leaves the place for another run; the place stays in the history, so that Back comes to it again. */
export function leaveForRun(): void {
  // Back then comes to the other place at once.
  if (visited()) history.replaceState(null, '', bare());
  else history.pushState(null, '', bare());
  behind = null;
  page.setState({ place: null });
}

/**
 * Follows the address by the browser's Back and Forward. Answers whether that was all there is to do: a place was opened,
 * or one was left for what lay behind it.
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
  const same = behind?.fragment === location.hash;
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
  // Once the lanes are no longer inert.
  requestAnimationFrame(() => focus instanceof HTMLElement && focus.focus({ preventScroll: true }));
}
