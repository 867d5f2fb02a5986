/** One mark of a picture, in px. `look` names how it looks: a key of the room's `Looks`, and the lane where it is one's. */
export type Shape =
  | {
      readonly tag: 'line';
      readonly look: string;
      readonly x1: number;
      readonly x2: number;
      readonly y1: number;
      readonly y2: number;
    }
  | {
      readonly tag: 'circle';
      readonly look: string;
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
    }
  | { readonly tag: 'path'; readonly look: string; readonly d: string }
  | {
      readonly tag: 'text';
      readonly look: string;
      readonly x: number;
      readonly y: number;
      /** Symbols stand between dollar signs: "$R_T$". */
      readonly text: string;
      readonly anchor?: 'middle' | 'end';
    };

/** Marks with the size of what they fill. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const line = (look: string, x1: number, y1: number, x2: number, y2: number): Shape => ({
  tag: 'line',
  look,
  ...{ x1, x2, y1, y2 },
});

export const circle = (look: string, cx: number, cy: number, r: number): Shape => ({
  tag: 'circle',
  look,
  ...{ cx, cy, r },
});

export const path = (look: string, d: string): Shape => ({ tag: 'path', look, d });

export const text = (
  look: string,
  x: number,
  y: number,
  words: string,
  anchor?: 'middle' | 'end',
): Shape => ({ tag: 'text', look, x, y, text: words, ...(anchor && { anchor }) });
