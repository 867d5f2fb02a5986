import { createStore } from 'zustand/vanilla';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { LinkContent } from '../../src/engine/link/link.ts';
import type { Place } from './address/place-name.ts';

/** A message over the page, with the ways out as buttons. */
export interface Notice {
  readonly kind: 'error' | 'info';
  readonly text: string;
  /** Under it, a line each: mistakes with file and line. */
  readonly list?: readonly string[];
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** What a link or a recorded result promises of a run: its fingerprints, and the engine that made them. */
export interface Promised extends Pick<LinkContent, 'fingerprints' | 'engine' | 'trails'> {
  /** Where the promised result comes from: "link" or "recorded result". */
  readonly by: string;
}

/** What stands around the scenario: messages, what the opened link promised, the place in front. Never part of a run. */
export interface PageState {
  readonly notice: Notice | null;
  /** null where nobody promised anything. */
  readonly promised: Promised | null;
  /** The place in front of lanes and insight; null: none. */
  readonly place: Place | null;
  /** Whether the page is embedded in another page's frame, where only the step can be changed. */
  readonly embedded: boolean;
  /** Whether it is one lesson there, which nothing leads out of. */
  readonly alone: boolean;
  /** Whether the code for the room covers the page. */
  readonly room: boolean;
  /** The algorithm whose card is shown above the insight panels; null: none. */
  readonly card: string | null;
  /** The lane whose program is open in place of the controls; null: none. */
  readonly program: LaneLetter | null;
  /** The lane whose newest program stopped, and where; it shows the last one that ran. null: none. */
  readonly stopped: { readonly letter: LaneLetter; readonly line: number | null } | null;
  /** A game that a link brought and nobody has opened yet. */
  readonly dealt: Scenario | null;
  /** The step of a lesson that dealt it, as "the-world-moves.6"; absent: a link did. */
  readonly dealtBy?: string | undefined;
  /** The numerical core in use; null until the first worker answered. */
  readonly backend: 'wasm' | 'ml-matrix' | null;
}

export const page = createStore<PageState>()(() => ({
  notice: null,
  promised: null,
  place: null,
  embedded: false,
  alone: false,
  room: false,
  card: null,
  program: null,
  stopped: null,
  dealt: null,
  backend: null,
}));

export function notify(notice: Notice): void {
  page.setState({ notice });
}

export function dismissNotice(): void {
  page.setState({ notice: null });
}

export const showRoom = (): void => page.setState({ room: true });
export const hideRoom = (): void => page.setState({ room: false });
export const showCard = (card: string | null): void => page.setState({ card });
