import { starPath } from '../../src/picture/lane-marks.ts';

/** Pictures of terms are drawn in this box. */
export const TERM_BOX = { width: 144, height: 48 } as const;
const { width: W, height: H } = TERM_BOX;

/** What is drawn, by what it is; the sheet gives the colours. */
export interface TermMark {
  readonly as:
    | 'truth'
    | 'mean'
    | 'band'
    | 'area'
    | 'rule'
    | 'dash'
    | 'dot'
    | 'old'
    | 'past'
    | 'bar'
    | 'pale'
    | 'star'
    | 'word';
  readonly d?: string;
  /** Of a word: where it stands, and what it says. */
  readonly at?: readonly [number, number];
  readonly text?: string;
}

type Curve = (u: number) => number;
type Stroke = 'rule' | 'dash' | 'bar' | 'pale' | 'truth' | 'past';
const STEPS = 36;
const spot = (u: number, v: number): string =>
  `${(6 + u * (W - 12)).toFixed(1)} ${(H - 5 - v * (H - 10)).toFixed(1)}`;
const along = (curve: Curve, from = 0, to = 1): string[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS).map((u) => spot(u, curve(u)));
const path = (points: readonly string[]): string => `M${points.join('L')}`;
const between = (upper: Curve, lower: Curve): string =>
  `${path([...along(upper), ...along(lower).reverse()])}Z`;

const line = (as: TermMark['as'], curve: Curve, from = 0, to = 1): TermMark => ({
  as,
  d: path(along(curve, from, to)),
});
const dots = (as: 'dot' | 'old', ...places: readonly (readonly [number, number])[]): TermMark => ({
  as,
  d: places.map(([u, v]) => `M${spot(u, v)}h0`).join(''),
});
const upright = (as: Stroke, u: number, to = 1, from = 0): TermMark => ({
  as,
  d: path([spot(u, from), spot(u, to)]),
});
const level = (as: Stroke, v: number, to = 1, from = 0): TermMark => ({
  as,
  d: path([spot(from, v), spot(to, v)]),
});
const word = (u: number, v: number, text: string): TermMark => ({
  as: 'word',
  at: spot(u, v).split(' ').map(Number) as unknown as readonly [number, number],
  text,
});
const star = (u: number, v: number): TermMark => ({
  as: 'star',
  d: starPath(...(spot(u, v).split(' ').map(Number) as [number, number]), 6),
});

const bump = (at: number, width: number, u: number): number => Math.exp(-(((u - at) / width) ** 2));
const truth: Curve = (u) => 0.2 + 0.62 * bump(0.68, 0.14, u) + 0.35 * bump(0.22, 0.13, u);
const after: Curve = (u) => 0.2 + 0.62 * bump(0.24, 0.14, u) + 0.3 * bump(0.8, 0.13, u);
const mean: Curve = (u) => 0.3 + 0.42 * bump(0.62, 0.16, u) + 0.2 * bump(0.2, 0.14, u);
const doubt: Curve = (u) => 0.05 + 0.24 * Math.abs(Math.sin(5.2 * u + 0.4)) ** 1.5;
const band = (share = 1): TermMark => ({
  as: 'band',
  d: between(
    (u) => mean(u) + share * doubt(u),
    (u) => mean(u) - share * doubt(u),
  ),
});
const stairs =
  (rate: number): Curve =>
  (u) =>
    Math.min(1, rate * u);
const fade =
  (rate: number): Curve =>
  (u) =>
    0.05 + 0.9 * Math.exp(-rate * (1 - u));
const ramps =
  (length: number): Curve =>
  (u) =>
    0.12 + 0.8 * ((u % length) / length);
const cycle: Curve = (u) => 0.5 - 0.38 * Math.cos((2 * Math.PI * (u - 0.14)) / 0.28);
const kernel =
  (width: number): Curve =>
  (u) =>
    0.06 + 0.86 * bump(0.5, width, u);

