import type { Shape as AnyShape, Drawing } from '../../../src/picture/shape.ts';

export { line, text } from '../../../src/picture/shape.ts';

/** A row's line, in its hue. */
export type LineLook = `line row-${number}` | `line row-${number} chosen`;

/** How a shape looks; the page's sheet and the pictures of the documents each say it in their own colours. */
export type Look =
  | 'grid'
  | 'axis'
  | 'parting'
  | 'spread'
  | 'ring'
  | 'interval'
  | 'dot'
  | 'gap'
  | 'verdict'
  | 'bars'
  | 'bars pale'
  | 'band'
  | LineLook
  | `${LineLook} pale`
  /** Of this browser: until its runs are done, and after. */
  | `here-${'interval' | 'mark' | 'bars'}`
  | `here-${'interval' | 'mark' | 'bars'} done`
  | `here-${LineLook}`
  | 'name'
  | 'note'
  | 'tick';

export type Shape = AnyShape<Look>;

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
export interface Picture extends Drawing<Look> {
  readonly spots: readonly Spot[];
}
