import * as words from '#words/views/plot';
import type { StepRecord } from '../../../src/contracts/record.ts';
import {
  type Box,
  bestSpot,
  clampSpot,
  markBox,
  type Spot,
  textBox,
  textWidth,
} from '../../../src/picture/layout.ts';
import { comparison } from '../../readings/lane.ts';
import type { CurveLayout } from './curve-layout.ts';
import type { CurveShapes } from './curve-shapes.ts';

/** Words in a plot. `strong` lines have the lane's colour. */
export interface PlotLabel {
  readonly key: 'optimum' | 'observation' | 'query';
  readonly spot: Spot;
  readonly lines: readonly { readonly text: string; readonly strong: boolean }[];
}

const SIZE = 12;
const LINE = 15;

/**
 * Labels of a curve or arms plot: none overlaps another or a mark, none leaves the plot; none when compact.
 * @param naming whether the strip labels the query; not needed if the axis names it
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
  const taken: Box[] = star ? [markBox(star.x, star.y, 8)] : [];
  if (query) {
    const line: Box = { left: query.x - 2, right: query.x + 2, top: layout.top, bottom: layout.axis };
    taken.push(markBox(query.x, query.y, 7), line);
  }
  if (test && query)
    taken.push({ left: query.x - 5, right: query.x + 5, top: test.barTop, bottom: test.barBottom });
  const labels: PlotLabel[] = [];
  const add = (wanted: readonly PlotLabel[], within = bounds, curves = trace) => {
    const sized = wanted.map((label) => withBox(label, within));
    const best = bestSpot(
      sized.map(({ box }) => box),
      taken,
      within,
      curves,
    );
    if (best < 0) return;
    labels.push(sized[best].label);
    taken.push(sized[best].box);
  };

  if (query && record) add(observationLabels(query, record, test?.fired ?? false, noiseVariance));
  const optimum = [{ text: words.optimum, strong: false }];
  if (star) add(aroundSpots(star.x, star.y).map((spot) => ({ key: 'optimum', spot, lines: optimum })));
  if (query && shapes.strip && naming) {
    const strip: Box = { left: layout.left, right: layout.right, top: layout.stripTop, bottom: layout.axis };
    add(queryLabels(query.x, layout.axis - 7), strip, []);
  }
  return labels;
}

function withBox(label: PlotLabel, within: Box): { label: PlotLabel; box: Box } {
  const width = Math.max(...label.lines.map(({ text }) => textWidth(text, SIZE)));
  const spot = label.spot.anchor === 'middle' ? clampSpot(label.spot, width, within) : label.spot;
  return { label: { ...label, spot }, box: textBox(spot, width, SIZE, label.lines.length) };
}

const queryLabels = (x: number, y: number): PlotLabel[] => {
  const lines = [{ text: words.query, strong: true }];
  return [
    { key: 'query', lines, spot: { x: x + 7, y, anchor: 'start' } },
    { key: 'query', lines, spot: { x: x - 7, y, anchor: 'end' } },
  ];
};

/** The label at y_t at every possible position; the short form where the long one would cover something. */
function observationLabels(
  { x, y }: { readonly x: number; readonly y: number },
  record: StepRecord,
  fired: boolean,
  noiseVariance: number,
): PlotLabel[] {
  const variants: PlotLabel['lines'][] = fired
    ? [
        [
          { text: comparison(record), strong: true },
          { text: words.furtherThanNoise, strong: false },
        ],
        [{ text: comparison(record), strong: true }],
      ]
    : record.psi === null && isSurprise(record, noiseVariance)
      ? [[{ text: words.noTestToNotice, strong: false }], [{ text: words.unnoticed, strong: false }]]
      : [[{ text: '$y_t$', strong: false }]];
  return variants.flatMap((lines) =>
    besideSpots(x, y, lines.length).map((spot): PlotLabel => ({ key: 'observation', spot, lines })),
  );
}

/** Whether y_t is more than three predictive standard deviations from μ. */
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

/** Above, below, beside; at the corners; then a line further away, if the near ones would cover something. */
const aroundSpots = (x: number, y: number): Spot[] => [
  { x, y: y - 12, anchor: 'middle' },
  { x, y: y + 22, anchor: 'middle' },
  { x: x - 12, y: y + 4, anchor: 'end' },
  { x: x + 12, y: y + 4, anchor: 'start' },
  { x: x - 8, y: y - 11, anchor: 'end' },
  { x: x + 8, y: y - 11, anchor: 'start' },
  { x: x - 8, y: y + 19, anchor: 'end' },
  { x: x + 8, y: y + 19, anchor: 'start' },
  { x, y: y - 12 - LINE, anchor: 'middle' },
  { x, y: y + 22 + LINE, anchor: 'middle' },
  { x: x - 12, y: y - 12 - LINE, anchor: 'end' },
  { x: x + 12, y: y - 12 - LINE, anchor: 'start' },
  { x: x - 12, y: y + 22 + LINE, anchor: 'end' },
  { x: x + 12, y: y + 22 + LINE, anchor: 'start' },
];
