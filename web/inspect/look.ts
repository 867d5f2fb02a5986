import type { Figure } from '../../src/figure/figure.ts';
import type { DotsLook, LaneValues } from '../../src/figure/seed-dots.ts';
import type { SeedCurve } from '../../src/figure/seed-traces.ts';
import type { Window } from '../../src/figure/thinned.ts';
import type { About } from '../../src/picture/svg.ts';

/** A figure that can be opened. Its id is in the address: `#inspect/regret`. */
export interface Subject {
  readonly id: string;
  readonly title: string;
}

/** The state of the view that a figure depends on. */
export interface Look extends Pick<DotsLook, 'linkOf'> {
  /** Range of steps shown. */
  readonly window: Window;
  /** Highlighted replicates. */
  readonly selected: readonly number[];
  /** The selected replicate under the pointer in the list. */
  readonly pointed: number | null;
}

/** A figure and what can be done with it. */
export interface Inspected {
  /** null: not available yet. */
  readonly figureAt: (look: Look) => Figure | null;
  /** Its subject, shown beside its name: the scene, the experiment. */
  readonly about: string;
  /** Description stored in its file. */
  readonly madeOf: () => Promise<About>;
  /** Text shown if it is not available. */
  readonly missing: string;
  /** Whether its horizontal axis is the step: a click sets the page's step, the whole run is shown below. */
  readonly overSteps?: boolean;
  /** The axis that may be logarithmic, and whether it is so at first. */
  readonly scales?: 'x' | 'y';
  readonly logFirst?: boolean;
  /** Whether it is a three-dimensional scene. */
  readonly inSpace?: boolean;
  /** The seeds of its lines and dots, if they are seeds. */
  readonly seeds?: InspectedSeeds;
}

/** A final symbol, "$R_T/T$", for a step. */
export const atStep = (symbol: string, t: number): string =>
  symbol.replace('_T', `_{${t}}`).replace('/T', `/${t}`);

/** The seeds behind lines and dots. */
export interface InspectedSeeds {
  /** Symbol of the final value: "$R_T$". */
  readonly symbol: string;
  readonly worse: 'higher' | 'lower';
  /** Final values of each lane. */
  readonly lanes: readonly LaneValues[];
  /** Values over the steps; empty if the figure has none. */
  readonly curves: readonly SeedCurve[];
}
