import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import type { CandidateSet } from '../contracts/candidates.ts';
import type { Frame, StepRecord } from '../contracts/record.ts';
import { INKS } from '../picture/inks.ts';
import type { Theme } from '../picture/palette.ts';
import {
  axis,
  type Figure,
  faded,
  laneColour,
  laneMark,
  numbers,
  plain,
  type Trace,
  upright,
} from './figure.ts';
import type { FigureLane } from './map-figure.ts';

/** A lane at one step. */
export interface LanePicture {
  readonly title: string;
  readonly theme: Theme;
  readonly lane: FigureLane;
  readonly frame: Frame;
  readonly candidates: CandidateSet;
}

/** Observations on the page fade with age by this factor a step, to this least opacity. */
const FADES = 0.97;
const FAINTEST = 0.25;

const ageOpacity = (age: number): number => {
  let opacity = 1;
  for (let i = 0; i < age && opacity > FAINTEST; i++) opacity *= FADES;
  return Math.max(FAINTEST, opacity);
};

/** Where a candidate lies along the figure's axis: a coordinate, or an arm's name. */
type PlaceOf = (index: number) => number | string;

/** A lane on one coordinate: truth, mean with its band, observations held, optimum, query, and the acquisition below. */
export function laneFigure(picture: LanePicture): Figure {
  const { title, theme, frame, candidates } = picture;
  const { acquisition, t } = frame;
  const arms = candidates.kind === 'arms';
  const placeOf: PlaceOf = arms
    ? (index) => candidates.names[index] ?? index
    : (index) => candidates.points[index];
  const asked = picture.lane.records[t - 1];
  const colour = laneColour(picture.lane.letter, theme);
  return {
    data: [
      ...believed(picture, placeOf),
      ...marks(picture, placeOf),
      ...(acquisition
        ? [
            line(picture, placeOf, lineWords.acquisition, acquisition, {
              ...{ yaxis: 'y2', fill: 'tozeroy', fillcolor: faded(colour, 0.22) },
              line: { color: colour, width: 1.5 },
            }),
          ]
        : []),
    ],
    layout: {
      ...plain(axisWords.atStep({ title, t }), theme),
      hovermode: 'closest',
      hoverdistance: -1,
      xaxis: axis(arms ? axisWords.arm : 'x', theme, {
        ...{ anchor: acquisition ? 'y2' : 'y' },
        ...(arms ? { type: 'category', automargin: true } : {}),
      }),
      yaxis: axis('y', theme, { domain: acquisition ? [0.28, 1] : [0, 1] }),
      ...(acquisition && { yaxis2: axis('α', theme, { domain: [0, 0.22] }) }),
      ...(asked && { shapes: [{ ...upright(placeOf(asked.index)), line: { color: colour, width: 1 } }] }),
    },
  };
}

/** Values on all candidates. */
function line(
  { lane: { letter, name }, candidates }: LanePicture,
  placeOf: PlaceOf,
  label: string,
  values: ArrayLike<number>,
  more: Trace,
): Trace {
  const x = Array.from(values, (_, index) => placeOf(index));
  return {
    ...{ type: 'scatter', mode: 'lines', name: label, x, y: numbers(values) },
    hovertemplate: `${candidates.kind === 'arms' ? '%{x}' : 'x = %{x:.4~g}'}<br>${label} = %{y:.4~g}<extra>${letter} ${name}</extra>`,
    ...more,
    // Arms have no nearness: each has a level of its own.
    ...(candidates.kind === 'arms' && { line: { ...(more.line as object), shape: 'hvh' } }),
  };
}

function believed(picture: LanePicture, placeOf: PlaceOf): Trace[] {
  const { lane, frame, theme } = picture;
  const { mean, sd, truth, multiplier } = frame;
  const colour = laneColour(lane.letter, theme);
  const drawn = line(picture, placeOf, lineWords.truthF, truth, {
    line: { color: INKS[theme].ink, width: 2 },
  });
  if (!mean || !sd) return [drawn];
  const width = multiplier ?? 1;
  const edge = (side: number, more: Trace) =>
    line(
      picture,
      placeOf,
      side < 0 ? 'μ − mσ' : 'μ + mσ',
      mean.map((value, g) => value + side * width * sd[g]),
      { line: { width: 0 }, legendgroup: 'band', ...more },
    );
  return [
    edge(1, { showlegend: false }),
    edge(-1, { name: `μ ± ${width.toFixed(2)} σ`, fill: 'tonexty', fillcolor: faded(colour, 0.16) }),
    drawn,
    line(picture, placeOf, lineWords.mean, mean, { line: { color: colour, width: 2 } }),
  ];
}

export const indexOfMost = (values: Float64Array): number =>
  values.reduce((most, value, index) => (value > values[most] ? index : most), 0);

/** Records of what the model held. */
export const heldBy = ({ records }: FigureLane, { dataSteps, held }: Frame): readonly StepRecord[] =>
  held ?? Array.from(dataSteps, (step) => records[step - 1]).filter((record) => record !== undefined);

/** Observations held, faded with age; the optimum; and the query. */
function marks({ lane, frame, theme }: LanePicture, placeOf: PlaceOf): Trace[] {
  const { letter, name, records } = lane;
  const { t, truth } = frame;
  const { ink, page } = INKS[theme];
  const held = heldBy(lane, frame);
  const asked = records.slice(t - 1, t);
  const best = indexOfMost(truth);
  const colour = laneColour(letter, theme);
  const dots = (label: string, of: readonly StepRecord[], marker: Trace): Trace => ({
    ...{ type: 'scatter', mode: 'markers', name: label, marker },
    ...{ x: of.map(({ index }) => placeOf(index)), y: of.map(({ y }) => y) },
    customdata: of.map((record) => record.t),
    hovertemplate: `${hoverWords.step('%{customdata}')}<br>x = %{x}<br>y = %{y:.4~g}<extra>${letter} ${name}</extra>`,
  });
  return [
    dots(lineWords.observationsHeld, held, {
      ...{ color: colour, symbol: laneMark(letter), size: 7 },
      opacity: held.map((record) => ageOpacity(t - record.t)),
    }),
    {
      ...{ type: 'scatter', mode: 'markers', name: lineWords.optimumX, x: [placeOf(best)], y: [truth[best]] },
      marker: { color: ink, symbol: 'star', size: 12 },
      hovertemplate: `x* = %{x}<br>f = %{y:.4~g}<extra>${lineWords.optimum}</extra>`,
    },
    dots(lineWords.queryOf(t), asked, {
      ...{ color: page, symbol: laneMark(letter), size: 12, line: { color: colour, width: 2.5 } },
    }),
  ];
}
