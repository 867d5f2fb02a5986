import type { Drawing } from '../../../src/picture/shape.ts';

/** A cell's place in a picture: where it is pointed at, and where its ring is drawn. */
export interface Spot {
  readonly row: string;
  readonly column: string;
  readonly x: number;
  readonly y: number;
  /** Half the width and height of what is pointed at. */
  readonly reach: readonly [x: number, y: number];
  /** What is pointed at where it does not lie around the ring: left, top, width, height. */
  readonly area?: readonly [left: number, top: number, width: number, height: number];
  /** Points of a curve that may be pointed at as well. */
  readonly trace?: readonly (readonly [x: number, y: number])[];
}

/** A table or figure as marks, with a spot for each of its cells, row by row. */
export interface Picture extends Drawing {
  readonly spots: readonly Spot[];
}
