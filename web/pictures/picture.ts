import { xmlText } from '../../src/picture/svg.ts';
import { wrapped } from '../../src/picture/text-lines.ts';
import { copyElement } from './element.ts';
import type { Sliced } from './slices.ts';
import type { Subject } from './subjects.ts';
import { type Attributes, paints, plain, svgNode } from './svg.ts';
import { setText, widthOf } from './text.ts';

/** On paper a px of the page is a quarter of a millimetre: its text of 12 px has 8.5 points. */
export const MM_PER_PX = 0.25;

/** Around everything, in px. */
const MARGIN = 12;

/** Between the lines of the caption, in px. */
const LEADING = 17;

/** Of the width, what the caption's lines may take: where the page's face is missing, another one is wider. */
const FILLED = 0.88;

export interface Picture {
  readonly svg: SVGSVGElement;
  /** In px of the page. */
  readonly width: number;
  readonly height: number;
}

/** What a subject shows now over its caption, in the theme of the page. */
export function* drawPicture({ elements, leftOut }: Subject, caption: readonly string[]): Sliced<Picture> {
  const width = Math.max(...elements.map((element) => element.getBoundingClientRect().width)) + 2 * MARGIN;
  const drawing: SVGElement[] = [];
  let bottom = MARGIN;
  for (const element of elements) {
    drawing.push(yield* copyTo(element, leftOut, MARGIN, bottom));
    bottom += element.getBoundingClientRect().height;
  }
  const under = captionText(caption, width - 2 * MARGIN, bottom);
  const height = bottom + under.length * LEADING + MARGIN;
  const size = { width: `${width * MM_PER_PX}mm`, height: `${height * MM_PER_PX}mm` };
  return { svg: onPage(size, { width, height }, ...drawing, ...under), width, height };
}

/** An element at a place. */
export function* copyTo(element: Element, leftOut: string, x: number, y: number): Sliced<SVGElement> {
  const { left, top } = element.getBoundingClientRect();
  const nodes = yield* copyElement(element, leftOut);
  return svgNode('g', { transform: `translate(${x - left} ${y - top})` }, ...nodes);
}

/** A picture on the page's ground. @param box what it shows, in px */
export function onPage(
  size: Attributes,
  box: { readonly width: number; readonly height: number },
  ...drawing: readonly SVGElement[]
): SVGSVGElement {
  const colours = [document.body, document.documentElement].map(
    (node) => getComputedStyle(node).backgroundColor,
  );
  const ground = svgNode('rect', { ...box, fill: plain(colours.find(paints) ?? 'white') });
  const viewBox = `0 0 ${box.width} ${box.height}`;
  return svgNode('svg', { ...size, viewBox, 'xml:space': 'preserve' }, ground, ...drawing);
}

/** A picture as text: the browser writes control characters of a title as they are, and reads them no more. */
export const textOf = (svg: SVGSVGElement): string => xmlText(new XMLSerializer().serializeToString(svg));

/** The caption's lines from this height down. */
function captionText(caption: readonly string[], width: number, top: number): SVGTextElement[] {
  const style = getComputedStyle(document.body);
  const lines = caption.flatMap((line) => wrapped(line, FILLED * width, (text) => widthOf(text, style)));
  return lines.map((line, i) => setText(line, MARGIN, top + (i + 1) * LEADING, style));
}
