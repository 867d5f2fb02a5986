import { copyBox } from './box.ts';
import { copyChart } from './chart.ts';
import { plainColour } from './plain-colour.ts';
import type { Sliced } from './slices.ts';
import { svgNode } from './svg-node.ts';
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
  if (element instanceof SVGSVGElement) return [placed(copyChart(element), box)];
  const own = style.visibility === 'visible' ? [...copyBox(box, style), ...content(element, style, box)] : [];
  return grouped([...own, ...clipped(yield* children(element, style, leftOut), box, style)], style);
}

/** Text for screen readers alone is one pixel large. */
const isOnlyHeard = (box: DOMRect, { overflow }: CSSStyleDeclaration): boolean =>
  overflow === 'hidden' && box.width <= 1 && box.height <= 1;

function placed(chart: SVGSVGElement, { left, top }: DOMRect): SVGSVGElement {
  chart.setAttribute('x', String(left));
  chart.setAttribute('y', String(top));
  return chart;
}

/** What an element shows that is not among its children. */
function content(element: Element, style: CSSStyleDeclaration, box: DOMRect): SVGElement[] {
  if (element instanceof HTMLCanvasElement) return [canvas(element, box)];
  if (element instanceof HTMLSelectElement)
    return [field(element.selectedOptions[0]?.text ?? '', style, box)];
  if (element instanceof HTMLInputElement && /^(text|number)$/.test(element.type))
    return [field(element.value, style, box)];
  if (element instanceof HTMLInputElement && element.type === 'range') return slider(element, style, box);
  return [];
}

const canvas = (element: HTMLCanvasElement, { left, top, width, height }: DOMRect): SVGElement =>
  svgNode('image', {
    x: left,
    y: top,
    width,
    height,
    preserveAspectRatio: 'none',
    style: getComputedStyle(element).imageRendering === 'pixelated' ? 'image-rendering: pixelated' : '',
    href: element.toDataURL('image/png'),
  });

/** The words in a control, at its left or right, in the middle of its height. */
function field(text: string, style: CSSStyleDeclaration, box: DOMRect): SVGElement {
  const inset = (side: string) =>
    Number.parseFloat(style.getPropertyValue(`padding-${side}`)) +
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  const atRight = /right|end/.test(style.textAlign);
  const x = atRight ? box.right - inset('right') - widthOf(text, style) : box.left + inset('left');
  const middle = (box.top + box.bottom) / 2;
  return setText(text, x, middle + 0.38 * ascentOf(style), style);
}

/** A line with a handle on it, in the colours of the page's own sliders. */
function slider(
  { valueAsNumber, min, max }: HTMLInputElement,
  style: CSSStyleDeclaration,
  box: DOMRect,
): SVGElement[] {
  const colour = (name: string) => plainColour(style.getPropertyValue(name).trim());
  const middle = (box.top + box.bottom) / 2;
  const share = (valueAsNumber - Number(min)) / (Number(max) - Number(min) || 1);
  return [
    svgNode('rect', { x: box.left, y: middle - 1, width: box.width, height: 2, fill: colour('--axis') }),
    svgNode('circle', {
      cx: box.left + HANDLE + share * (box.width - 2 * HANDLE),
      cy: middle,
      r: HANDLE - 0.75,
      fill: colour('--page'),
      stroke: colour('--ink'),
      'stroke-width': 1.5,
    }),
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
  const clip = svgNode('clipPath', { id: `picture-clip-${++clips}` });
  clip.append(svgNode('rect', { x: box.left, y: box.top, width: box.width, height: box.height }));
  const group = svgNode('g', { 'clip-path': `url(#${clip.id})` });
  group.append(...nodes);
  return [clip, group];
}

function grouped(nodes: SVGElement[], { opacity }: CSSStyleDeclaration): SVGElement[] {
  if (opacity === '1' || nodes.length === 0) return nodes;
  const group = svgNode('g', { opacity });
  group.append(...nodes);
  return [group];
}
