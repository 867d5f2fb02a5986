import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** Every picture of the library is drawn in this box and scaled from it. */
export const PICTURE = { width: 212, height: 78 } as const;

/** A field as a canvas of a few cells, stretched over the box. */
export interface Heat {
  /** The grey of maps over t, or the viridis of fields over a square. */
  readonly ramp: 'grey' | 'viridis';
  readonly columns: number;
  readonly rows: number;
  /** A letter per cell, column by column from the left and each from below: its place among 64 levels (`LEVELS`). */
  readonly levels: string;
}

/** A line by what it is: the sheet gives colour and width. */
interface PictureLine {
  readonly as: 'optimum' | 'trail' | 'reset' | 'rule' | 'curve';
  readonly lane?: LaneLetter;
  /** SVG path data in the box. */
  readonly d: string;
}

/** Points by what they are. */
export interface PictureDots {
  readonly as: 'query' | 'star' | 'printed' | 'ours';
  readonly lane?: LaneLetter;
  /** x and y in the box, by turns. */
  readonly at: readonly number[];
}

/** What an entry is about, drawn from its run: plain data, a kilobyte or two, the same in both themes. */
export interface Picture {
  readonly heat?: Heat;
  readonly lines: readonly PictureLine[];
  readonly dots: readonly PictureDots[];
}

/** Levels of a heat's cells, from low to high. */
export const LEVELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The level of every cell as 0..63, in the order of the letters; a letter of none counts as the lowest. */
export const levelsOf = ({ levels }: Heat): Float64Array =>
  Float64Array.from(levels, (letter) => Math.max(0, LEVELS.indexOf(letter)));
