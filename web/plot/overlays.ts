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

/** Props of an overlay on a lane's curve. */
export interface LaneOverlayProps extends PlotBox {
  readonly letter: LaneLetter;
  readonly t: number;
  readonly y: Scale;
  /** Coordinates of the candidates. */
  readonly axis: ArrayLike<number>;
  /** Height of the axis line, below the strip. */
  readonly foot: number;
}

/** Props of an overlay on a panel's plot over t. */
export interface TimeOverlayProps extends PlotBox {
  /** The panel's id in the registry: "trigger". */
  readonly panel: string;
  /** null if the panel has no value axis. */
  readonly y: Scale | null;
  readonly horizon: number;
}

/** Drawn over the plots by an open surface: marks of a lesson. */
export interface Overlays {
  readonly lane: ComponentType<LaneOverlayProps> | null;
  readonly time: ComponentType<TimeOverlayProps> | null;
}

export const overlays = createStore<Overlays>()(() => ({ lane: null, time: null }));
