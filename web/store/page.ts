import { createStore } from 'zustand/vanilla';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { LinkContent } from '../../src/engine/link/link.ts';
import type { Place } from './address/place-name.ts';

/** A message over the page, with its actions as buttons. */
export interface Notice {
  readonly kind: 'error' | 'info';
  readonly text: string;
  /** Lines below the text: mistakes with file and line. */
  readonly list?: readonly string[];
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** What a link or a recorded result promises about a run: its fingerprints, and the engine that made them. */
export interface Promised extends Pick<LinkContent, 'fingerprints' | 'engine' | 'trails'> {
  /** Where the promised result comes from: "link" or "recorded result". */
  readonly by: string;
}

/** A place that can be shown alone in a frame. */
export type Alone = Extract<Place['name'], 'lesson' | 'compare' | 'map'>;

/** State around the scenario: messages, the opened link's promise, the open place. Never part of a run. */
export interface PageState {
  readonly notice: Notice | null;
  /** null where there is no promise. */
  readonly promised: Promised | null;
  /** The place open over lanes and insight; null: none. */
  readonly place: Place | null;
  /** Whether the page is embedded in another page's frame, where nothing is stored. */
  readonly embedded: boolean;
  /** The only place that an embedded page shows, without a way out; null: a run, or the page itself. */
  readonly alone: Alone | null;
  /** Whether the QR code for the room covers the page. */
  readonly room: boolean;
  /** The panel in front of a lecture's lanes; null: none. It stays while a place is looked up. */
  readonly front: string | null;
  /** The algorithm whose card is shown above the insight panels; null: none. */
  readonly card: string | null;
  /** The number whose values (of the seed: worlds) are shown side by side below the lanes, as `blendTarget` names it; null: none. */
  readonly blended: string | null;
  /** The lane whose program is open in place of the controls; null: none. */
  readonly program: LaneLetter | null;
  /** The lane whose newest program stopped, and the line; it shows the last program that ran. null: none. */
  readonly stopped: { readonly letter: LaneLetter; readonly line: number | null } | null;
  /** A game that came by link and has not been opened yet. */
  readonly dealt: Scenario | null;
  /** The lesson step that set the game, as "the-world-moves.6"; absent: it came by link. */
  readonly dealtBy?: string | undefined;
  /** The numerical core in use; null until the first worker answered. */
  readonly backend: 'wasm' | 'ml-matrix' | null;
}

export const page = createStore<PageState>()(() => ({
  notice: null,
  promised: null,
  place: null,
  embedded: false,
  alone: null,
  room: false,
  front: null,
  card: null,
  blended: null,
  program: null,
  stopped: null,
  dealt: null,
  backend: null,
}));

/** Whether a frame shows only a comparison or a map: unlike a lesson, these lead to no other place. */
export const isShut = ({ alone }: PageState): boolean => alone !== null && alone !== 'lesson';

export function notify(notice: Notice): void {
  page.setState({ notice });
}

export function dismissNotice(): void {
  page.setState({ notice: null });
}

export const showRoom = (): void => page.setState({ room: true });
export const hideRoom = (): void => page.setState({ room: false });
export const putInFront = (front: string | null): void => page.setState({ front });
export const showCard = (card: string | null): void => page.setState({ card });
