import type { ComponentType, ReactNode } from 'react';

export interface OwnTabProps {
  /** The row of tabs, for the editor's frame. */
  readonly tabs: ReactNode;
  readonly phone: boolean;
}

/** A way to make a custom objective. */
export interface OwnTab {
  /** Its part of the address: `#own/<id>`. */
  readonly id: string;
  readonly title: string;
  /** Whether objectives with this id are edited here; the editor then opens at this tab. */
  readonly edits: (objectiveId: string) => boolean;
  /**
   * Draws an `EditorFrame`. The edited state must outlast it, because the user may look at another tab or the
   * lanes in between.
   */
  readonly Editor: ComponentType<OwnTabProps>;
}
