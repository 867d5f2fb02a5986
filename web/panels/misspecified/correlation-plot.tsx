import * as words from '#words/panels/misspecified';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { CorrelationSlice } from '../../../src/engine/model-check.ts';
import { ticks, xLabels, yGrid } from '../../../src/picture/axis.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { linePath } from '../../../src/picture/paths.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { line, text } from '../../../src/picture/shape.ts';
import { Marks } from '../../plot/marks.tsx';
import { useSize } from '../../ui/use-size.ts';

interface CorrelationPlotProps {
  readonly slice: CorrelationSlice;
  readonly letter: LaneLetter;
  readonly title: string;
  /** Name of the lags, with their unit. */
  readonly axis: string;
  /** Description of the comparison for screen readers. */
  readonly what: string;
}

const MARGIN = { left: 30, right: 8, top: 18, bottom: 32 };

/** Correlation over a lag: of the truth in black, as the model assumes it in the lane's colour. */
export function CorrelationPlot({ slice, letter, title, axis, what }: CorrelationPlotProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="check-slice">
      {width > 0 && height > 0 && (
        <svg
          className="chart"
          width={width}
          height={height}
          role="img"
          aria-label={`${what}. ${inWords(slice)}`}
        >
          <Slice slice={slice} letter={letter} width={width} height={height} title={title} axis={axis} />
        </svg>
      )}
    </div>
  );
}

type SliceProps = Omit<CorrelationPlotProps, 'what'> & { readonly width: number; readonly height: number };

function Slice({ slice, letter, width, height, title, axis }: SliceProps) {
  const { lags, truth, model } = slice;
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, height - MARGIN.bottom];
  const lowest = Math.min(0, ...truth.filter(Number.isFinite), ...model);
  const x = linear([0, lags[lags.length - 1] || 1], [left, right]);
  const y = linear([Math.max(-1, lowest), 1], [bottom, MARGIN.top]);
  const axes = [
    ...yGrid(
      [0, 1].map((value) => ({ value, at: y(value), label: String(value) })),
      left,
      right,
    ),
    ...xLabels(ticks(x, 3), bottom + 14),
    line('axis', left, bottom, right, bottom),
    text('symbol', right, bottom + 27, axis, 'end'),
    text('symbol', left, 11, title),
  ];
  return (
    <>
      <Marks shapes={axes} />
      <path className="curve ink" strokeWidth={1.75} d={pathOf(lags, truth, x, y)} />
      <path className="curve" data-lane={letter} strokeWidth={2} d={pathOf(lags, model, x, y)} />
    </>
  );
}

function pathOf(lags: Float64Array, values: Float64Array, x: Scale, y: Scale): string {
  const points = Array.from(lags, (lag, i) => [x(lag), y(values[i])] as const).filter(
    ([, at]) => !Number.isNaN(at),
  );
  return linePath(
    points.map(([px]) => px),
    points.map(([, py]) => py),
  );
}

/** "At lag 30: truth 0.21, assumed 0.60." */
function inWords({ lags, truth, model }: CorrelationSlice): string {
  const middle = lags.length >> 1;
  return words.correlationAt({
    lag: formatValue(lags[middle]),
    truth: formatValue(truth[middle]),
    assumed: formatValue(model[middle]),
  });
}