/** The small pictures, by name. Schematic: they show what a word means, not a run. */
export const TERM_PICTURES: Readonly<Record<string, readonly TermMark[]>> = {
  objective: [line('truth', truth)],
  query: [line('truth', truth), upright('dash', 0.42), dots('dot', [0.42, truth(0.42)])],
  observation: [
    line('truth', truth),
    dots('dot', [0.1, 0.42], [0.3, 0.36], [0.5, 0.42], [0.72, 0.88], [0.9, 0.12]),
  ],
  noise: [
    line('truth', () => 0.5),
    dots('dot', [0.1, 0.62], [0.24, 0.4], [0.38, 0.7], [0.52, 0.46], [0.66, 0.28], [0.8, 0.58], [0.93, 0.44]),
  ],
  optimum: [line('truth', truth), star(0.68, truth(0.68))],
  regret: [
    line('truth', truth),
    star(0.68, truth(0.68)),
    dots('dot', [0.34, truth(0.34)]),
    level('dash', truth(0.68), 0.68, 0.34),
    upright('bar', 0.34, truth(0.68), truth(0.34)),
  ],
  total: [line('mean', stairs(0.95)), line('truth', (u) => 0.25 + 0.15 * u), word(0.62, 0.86, 'R')],
  floor: [line('mean', stairs(0.95)), line('dash', (u) => 0.45 * u), word(0.62, 0.86, 'R')],
  drift: [line('past', truth), line('truth', after)],
  jump: [level('truth', 0.3, 0.5), level('truth', 0.78, 1, 0.5), upright('dash', 0.5)],
  mean: [line('mean', mean), dots('dot', [0.2, mean(0.2)], [0.62, mean(0.62)], [0.86, mean(0.86)])],
  doubt: [band(), line('mean', mean), upright('bar', 0.37, mean(0.37) + doubt(0.37), mean(0.37))],
  band: [band(), line('mean', mean)],
  width: [band(1.35), band(0.6), line('mean', mean)],
  score: [
    { as: 'area', d: `${path(along(mean))}L${spot(1, 0)}L${spot(0, 0)}Z` },
    line('mean', mean),
    upright('rule', 0.62),
    dots('dot', [0.62, mean(0.62)]),
  ],
  surprise: [
    band(0.7),
    line('mean', mean),
    dots('dot', [0.42, 0.95]),
    upright('bar', 0.42, 0.95, mean(0.42)),
  ],
  threshold: [
    level('dash', 0.62),
    dots('old', [0.08, 0.2], [0.22, 0.34], [0.36, 0.16], [0.5, 0.42], [0.64, 0.28]),
    dots('dot', [0.8, 0.9]),
    upright('bar', 0.8, 0.9, 0),
  ],
  reset: [
    dots('old', [0.06, 0.5], [0.16, 0.62], [0.26, 0.42], [0.36, 0.56], [0.46, 0.48]),
    upright('bar', 0.56),
    dots('dot', [0.66, 0.3], [0.76, 0.24], [0.86, 0.34], [0.95, 0.28]),
  ],
  since: [line('mean', ramps(0.34)), upright('dash', 0.34), upright('dash', 0.68)],
  bounds: [
    level('rule', 0.5),
    upright('dash', 0.3),
    upright('dash', 0.82),
    level('bar', 0.5, 0.82, 0.3),
    word(0.26, 0.04, 'lo'),
    word(0.78, 0.04, 'hi'),
  ],
  alarms: [
    level('dash', 0.7),
    level('pale', 0.5),
    dots('dot', [0.12, 0.3], [0.3, 0.44], [0.5, 0.86], [0.7, 0.36], [0.88, 0.5]),
  ],
  forgetting: [
    line('mean', fade(4)),
    dots('old', [0.1, 0.1], [0.35, 0.1], [0.6, 0.1]),
    dots('dot', [0.85, 0.1], [0.97, 0.1]),
  ],
  relevance: [
    level('rule', 0.04),
    ...[0.5, 0.16, 0.72, 0.24, 0.12, 0.4].map((r, i) => upright('bar', 0.2 + 0.15 * i, r, 0.04)),
    upright('pale', 0.08, 0.9, 0.04),
  ],
  cycle: [line('truth', cycle), ...[0.14, 0.42, 0.7, 0.98].map((u) => upright('dash', u))],
  window: [
    dots('old', [0.06, 0.4], [0.18, 0.6], [0.3, 0.46], [0.42, 0.56]),
    level('rule', 0.12, 1, 0.5),
    dots('dot', [0.56, 0.5], [0.68, 0.36], [0.8, 0.6], [0.94, 0.44]),
  ],
  lengthscale: [line('mean', kernel(0.26)), line('truth', kernel(0.09)), level('bar', 0.06, 0.76, 0.5)],
  amplitude: [line('truth', truth), upright('bar', 0.04, 0.85, 0.15)],
  growing: [
    {
      as: 'band',
      d: between(
        (u) => 0.5 + 0.44 * Math.sqrt(u),
        (u) => 0.5 - 0.44 * Math.sqrt(u),
      ),
    },
    level('rule', 0.5),
  ],
  step: [
    level('rule', 0.3),
    ...[0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map((u) => upright('dash', u, 0.42, 0.18)),
    upright('bar', 0.5, 0.8, 0.3),
  ],
  gain: [
    line('mean', (u) => 0.1 + 0.8 * Math.sqrt(u)),
    dots('dot', [0.1, 0.35], [0.3, 0.54], [0.6, 0.72], [0.9, 0.86]),
  ],
  survivors: [
    upright('bar', 0.5),
    dots('old', [0.08, 0.5], [0.2, 0.6], [0.32, 0.44]),
    dots('dot', [0.42, 0.56], [0.58, 0.56], [0.72, 0.5], [0.86, 0.6]),
  ],
  environment: [line('truth', (u) => 0.1 + 0.75 * bump(0.4, 0.2, u)), word(0.66, 0.6, 'p(w)')],
  level: [line('truth', truth), level('dash', 0.5)],
  probability: [line('mean', (u) => 0.06 + 0.88 / (1 + Math.exp(-12 * (u - 0.5))))],
  seeds: [
    line('past', (u) => stairs(0.6)(u) + 0.04),
    line('past', stairs(0.9)),
    line('past', stairs(0.4)),
    line('mean', stairs(0.68)),
  ],
  lanes: [
    line('mean', stairs(0.9)),
    line('truth', stairs(0.45)),
    word(0.86, 0.92, 'A'),
    word(0.86, 0.14, 'B'),
  ],
  map: [
    level('past', 0.7, 0.45),
    level('truth', 0.7, 0.45),
    level('truth', 0.24, 1, 0.45),
    dots('dot', [0.1, 0.66], [0.22, 0.72], [0.34, 0.7], [0.5, 0.6], [0.6, 0.28], [0.74, 0.22], [0.9, 0.26]),
  ],
  sum: [
    level('bar', 0.62, 0.6),
    level('pale', 0.62, 0.9, 0.6),
    level('bar', 0.26, 0.35),
    level('pale', 0.26, 0.8, 0.35),
  ],
  bound: [line('mean', (u) => 0.08 + 0.4 * u), line('dash', (u) => 0.14 + 0.8 * Math.sqrt(u))],
  question: [
    dots('old', [0.1, 0.5], [0.3, 0.5], [0.5, 0.5]),
    dots('dot', [0.1, 0.5], [0.5, 0.5]),
    upright('dash', 0.1),
    upright('dash', 0.5),
    dots('dot', [0.9, 0.5]),
  ],
  clock: [level('rule', 0.3), ...[0.05, 0.16, 0.42, 0.5, 0.86].map((u) => upright('bar', u, 0.6, 0.3))],
  spread: [
    { as: 'area', d: `${path(along(kernel(0.2)))}Z` },
    line('mean', kernel(0.2)),
    level('dash', 0.06, 0.7, 0.3),
  ],
};
