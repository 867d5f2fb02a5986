import type { CandidateSet } from '../contracts/candidates.ts';
import type { Frame, StepRecord } from '../contracts/record.ts';
import { INKS } from '../picture/inks.ts';
import type { Theme } from '../picture/palette.ts';
import { axis, type Figure, faded, laneColour, laneMark, numbers, plain, type Trace } from './figure.ts';
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

/** A lane on one coordinate: truth, mean with its band, observations held, the query, and the acquisition below. */
export function laneFigure({ title, theme, lane, frame, candidates }: LanePicture): Figure {
  const { letter, name } = lane;
  const x = candidates.axes[0]
    ? Array.from(candidates.axes[0])
    : Array.from({ length: candidates.size }, (_, i) => i);
  const colour = laneColour(letter, theme);
  const { ink } = INKS[theme];
  const { mean, sd, multiplier, acquisition, truth, t } = frame;
  const line = (label: string, y: ArrayLike<number>, more: Trace): Trace => ({
    type: 'scatter',
    mode: 'lines',
    name: label,
    x,
    y: numbers(y),
    hovertemplate: `x = %{x:.4~g}<br>${label} = %{y:.4~g}<extra>${letter} ${name}</extra>`,
    ...more,
  });
  const width = multiplier ?? 1;
  const band =
    mean && sd
      ? [
          line(
            'μ + mσ',
            mean.map((value, g) => value + width * sd[g]),
            { line: { width: 0 }, showlegend: false },
          ),
          line(
            'μ − mσ',
            mean.map((value, g) => value - width * sd[g]),
            {
              name: `μ ± ${width.toFixed(2)} σ`,
              line: { width: 0 },
              fill: 'tonexty',
              fillcolor: faded(colour, 0.16),
            },
          ),
        ]
      : [];
  return {
    data: [
      ...band,
      line('truth f', truth, { line: { color: ink, width: 2 } }),
      ...(mean ? [line('mean μ', mean, { line: { color: colour, width: 2 } })] : []),
      observations(lane, frame, (record) => x[record.index], theme),
      query(lane, t, (record) => x[record.index], theme),
      ...(acquisition
        ? [line('acquisition α', acquisition, { yaxis: 'y2', line: { color: colour, width: 1.5 } })]
        : []),
    ],
    layout: {
      ...plain(`${title}, step ${t}`, theme),
      hovermode: 'closest',
      xaxis: axis(candidates.kind === 'arms' ? 'arm' : 'x', theme, { anchor: acquisition ? 'y2' : 'y' }),
      yaxis: axis('y', theme, { domain: acquisition ? [0.28, 1] : [0, 1] }),
      ...(acquisition && { yaxis2: axis('α', theme, { domain: [0, 0.22] }) }),
    },
  };
}

/** Observations that the model held, faded with age. */
export function observations(
  { letter, name, records }: FigureLane,
  { t, dataSteps }: Frame,
  placeOf: (record: StepRecord) => number,
  theme: Theme,
): Trace {
  const held = Array.from(dataSteps, (step) => records[step - 1]).filter((record) => record !== undefined);
  return {
    type: 'scatter',
    mode: 'markers',
    name: 'observations held',
    x: held.map(placeOf),
    y: held.map(({ y }) => y),
    marker: {
      color: laneColour(letter, theme),
      symbol: laneMark(letter),
      size: 7,
      opacity: held.map((record) => ageOpacity(t - record.t)),
    },
    customdata: held.map((record) => record.t),
    hovertemplate: `step %{customdata}<br>x = %{x:.4~g}<br>y = %{y:.4~g}<extra>${letter} ${name}</extra>`,
  };
}

const query = (
  { letter, name, records }: FigureLane,
  t: number,
  placeOf: (record: StepRecord) => number,
  theme: Theme,
): Trace => {
  const asked = records[t - 1];
  return {
    type: 'scatter',
    mode: 'markers',
    name: `query of step ${t}`,
    x: asked ? [placeOf(asked)] : [],
    y: asked ? [asked.y] : [],
    marker: {
      color: laneColour(letter, theme),
      symbol: 'star',
      size: 14,
      line: { color: INKS[theme].ink, width: 1 },
    },
    hovertemplate: `query, x = %{x:.4~g}<br>y = %{y:.4~g}<extra>${letter} ${name}</extra>`,
  };
};
