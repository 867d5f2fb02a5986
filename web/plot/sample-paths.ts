import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Scale } from '../../src/picture/scale.ts';

export interface PathLinesProps {
  readonly letter: LaneLetter;
  /** Coordinates of the candidates (G). */
  readonly axis: Float64Array;
  readonly x: Scale;
  readonly y: Scale;
}

/** What draws sample paths: lines in a lane, what they are in its head, and the entry of the key. */
export interface PathParts {
  readonly Lines: ComponentType<PathLinesProps>;
  readonly Note: ComponentType<{ letter: LaneLetter }>;
  readonly Key: ComponentType;
}

/** null: sample paths are not shown; nothing of them is loaded before they are. */
export const samplePaths = createStore<{ readonly parts: PathParts | null }>()(() => ({ parts: null }));

export const usePathParts = (): PathParts | null => useStore(samplePaths, ({ parts }) => parts);
