import type { ComponentType, ReactNode } from 'react';

export interface OwnTabProps {
  /** The row of tabs, for the editor's frame. */
  readonly tabs: ReactNode;
  readonly phone: boolean;
}

/** One way to a custom objective. */
export interface OwnTab {
  /** Its part of the address: `#own/<id>`. */
  readonly id: string;
  readonly title: string;
  /** Whether an objective of this id is edited here: the editor opens at its tab. */
  readonly edits: (objectiveId: string) => boolean;
  /** Draws an `EditorFrame`. What is in work must outlast it: another tab, or the lanes, may be looked at in between. */
  readonly Editor: ComponentType<OwnTabProps>;
}
