import { createStore } from 'zustand/vanilla';
import type { LinkContent } from '../../src/engine/link/link.ts';

/** A message over the page, with the ways out as buttons. */
export interface Notice {
  readonly kind: 'error' | 'info';
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** What stands around the scenario: messages and what the opened link promised. Never part of a run. */
export interface PageState {
  readonly notice: Notice | null;
  /** Fingerprints that came with the link, and the engine that made them; null without a link. */
  readonly promised: Pick<LinkContent, 'fingerprints' | 'engine'> | null;
  /** The numerical core in use; null until the first worker answered. */
  readonly backend: 'wasm' | 'ml-matrix' | null;
}

export const page = createStore<PageState>()(() => ({ notice: null, promised: null, backend: null }));

export function notify(notice: Notice): void {
  page.setState({ notice });
}

export function dismissNotice(): void {
  page.setState({ notice: null });
}
