import { type PointerEvent, useMemo, useState } from 'react';
import * as words from '#words/panels/relevance';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { ticks, xLabels, yGrid } from '../../../src/picture/axis.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { type Shape, text } from '../../../src/picture/shape.ts';
import { Marks } from '../../plot/marks.tsx';
import {
  formatPrice,
  formatRelevance,
  pointSentence,
  priceOf,
  type RelevanceReading,
} from '../../readings/relevance.ts';
import { setHover } from '../../store/actions/view.ts';
import { localPoint } from '../../ui/local-point.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { useSize } from '../../ui/use-size.ts';
import {
  barsPath,
  halfBar,
  openBarsPath,
  type PlotBox,
  pointAt,
  type RelevanceScales,
  reachOf,
  scalesOf,
} from './relevance-shapes.ts';

interface RelevancePlotProps {
  readonly records: readonly StepRecord[];
  /** null while unknown. */
  readonly reading: RelevanceReading | null;
  readonly rule: 'budget' | 'size';
  readonly letter: LaneLetter;
  /** Description of the plot in words. */
  readonly said: string;
}

const MARGIN = { left: 34, right: 8, top: 18, bottom: 20 };

/** A bar for every point, with the budget and the next price as two marks on the axis of R. */
export function RelevancePlot({ records, reading, rule, letter, said }: RelevancePlotProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>('relevance');
  const reach = useMemo(() => reachOf(records, rule), [records, rule]);
  const [px, setPx] = useState<number | null>(null);
  const box = {
    ...{ left: MARGIN.left, right: width - MARGIN.right },
    ...{ top: MARGIN.top, bottom: height - MARGIN.bottom },
  };
  const scales = scalesOf(box, reach);
  const pointed = reading && px !== null ? pointAt(reading, scales, px) : null;
  // The same point is marked on map and lanes, at its query.
  const point = (at: number | null) => {
    setPx(at);
    setHover({ t: (reading && at !== null && pointAt(reading, scales, at)?.step) || null });
  };
  return (
    <div
      ref={ref}
      className="relevance-plot"
      onPointerMove={(event: PointerEvent<HTMLElement>) => point(localPoint(event, event.currentTarget)[0])}
      onPointerLeave={() => point(null)}
    >
      {width > 0 && height > 0 && (
        <svg className="chart" width={width} height={height} role="img" aria-label={said}>
          <Marks shapes={axes(box, scales)} />
          {reading && (
            <g data-lane={letter}>
              <path
                className="relevance-bar"
                strokeWidth={2 * halfBar(scales)}
                d={barsPath(reading.held, scales, box.bottom)}
              />
              <path className="relevance-gone" d={openBarsPath(reading.gone, scales, box.bottom)} />
              <Prices box={box} scales={scales} reading={reading} />
              {pointed && (
                <circle
                  className="open-mark"
                  cx={scales.x(pointed.age)}
                  cy={scales.y(pointed.relevance)}
                  r={3.2}
                />
              )}
            </g>
          )}
          <text className="t1" x={box.right} y={11} textAnchor="end">
            <MathTspan text={pointed ? pointSentence(pointed) : ''} />
          </text>
        </svg>
      )}
    </div>
  );
}

const AGE = words.ageAxis;

function axes(box: PlotBox, scales: RelevanceScales): Shape[] {
  const room = box.right - textWidth(AGE, 12) - 16;
  return [
    ...yGrid(scales.ticks, box.left, box.right),
    ...xLabels(
      ticks(scales.x, 5).filter(({ at }) => at < room),
      box.bottom + 14,
    ),
    text('symbol', box.right, box.bottom + 14, AGE, 'end'),
    text('symbol', 2, 11, words.relevanceAxis),
  ];
}

interface PricesProps {
  readonly box: PlotBox;
  readonly scales: RelevanceScales;
  readonly reading: RelevanceReading;
}

/** px from one label to the next. */
const LINE = 15;

/** The budget at b − 1 and the next price at c − 1: a price below the budget can be paid. */
function Prices({ box, scales, reading: { next, budget } }: PricesProps) {
  const cost =
    budget === null
      ? words.nextRelevance(formatRelevance(next.relevance))
      : words.nextPrice(formatPrice(priceOf(next)));
  const price = { at: scales.y(next.relevance), text: cost };
  const paid = budget === null ? null : { at: scales.y(budget - 1), text: words.budget(formatPrice(budget)) };
  const apart = paid ? Math.max(LINE, Math.abs(price.at - paid.at)) : 0;
  const [low, high] = paid && paid.at < price.at ? [price, paid] : [paid ?? price, price];
  const floor = Math.min(box.bottom - 4, low.at - 3);
  return (
    <>
      <line className="relevance-price" x1={box.left} x2={box.right} y1={price.at} y2={price.at} />
      {paid && <line className="relevance-budget" x1={box.left} x2={box.right} y1={paid.at} y2={paid.at} />}
      <Label text={low.text} right={box.right} y={floor} />
      {high !== low && (
        <Label text={high.text} right={box.right} y={Math.min(high.at - 3, floor - Math.min(LINE, apart))} />
      )}
    </>
  );
}

function Label({ text, right, y }: { text: string; right: number; y: number }) {
  const width = textWidth(plainMath(text), 12) + 4;
  return (
    <>
      <rect className="relevance-label" x={right - width} y={y - 11} width={width} height={15} />
      <text className="t1" x={right - 2} y={y} textAnchor="end">
        <MathTspan text={text} />
      </text>
    </>
  );
}
