import { copyBox } from './box.ts';
import { copyChart } from './chart.ts';
import type { Sliced } from './slices.ts';
import { plain, svgNode } from './svg.ts';
import { ascentOf, copyText, setText, widthOf } from './text.ts';

let clips = 0;

/** The radius of a slider's handle, in px. */
const HANDLE = 6;

/**
 * An element of the page as SVG, in px of the window: boxes, text as text, charts without style sheets, canvases as
 * PNG. What `leftOut` selects is not drawn. Stops before each element.
 */
export function* copyElement(element: Element, leftOut: string): Sliced<SVGElement[]> {
  yield;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  if (
    style.display === 'none' ||
    style.opacity === '0' ||
    element.matches(leftOut) ||
    isOnlyHeard(box, style)
  )
    return [];
  if (element instanceof SVGSVGElement) return [copyChart(element)];
  const own = style.visibility === 'visible' ? [...copyBox(box, style), ...content(element, style, box)] : [];
  const nodes = [...own, ...clipped(yield* children(element, style, leftOut), box, style)];
  if (style.opacity === '1' || nodes.length === 0) return nodes;
  return [svgNode('g', { opacity: style.opacity }, ...nodes)];
}

/** Text for screen readers alone is one pixel large. */
const isOnlyHeard = (box: DOMRect, { overflow }: CSSStyleDeclaration): boolean =>
  overflow === 'hidden' && box.width <= 1 && box.height <= 1;

/** What an element shows that is not among its children. */
function content(element: Element, style: CSSStyleDeclaration, box: DOMRect): SVGElement[] {
  if (element instanceof HTMLCanvasElement) return [canvas(element, style, box)];
  if (element instanceof HTMLSelectElement)
    return [field(element.selectedOptions[0]?.text ?? '', style, box)];
  if (element instanceof HTMLInputElement && /^(text|number)$/.test(element.type))
    return [field(element.value, style, box)];
  if (element instanceof HTMLInputElement && element.type === 'range') return slider(element, style, box);
  return [];
}

const canvas = (element: HTMLCanvasElement, style: CSSStyleDeclaration, box: DOMRect): SVGElement =>
  svgNode('image', {
    ...{ x: box.left, y: box.top, width: box.width, height: box.height },
    preserveAspectRatio: 'none',
    style: style.imageRendering === 'pixelated' ? 'image-rendering: pixelated' : undefined,
    href: element.toDataURL('image/png'),
  });

/** The words in a control, at its left or right, in the middle of its height. */
function field(text: string, style: CSSStyleDeclaration, { left, top, right, bottom }: DOMRect): SVGElement {
  const px = (property: string) => Number.parseFloat(style.getPropertyValue(property));
  const inset = (side: string) => px(`padding-${side}`) + px(`border-${side}-width`);
  const atRight = /right|end/.test(style.textAlign);
  const x = atRight ? right - inset('right') - widthOf(text, style) : left + inset('left');
  return setText(text, x, (top + bottom) / 2 + 0.38 * ascentOf(style), style);
}

/** A line with a handle on it, in the colours of the page's own sliders. */
function slider(
  { valueAsNumber, min, max }: HTMLInputElement,
  style: CSSStyleDeclaration,
  { left, top, bottom, width }: DOMRect,
): SVGElement[] {
  const colour = (name: string) => plain(style.getPropertyValue(name).trim());
  const cy = (top + bottom) / 2;
  const share = (valueAsNumber - Number(min)) / (Number(max) - Number(min) || 1);
  const handle = { cx: left + HANDLE + share * (width - 2 * HANDLE), cy, r: HANDLE - 0.75 };
  return [
    svgNode('rect', { x: left, y: cy - 1, width, height: 2, fill: colour('--axis') }),
    svgNode('circle', { ...handle, fill: colour('--page'), stroke: colour('--ink'), 'stroke-width': 1.5 }),
  ];
}

function* children(element: Element, style: CSSStyleDeclaration, leftOut: string): Sliced<SVGElement[]> {
  const nodes: SVGElement[] = [];
  if (element instanceof HTMLSelectElement) return nodes;
  for (const child of element.childNodes) {
    if (child instanceof Text && style.visibility === 'visible') nodes.push(...copyText(child, style));
    if (child instanceof Element) nodes.push(...(yield* copyElement(child, leftOut)));
  }
  return nodes;
}

function clipped(nodes: SVGElement[], box: DOMRect, { overflow }: CSSStyleDeclaration): SVGElement[] {
  if (nodes.length === 0 || overflow === 'visible') return nodes;
  const { left: x, top: y, width, height } = box;
  const clip = svgNode(
    'clipPath',
    { id: `picture-clip-${++clips}` },
    svgNode('rect', { x, y, width, height }),
  );
  return [clip, svgNode('g', { 'clip-path': `url(#${clip.id})` }, ...nodes)];
}
