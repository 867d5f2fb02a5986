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

/** One mark of a picture, in px. */
export type Shape =
  | {
      readonly tag: 'line';
      readonly look: Look;
      readonly x1: number;
      readonly x2: number;
      readonly y1: number;
      readonly y2: number;
    }
  | {
      readonly tag: 'circle';
      readonly look: Look;
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
    }
  | { readonly tag: 'path'; readonly look: Look; readonly d: string }
  | {
      readonly tag: 'text';
      readonly look: Look;
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor?: 'middle' | 'end';
    };

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
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly spots: readonly Spot[];
}

export const line = (look: Look, x1: number, y1: number, x2: number, y2: number): Shape => ({
  tag: 'line',
  look,
  x1,
  x2,
  y1,
  y2,
});

export const text = (look: Look, x: number, y: number, words: string, anchor?: 'middle' | 'end'): Shape => ({
  tag: 'text',
  look,
  x,
  y,
  text: words,
  ...(anchor && { anchor }),
});
