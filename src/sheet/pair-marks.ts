import type { Scale } from '../picture/scale.ts';
import { circle, line, path, type Shape } from '../picture/shape.ts';
import { differencesIn, type Sheet, type SheetPair } from './sheet.ts';

interface BarPlace {
  readonly left: number;
  readonly right: number;
  /** Its middle. */
  readonly y: number;
  readonly height: number;
}

/**
 * Three parts, a better | the same | b better, with the interval of a's share among the decided seeds. Half of those that differ
 * is the middle of the bar however many ties there are: a share q of the m decided ones lies at q m + same/2 of n.
 */
export function winsBar(
  { lanes }: Sheet,
  { a, b, wins }: SheetPair,
  { left, right, y, height }: BarPlace,
): Shape[] {
  const decided = wins.a + wins.b;
  const n = decided + wins.same;
  const at = (seeds: number) => left + ((right - left) * seeds) / n;
  const share = (q: number) => at(q * decided + wins.same / 2);
  const part = (look: string, from: number, to: number): Shape[] =>
    to > from ? [path(look, box(at(from), at(to), y, height))] : [];
  const middle = (left + right) / 2;
  const state = wins.verdict ? 'shown' : 'open';
  const [low, high] = decided === 0 ? [left, right] : [share(wins.low), share(wins.high)];
  return [
    ...part(`part lane-${lanes[a].letter}`, 0, wins.a),
    ...part('part-same', wins.a, wins.a + wins.same),
    ...part(`part lane-${lanes[b].letter}`, wins.a + wins.same, n),
    line('half', middle, y - height / 2 - 3.5, middle, y + height / 2 + 3.5),
    line('share-halo', low, y, high, y),
    line('share', low, y, high, y),
    circle(`claim ${state}`, share(wins.ofDecided ?? 0.5), y, 3.8),
  ];
}

const box = (from: number, to: number, y: number, height: number): string =>
  `M${from.toFixed(1)} ${(y - height / 2).toFixed(1)}H${to.toFixed(1)}v${height}H${from.toFixed(1)}Z`;

/** Number of overlaid paths that the strokes are divided into, so that the strip is darker where seeds are dense. */
const LAYERS = 10;

/** Every seed's difference as a stroke, and their mean, filled where "on average" is shown. */
export function seedStrip(
  sheet: Sheet,
  pair: SheetPair,
  { x, y, height }: { readonly x: Scale; readonly y: number; readonly height: number },
): Shape[] {
  const top = (y - height / 2).toFixed(1);
  const layers: string[] = new Array(LAYERS).fill('');
  for (const [i, d] of differencesIn(sheet, pair).entries())
    layers[i % LAYERS] += `M${x(d).toFixed(1)} ${top}v${height}`;
  return [
    ...layers.filter((d) => d !== '').map((d) => path('strokes', d)),
    circle(`claim ${pair.meanShare?.verdict ? 'shown' : 'open'}`, x(pair.mean), y, 4.2),
  ];
}
