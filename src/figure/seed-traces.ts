import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import type { LaneLetter } from '../contracts/scenario.ts';
import type { Theme } from '../picture/palette.ts';
import { faded, finite, laneColour, type Trace } from './figure.ts';
import { indicesKept, type Window } from './thinned.ts';

/** One replicate of a lane: values at steps 1..n. */
export interface SeedCurve {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly replicate: number;
  readonly values: ArrayLike<number>;
}

/** How replicates are drawn. */
export interface SeedLook {
  readonly theme: Theme;
  /** What is drawn, with its symbol: "total regret R_t". */
  readonly measure: string;
  /** Replicates in full, the others faint; empty: all in the same way. */
  readonly selected?: readonly number[];
  /** One of them that is pointed at. */
  readonly pointed?: number | null;
  /** Address that opens a replicate. */
  readonly linkOf?: (replicate: number) => string;
  readonly window?: Window;
}

/** Opacity and width in px of all, of those that are not chosen, of those that are, and of the one that is pointed at. */
const LOOKS = { all: [0.28, 1], others: [0.1, 1], chosen: [0.85, 1.4], pointed: [1, 3] } as const;

/**
 * The replicates of one lane: all their lines as one trace, those chosen as another, and a dot at each one's end, which holds the
 * link that opens it (`customdata`: lane, replicate, link).
 */
export function seedTraces(seeds: readonly SeedCurve[], look: SeedLook): Trace[] {
  const { selected = [], pointed = null } = look;
  if (seeds.length === 0) return [];
  if (selected.length === 0) return [linesOf(seeds, look, 'all'), endsOf(seeds, look)];
  const chosen = new Set(selected);
  const parts = [
    ['others', seeds.filter(({ replicate }) => !chosen.has(replicate))],
    ['chosen', seeds.filter(({ replicate }) => chosen.has(replicate))],
    ['pointed', seeds.filter(({ replicate }) => replicate === pointed)],
  ] as const;
  return [
    ...parts.flatMap(([part, own]) => (own.length > 0 ? [linesOf(own, look, part)] : [])),
    endsOf(seeds, look),
  ];
}

const laneOf = ({ letter, name }: SeedCurve): string => `${letter} ${name}`;

function linesOf(seeds: readonly SeedCurve[], look: SeedLook, part: keyof typeof LOOKS): Trace {
  const lane = laneOf(seeds[0]);
  const [opacity, width] = LOOKS[part];
  const x: (number | null)[] = [];
  const y: (number | null)[] = [];
  const customdata: (number | null)[] = [];
  for (const { values, replicate } of seeds) {
    for (const i of indicesKept(values, 0, values.length, look.window ?? null, columnsEach(seeds.length))) {
      x.push(i + 1);
      y.push(finite(values[i]));
      customdata.push(replicate);
    }
    for (const parting of [x, y, customdata]) parting.push(null);
  }
  return {
    ...{
      type: 'scatter',
      mode: 'lines',
      name: lineWords.eachSeed(lane),
      legendgroup: lane,
      showlegend: false,
    },
    ...{ x, y, customdata, connectgaps: false },
    line: { color: faded(laneColour(seeds[0].letter, look.theme), opacity), width },
    hovertemplate: `${hoverWords.replicateAt({ replicate: '%{customdata}', t: '%{x}' })}<br>${look.measure} = %{y:.5~g}<extra>${lane}</extra>`,
  };
}

/** Points that all lines of a lane may have together, four to a column; each has some columns at least. */
const MOST_POINTS = 100_000;
const columnsEach = (seeds: number): number => Math.max(25, Math.floor(MOST_POINTS / 4 / seeds));

function endsOf(seeds: readonly SeedCurve[], { theme, measure, selected = [], linkOf }: SeedLook): Trace {
  const lane = laneOf(seeds[0]);
  const chosen = new Set(selected);
  const last = ({ values }: SeedCurve) => values[values.length - 1];
  return {
    ...{ type: 'scatter', mode: 'markers', name: lineWords.finalValues(lane), legendgroup: lane },
    ...{ showlegend: false, cliponaxis: false },
    x: seeds.map(({ values }) => values.length),
    y: seeds.map((seed) => finite(last(seed))),
    marker: {
      color: laneColour(seeds[0].letter, theme),
      size: 4,
      opacity: seeds.map(({ replicate }) => (chosen.size === 0 || chosen.has(replicate) ? 0.8 : 0.16)),
    },
    customdata: seeds.map(({ letter, replicate }) => [letter, replicate, linkOf?.(replicate) ?? '']),
    hovertemplate: `${hoverWords.replicateAt({ replicate: '%{customdata[1]}', t: '%{x}' })}<br>${measure} = %{y:.5~g}<extra>${lane}</extra>`,
  };
}
