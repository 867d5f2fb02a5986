/** One mark of a picture, in px. `look` names how it looks; the page's sheet and a document's each say it in their own colours. */
export type Shape<Look extends string = string> =
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
      /** Symbols stand between dollar signs: "$R_T$". */
      readonly text: string;
      readonly anchor?: 'middle' | 'end';
    };

/** Marks with the size of what they fill. */
export interface Drawing<Look extends string = string> {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape<Look>[];
}

export const line = <Look extends string>(
  look: Look,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): Shape<Look> => ({ tag: 'line', look, x1, x2, y1, y2 });

export const text = <Look extends string>(
  look: Look,
  x: number,
  y: number,
  words: string,
  anchor?: 'middle' | 'end',
): Shape<Look> => ({ tag: 'text', look, x, y, text: words, ...(anchor && { anchor }) });
