import { wrapped } from '../../src/picture/text-lines.ts';
import { copyElement } from './element.ts';
import { paints, plainColour } from './plain-colour.ts';
import type { Sliced } from './slices.ts';
import type { Subject } from './subjects.ts';
import { svgNode } from './svg-node.ts';
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
export function* drawPicture(
  { elements, leftOut, name }: Subject,
  caption: readonly string[],
): Sliced<Picture> {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const width = Math.max(...boxes.map((box) => box.width)) + 2 * MARGIN;
  const drawing = svgNode('g');
  let height = MARGIN;
  for (const [i, element] of elements.entries()) {
    const place = svgNode('g', {
      transform: `translate(${MARGIN - boxes[i].left} ${height - boxes[i].top})`,
    });
    place.append(...(yield* copyElement(element, leftOut)));
    drawing.append(place);
    height += boxes[i].height;
  }
  const under = captionText(caption, width - 2 * MARGIN, height);
  drawing.append(...under);
  return framed(drawing, { name, width, height: height + under.length * LEADING + MARGIN });
}

/** The caption's lines from this height down. */
function captionText(caption: readonly string[], width: number, top: number): SVGTextElement[] {
  const style = getComputedStyle(document.body);
  const lines = caption.flatMap((line) => wrapped(line, FILLED * width, (text) => widthOf(text, style)));
  return lines.map((line, i) => setText(line, MARGIN, top + (i + 1) * LEADING, style));
}

interface Frame {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

function framed(drawing: SVGElement, { name, width, height }: Frame): Picture {
  const svg = svgNode('svg', {
    width: `${width * MM_PER_PX}mm`,
    height: `${height * MM_PER_PX}mm`,
    viewBox: `0 0 ${width} ${height}`,
    'xml:space': 'preserve',
  });
  const title = svgNode('title');
  title.textContent = `${document.title}: ${name}`;
  svg.append(title, svgNode('rect', { width, height, fill: pageColour() }), drawing);
  return { svg, width, height };
}

/** What lies under everything. */
export function pageColour(): string {
  const colours = [document.body, document.documentElement].map(
    (node) => getComputedStyle(node).backgroundColor,
  );
  return plainColour(colours.find(paints) ?? 'white');
}
