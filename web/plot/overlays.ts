import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Scale } from '../../src/picture/scale.ts';

/** The box of a plot and its scales, in px. */
interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
}

/** What may be drawn over a lane's curve. */
export interface LaneOverlayProps extends PlotBox {
  readonly letter: LaneLetter;
  readonly t: number;
  readonly y: Scale;
  /** Coordinates of the candidates. */
  readonly axis: ArrayLike<number>;
  /** The axis line, below the strip. */
  readonly foot: number;
}

/** What may be drawn over a panel's plot over t. */
export interface TimeOverlayProps extends PlotBox {
  /** As in the registry: "trigger". */
  readonly panel: string;
  /** null where the panel has no values of its own. */
  readonly y: Scale | null;
  readonly horizon: number;
}

/** What a surface that is open draws over the plots: marks of a lesson. */
export interface Overlays {
  readonly lane: ComponentType<LaneOverlayProps> | null;
  readonly time: ComponentType<TimeOverlayProps> | null;
}

export const overlays = createStore<Overlays>()(() => ({ lane: null, time: null }));
