import type { DesignFrame, Environment } from '../../../src/contracts/environment.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import { areaPath, bandPath, linePath } from '../../../src/picture/paths.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { designScore, namedDesign } from '../field/environment-fields.ts';
import { stripScale } from '../plot/curve-layout.ts';
import { stitches } from '../plot/curve-shapes.ts';
import type { Shown } from '../plot/phase.ts';
import type { DesignsLayout } from './designs-layout.ts';

/** The class of a design, by the lane or by the truth. */
export type Standing = 'above' | 'below' | 'undecided';

/** Neighbouring designs of the same class, from edge to edge in px. */
export interface Span {
  readonly standing: Standing;
  readonly from: number;
  readonly to: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything that is drawn over the designs, as SVG paths and points in px. */
export interface DesignsShapes {
  readonly truth: string;
  readonly mean: string | null;
  readonly band: string | null;
  /** Height of the level α. */
  readonly level: number;
  readonly best: Point;
  readonly answer: Point | null;
  /** Position of the design queried now, and its height on the strip. */
  readonly query: { readonly x: number; readonly strip: number | null } | null;
  readonly strip: { readonly area: string; readonly line: string } | null;
  /** null for a lane that does not classify. */
  readonly sorted: readonly Span[] | null;
  /** The designs truly above the level. */
  readonly good: readonly Span[];
  /** Points of the curves and of the query's line, for labels to avoid. */
  readonly trace: readonly (readonly [number, number])[];
}

interface DesignsInput {
  readonly frame: Frame;
  readonly record: StepRecord | undefined;
  readonly environment: Environment;
  /** Coordinates of the designs (N_x), increasing. */
  readonly axis: ArrayLike<number>;
  readonly layout: DesignsLayout;
  readonly shown: Shown;
}

/** Shapes of a lane's belief in the designs at its frame's step. */
export function designsShapes(input: DesignsInput): DesignsShapes {
  const { frame, record, environment, axis, layout, shown } = input;
  const { x, y } = layout;
  const { designs } = frame;
  const { probability, best, level } = environment;
  const xs = Array.from(axis, x);
  const truth = Array.from(probability, y);
  const mean = designs?.mean ? Array.from(designs.mean, y) : null;
  const named = namedDesign(frame, record, shown);
  const strip = shown.score ? stripShapes(designScore(frame, environment), xs, layout) : null;
  const queried = record && shown.query ? Math.floor(record.index / environment.conditions) : null;
  const sorted = designs && standings(designs);
  return {
    truth: linePath(xs, truth),
    mean: mean && linePath(xs, mean),
    band: designs && bandShape(designs, environment, xs, y),
    level: y(level),
    best: { x: xs[best], y: truth[best] },
    answer: named === undefined ? null : { x: xs[named], y: truth[named] },
    query: queried === null ? null : { x: xs[queried], strip: strip?.heights[queried] ?? null },
    strip,
    sorted: sorted && spans(sorted, xs),
    good: spans(Array.from(probability, truly(level)), xs).filter(({ standing }) => standing === 'above'),
    trace: [
      ...stitches(xs, truth),
      ...(mean ? stitches(xs, mean) : []),
      ...(queried === null ? [] : stitches([xs[queried], xs[queried]], [layout.top, layout.bottom])),
    ],
  };
}

const truly =
  (level: number) =>
  (probability: number): Standing =>
    probability >= level ? 'above' : 'below';

/** Meaning of a lane's band: the interval of p_upper it classifies by, or estimate ± γ; null: no model. */
export function bandKind(
  { mean, spread, cut }: DesignFrame,
  { level }: Environment,
): 'interval' | 'spread' | null {
  if (!mean || !spread) return null;
  return cut === level ? 'interval' : 'spread';
}

function bandShape(
  designs: DesignFrame,
  environment: Environment,
  xs: readonly number[],
  y: Scale,
): string | null {
  const { mean, spread, lower, upper } = designs;
  const kind = bandKind(designs, environment);
  if (kind === 'interval' && lower && upper) return bandPath(xs, Array.from(upper, y), Array.from(lower, y));
  if (!mean || !spread) return null;
  const edge = (sign: number) => Array.from(mean, (value, i) => y(value + sign * spread[i]));
  return bandPath(xs, edge(1), edge(-1));
}

/** How a lane classifies the designs (N_x); null if it does not. */
export function standings({ lower, upper, cut, accuracy }: DesignFrame): Standing[] | null {
  if (!lower || !upper || cut === null) return null;
  const slack = (accuracy ?? 0) / 2;
  return Array.from(lower, (low, i) =>
    low > cut - slack ? 'above' : upper[i] < cut + slack ? 'below' : 'undecided',
  );
}

/** Runs of designs of the same class; each design reaches half way to its neighbours. */
export function spans(standing: readonly Standing[], xs: readonly number[]): Span[] {
  const out: Span[] = [];
  standing.forEach((value, i) => {
    const to = i + 1 < xs.length ? (xs[i] + xs[i + 1]) / 2 : xs[i];
    const last = out.at(-1);
    if (last?.standing === value) out[out.length - 1] = { ...last, to };
    else out.push({ standing: value, from: last?.to ?? xs[i], to });
  });
  return out;
}

/** The score, scaled to its own range; null if all designs have the same score. */
function stripShapes(score: Float64Array | null, xs: readonly number[], layout: DesignsLayout) {
  if (!score?.some((value) => value !== score[0])) return null;
  const heights = Array.from(score, stripScale(score, layout));
  return { area: areaPath(xs, heights, layout.axis), line: linePath(xs, heights), heights };
}
