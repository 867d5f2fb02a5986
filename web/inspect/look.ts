import type { Figure } from '../../src/figure/figure.ts';
import type { DotsLook, LaneValues } from '../../src/figure/seed-dots.ts';
import type { SeedCurve } from '../../src/figure/seed-traces.ts';
import type { Window } from '../../src/figure/thinned.ts';
import type { About } from '../../src/picture/svg.ts';

/** A figure that can be opened. Its id stands in the address: `#inspect/regret`. */
export interface Subject {
  readonly id: string;
  readonly title: string;
}

/** What a figure is drawn under. */
export interface Look extends Pick<DotsLook, 'linkOf'> {
  /** Steps in sight. */
  readonly window: Window;
  /** Replicates that stand out. */
  readonly selected: readonly number[];
  /** One of them that is pointed at in the list. */
  readonly pointed: number | null;
}

/** A figure with what can be done in it. */
export interface Inspected {
  /** null: not there yet. */
  readonly figureAt: (look: Look) => Figure | null;
  /** What it is about, beside its name: the scene, the experiment. */
  readonly about: string;
  /** What its file says of itself. */
  readonly madeOf: () => Promise<About>;
  /** What stands in its place where it is not there. */
  readonly missing: string;
  /** Its horizontal axis is the steps: a click there sets the page's step, and the whole run stands below. */
  readonly overSteps?: boolean;
  /** An axis of it may be logarithmic, and is at first. */
  readonly scales?: 'x' | 'y';
  readonly logFirst?: boolean;
  /** A scene in three dimensions. */
  readonly inSpace?: boolean;
  /** Its lines and dots are seeds. */
  readonly seeds?: InspectedSeeds;
}

/** A symbol of the end, "$R_T/T$", at a step. */
export const atStep = (symbol: string, t: number): string =>
  symbol.replace('_T', `_{${t}}`).replace('/T', `/${t}`);

/** The seeds behind lines and dots. */
export interface InspectedSeeds {
  /** What is measured, at the end: "$R_T$". */
  readonly symbol: string;
  readonly worse: 'higher' | 'lower';
  /** At the end, of each lane. */
  readonly lanes: readonly LaneValues[];
  /** Over the steps; empty where the figure has none. */
  readonly curves: readonly SeedCurve[];
}
