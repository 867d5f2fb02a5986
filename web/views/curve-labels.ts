import type { StepRecord } from '../../src/engine/record.ts';
import { type Box, bestSpot, clampSpot, markBox, type Spot, textBox, textWidth } from '../plot/labels.ts';
import { comparison } from '../readings/lane.ts';
import type { CurveLayout } from './curve-layout.ts';
import type { CurveShapes } from './curve-shapes.ts';

/** Words in a plot. `strong` lines take the lane's colour. */
export interface PlotLabel {
  readonly key: 'optimum' | 'observation' | 'query';
  readonly spot: Spot;
  readonly lines: readonly { readonly text: string; readonly strong: boolean }[];
}

const SIZE = 12;
const LINE = 15;

/**
 * Labels of a curve or arms plot: none overlaps another or a mark, none leaves the plot; none when compact.
 * @param naming the query is named in the strip; not needed where the axis names it.
 */
export function plotLabels(
  shapes: Pick<CurveShapes, 'star' | 'query' | 'test' | 'trace' | 'strip'>,
  record: StepRecord | undefined,
  layout: CurveLayout,
  noiseVariance: number,
  naming = true,
): PlotLabel[] {
  if (layout.compact) return [];
  const { star, query, test, trace } = shapes;
  const bounds: Box = { left: layout.left, right: layout.right, top: 0, bottom: layout.bottom + 6 };
  const taken: Box[] = [markBox(star.x, star.y, 8)];
  if (query) taken.push(markBox(query.x, query.y, 7));
  if (test && query)
    taken.push({ left: query.x - 5, right: query.x + 5, top: test.barTop, bottom: test.barBottom });
  const labels: PlotLabel[] = [];
  const add = (key: PlotLabel['key'], lines: PlotLabel['lines'], spots: readonly Spot[], within = bounds) => {
    const width = Math.max(...lines.map(({ text }) => textWidth(text, SIZE)));
    const clamped = spots.map((spot) => (spot.anchor === 'middle' ? clampSpot(spot, width, within) : spot));
    const boxes = clamped.map((spot) => textBox(spot, width, SIZE, lines.length));
    const best = bestSpot(boxes, taken, within, key === 'query' ? [] : trace);
    if (best < 0) return;
    labels.push({ key, lines, spot: clamped[best] });
    taken.push(boxes[best]);
  };

  if (query && record) {
    const lines = observationLines(record, shapes.test?.fired ?? false, noiseVariance);
    add('observation', lines, besideSpots(query.x, query.y, lines.length));
  }
  add('optimum', [{ text: 'optimum $x*_t$', strong: false }], aroundSpots(star.x, star.y));
  if (query && shapes.strip && naming) {
    const y = layout.axis - 7;
    const strip: Box = { left: layout.left, right: layout.right, top: layout.stripTop, bottom: layout.axis };
    add(
      'query',
      [{ text: 'query $x_t$', strong: true }],
      [
        { x: query.x + 7, y, anchor: 'start' },
        { x: query.x - 7, y, anchor: 'end' },
      ],
      strip,
    );
  }
  return labels;
}

function observationLines(record: StepRecord, fired: boolean, noiseVariance: number): PlotLabel['lines'] {
  if (fired) {
    return [
      { text: comparison(record), strong: true },
      { text: 'further from $μ$ than noise allows', strong: false },
    ];
  }
  const unnoticed = record.psi === null && isSurprise(record, noiseVariance);
  return [{ text: unnoticed ? '$y_t$, and no test to notice it' : '$y_t$', strong: false }];
}

/** y_t lies more than three predictive standard deviations from μ. */
export function isSurprise({ mean, sd, y }: StepRecord, noiseVariance: number): boolean {
  return mean !== null && sd !== null && Math.abs(y - mean) > 3 * Math.sqrt(sd * sd + noiseVariance);
}

const besideSpots = (x: number, y: number, lines: number): Spot[] => [
  { x: x + 12, y: y + 16, anchor: 'start' },
  { x: x - 12, y: y + 16, anchor: 'end' },
  { x: x + 12, y: y - 8 - (lines - 1) * LINE, anchor: 'start' },
  { x: x - 12, y: y - 8 - (lines - 1) * LINE, anchor: 'end' },
  { x: x + 12, y: y + 34, anchor: 'start' },
  { x: x - 12, y: y + 34, anchor: 'end' },
];

const aroundSpots = (x: number, y: number): Spot[] => [
  { x, y: y - 12, anchor: 'middle' },
  { x, y: y + 22, anchor: 'middle' },
  { x: x - 12, y: y + 4, anchor: 'end' },
  { x: x + 12, y: y + 4, anchor: 'start' },
];
