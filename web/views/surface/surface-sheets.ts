import type { Frame } from '../../../src/contracts/record.ts';
import type { ColourMap } from '../../plot/colour.ts';
import type { Projection } from './projection.ts';

/** Most corners per axis; finer grids are drawn through every k-th candidate. */
const MOST_CORNERS = 50;

/** Heights of the three sheets at the corners of a mesh, from 0 to 1; index i·rows + j as candidates. */
export interface Sheets {
  readonly columns: number;
  readonly rows: number;
  /** Candidate at each corner. */
  readonly candidates: Int32Array;
  readonly mean: Float64Array;
  /** μ ± √β_t σ; null without a multiplier. */
  readonly band: { readonly lower: Float64Array; readonly upper: Float64Array } | null;
}

/**
 * null for a frame without a model.
 * @param domain values at height 0 and 1, the same for all lanes and steps
 */
export function sheetsOf(
  { mean, sd, multiplier }: Frame,
  columns: number,
  rows: number,
  domain: readonly [number, number],
): Sheets | null {
  if (!mean || !sd) return null;
  const [is, js] = [cornersOf(columns), cornersOf(rows)];
  const candidates = Int32Array.from(is.flatMap((i) => js.map((j) => i * rows + j)));
  const [low, high] = domain;
  const height = (value: number) => Math.max(0, Math.min(1, (value - low) / (high - low)));
  const sheet = (at: (candidate: number) => number) =>
    Float64Array.from(candidates, (candidate) => height(at(candidate)));
  return {
    columns: is.length,
    rows: js.length,
    candidates,
    mean: sheet((c) => mean[c]),
    band:
      multiplier === null
        ? null
        : {
            lower: sheet((c) => mean[c] - multiplier * sd[c]),
            upper: sheet((c) => mean[c] + multiplier * sd[c]),
          },
  };
}

/** Every candidate along an axis, or evenly chosen ones including the first and last. */
function cornersOf(count: number): number[] {
  const corners = Math.min(count, MOST_CORNERS);
  return Array.from({ length: corners }, (_, k) => Math.round((k * (count - 1)) / Math.max(1, corners - 1)));
}

interface Paint {
  readonly map: ColourMap;
  /** The mean's level in the colour map at a height: the colours match the maps. */
  readonly level: (height: number) => number;
  /** Colour of the band's sheets. */
  readonly lane: string;
  readonly bandAlpha: number;
}

/**
 * Paints the sheets cell by cell, the furthest first. Within a cell come the band's lower edge, the mean and
 * the upper edge, so that each covers what lies behind it, seen from above.
 */
export function paintSheets(
  context: CanvasRenderingContext2D,
  sheets: Sheets,
  view: Projection,
  paint: Paint,
): void {
  const { columns, rows, mean, band } = sheets;
  const corners = (heights: Float64Array) => cornersInPx(heights, sheets, view);
  const [under, middle, over] = [band && corners(band.lower), corners(mean), band && corners(band.upper)];
  const order = (count: number, recedes: boolean) =>
    Array.from({ length: count - 1 }, (_, k) => (recedes ? count - 2 - k : k));
  const js = order(rows, view.vRecedes);
  for (const i of order(columns, view.uRecedes))
    for (const j of js) {
      const at = i * rows + j;
      if (under) fillCell(context, under, at, rows, paint.lane, paint.bandAlpha);
      fillCell(context, middle, at, rows, shade(mean, at, rows, paint), 1);
      if (over) fillCell(context, over, at, rows, paint.lane, paint.bandAlpha);
    }
  context.globalAlpha = 1;
}

function cornersInPx(heights: Float64Array, { columns, rows }: Sheets, view: Projection): Float64Array {
  const px = new Float64Array(2 * heights.length);
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const at = i * rows + j;
      [px[2 * at], px[2 * at + 1]] = view.place(i / (columns - 1), j / (rows - 1), heights[at]);
    }
  return px;
}

function fillCell(
  context: CanvasRenderingContext2D,
  px: Float64Array,
  at: number,
  rows: number,
  colour: string,
  alpha: number,
): void {
  context.beginPath();
  context.moveTo(px[2 * at], px[2 * at + 1]);
  for (const corner of [at + rows, at + rows + 1, at + 1]) context.lineTo(px[2 * corner], px[2 * corner + 1]);
  context.closePath();
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.fill();
  if (alpha < 1) return;
  // Closes the hairline that antialiasing leaves between neighbours.
  context.strokeStyle = colour;
  context.lineWidth = 0.75;
  context.stroke();
}

/** Strength of the light from the side of larger u: slopes that face it are brighter. */
const LIGHT = 2.4;

function shade(mean: Float64Array, at: number, rows: number, { map, level }: Paint): string {
  const middle = (mean[at] + mean[at + 1] + mean[at + rows] + mean[at + rows + 1]) / 4;
  const slope = mean[at] + mean[at + 1] - mean[at + rows] - mean[at + rows + 1];
  const light = Math.max(0.72, Math.min(1.2, 1 + LIGHT * slope));
  const k = 3 * Math.round(255 * Math.max(0, Math.min(1, level(middle))));
  const channel = (c: number) => Math.min(255, Math.round(map[k + c] * light));
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`;
}

/** The candidate whose corner of the mean is nearest to a point in px; null if none is within `reach`. */
export function cornerNear(
  sheets: Sheets,
  view: Projection,
  x: number,
  y: number,
  reach = 24,
): number | null {
  const px = cornersInPx(sheets.mean, sheets, view);
  let best: number | null = null;
  let least = reach * reach;
  for (let at = 0; at < sheets.candidates.length; at++) {
    const distance = (px[2 * at] - x) ** 2 + (px[2 * at + 1] - y) ** 2;
    if (distance < least) {
      least = distance;
      best = sheets.candidates[at];
    }
  }
  return best;
}
