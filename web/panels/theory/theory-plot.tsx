import { memo } from 'react';
import * as words from '#words/panels/theory';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import type { Series } from '../../plot/series.ts';
import { boundedName } from '../../readings/theory.ts';
import { Curve } from '../../time/curves.tsx';
import type { TimeFrame } from '../../time/time-frame.ts';
import { type TimeLayers, TimePlot } from '../../time/time-plot.tsx';
import type { Bound } from '../../worker/bounds/bounds-protocol.ts';
import { decadeRange, decadeScale, decades, decadeTicks } from './log-scale.ts';

/** px kept free for the note under the top edge. */
const NOTE = 18;

interface TheoryPlotProps {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly bounded: Bound['bounded'];
  readonly curve: Series;
  /** Lower bound on the average regret of any policy; null if unknown, or if something else is bounded. */
  readonly floor: Series | null;
  /** Upper limit of any policy; null in the same cases. */
  readonly highest: Series | null;
  readonly labelledBy: string;
}

/** A run's regret, or another quantity that a theorem bounds, and the bound over t on a logarithmic axis. */
export const TheoryPlot = memo(function TheoryPlot({ labelledBy, ...props }: TheoryPlotProps) {
  const { bounded } = props;
  return (
    <TimePlot
      horizon={props.curve.length}
      left={40}
      note={words.logarithmic(bounded.name === 'regret' ? '$R_t$' : boundedName(bounded))}
      labelled
      veiled={false}
      labelledBy={labelledBy}
      layers={(frame) => theoryLayers(frame, props)}
    />
  );
});

function theoryLayers(
  frame: TimeFrame,
  { letter, name, bounded: { values }, curve, floor: lowest, highest }: Omit<TheoryPlotProps, 'labelledBy'>,
): TimeLayers {
  const range = decadeRange(values, curve, ...(highest ? [highest] : []));
  const y = decadeScale(range, frame.bottom, frame.top + NOTE);
  const least = 10 ** range[0];
  // It is left out if all of it lies below the plot.
  const floor = lowest && last(lowest) >= least ? lowest : null;
  const ends: End[] = [
    { text: words.boundFarAbove, values: curve },
    ...(highest ? [{ text: words.anyPolicy, values: highest }] : []),
    ...(floor ? [{ text: words.floor, values: floor }] : []),
    { text: name, values, letter },
  ];
  return {
    grid: decadeTicks(y),
    curves: (
      <>
        <Curve frame={frame} y={y} values={decades(curve)} width={1.75} />
        {highest && <Curve frame={frame} y={y} values={decades(highest)} width={1} />}
        {floor && <Curve frame={frame} y={y} values={decades(floor, least)} width={1} />}
        <Curve frame={frame} y={y} values={decades(values)} letter={letter} />
      </>
    ),
    now: () => <EndNames frame={frame} y={y} ends={ends} />,
  };
}

const last = (values: Series): number => values[values.length - 1];

/** A line's end with its label, in a lane's colour if it is a lane's. */
interface End {
  readonly text: string;
  readonly values: Series;
  readonly letter?: LaneLetter;
}

/** From the plot's upper edge to the baseline of the first label. */
const HIGHEST = 10;

/** The lines' labels above their ends: regret and bound only rise, so the lines themselves stay below. */
function EndNames({ frame, y, ends }: { frame: TimeFrame; y: Scale; ends: readonly End[] }) {
  const heights = ends.map(({ values }) => y(Math.log10(Math.max(last(values), 1e-9))));
  const places = endNames(heights, frame.top + HIGHEST);
  return ends.map(({ text, letter }, i) => (
    <g key={letter ?? text} data-lane={letter}>
      <text
        className={`t1 b halo ${letter ? 'lane-label' : ''}`}
        x={frame.right - 4}
        y={places[i]}
        textAnchor="end"
      >
        {text}
      </text>
    </g>
  ));
}

/** Distances in px: from a line to the baseline of a label above it, of one below, and between baselines. */
const ABOVE = 8;
const BELOW = 16;
const GAP = 15;

/** Lines too close for labels between them; their labels are stacked together. */
interface Bundle {
  readonly lines: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * Baselines for the labels of lines that end at these heights, in px: above the line; for close lines, above
 * the uppermost in the order of the lines, or below them all if there is no room. No label overlaps another
 * or a line.
 * @param highest the uppermost baseline within the plot
 */
export function endNames(heights: readonly number[], highest: number): number[] {
  const places = new Array<number>(heights.length);
  for (const { lines, top, bottom } of bundles(heights)) {
    const first = top - ABOVE - GAP * (lines.length - 1);
    const from = first < highest ? bottom + BELOW : first;
    lines.forEach((line, i) => {
      places[line] = from + GAP * i;
    });
  }
  return places;
}

function bundles(heights: readonly number[]): Bundle[] {
  const found: Bundle[] = [];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  for (const line of order) {
    let last: Bundle = { lines: [line], top: heights[line], bottom: heights[line] };
    for (let upper = found.at(-1); upper && reach(last) < upper.bottom; upper = found.at(-1)) {
      last = { lines: [...upper.lines, ...last.lines], top: upper.top, bottom: last.bottom };
      found.pop();
    }
    found.push(last);
  }
  return found;
}

/** Upper end of a bundle's labels. */
const reach = ({ lines, top }: Bundle): number => top - ABOVE - GAP * lines.length;
