import { paints, plainColour } from './plain-colour.ts';
import { svgNode } from './svg-node.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Background and borders of an element of the page. */
export function copyBox(box: DOMRect, style: CSSStyleDeclaration): SVGElement[] {
  return [...background(box, style), ...borders(box, style)];
}

function background(box: DOMRect, style: CSSStyleDeclaration): SVGElement[] {
  const place = { x: box.left, y: box.top, width: box.width, height: box.height, rx: radius(box, style) };
  const ramp = across(style.backgroundImage);
  if (ramp) return [ramp.definition, svgNode('rect', { ...place, fill: `url(#${ramp.id})` })];
  if (!paints(style.backgroundColor)) return [];
  return [svgNode('rect', { ...place, fill: plainColour(style.backgroundColor) })];
}

let ramps = 0;

/** A gradient from left to right of evenly spread colours; null for every other image. */
function across(image: string): { id: string; definition: SVGElement } | null {
  if (!image.startsWith('linear-gradient(90deg')) return null;
  const colours = plainColour(image).match(/rgba?\([^)]*\)/g) ?? [];
  const id = `picture-ramp-${++ramps}`;
  const definition = svgNode('linearGradient', { id });
  for (const [i, colour] of colours.entries())
    definition.append(svgNode('stop', { offset: i / (colours.length - 1), 'stop-color': colour }));
  return { id, definition };
}

function borders(box: DOMRect, style: CSSStyleDeclaration): SVGElement[] {
  const drawn = SIDES.filter((side) => widthOf(style, side) > 0 && paints(colourOf(style, side)));
  const [first] = drawn;
  const alike = (side: (typeof SIDES)[number]) =>
    widthOf(style, side) === widthOf(style, first) && colourOf(style, side) === colourOf(style, first);
  return drawn.length === 4 && drawn.every(alike)
    ? [frame(box, style)]
    : drawn.map((side) => edge(box, style, side));
}

/** Lines lie inside the box. */
function frame(box: DOMRect, style: CSSStyleDeclaration): SVGElement {
  const width = widthOf(style, 'top');
  return svgNode('rect', {
    x: box.left + width / 2,
    y: box.top + width / 2,
    width: Math.max(0, box.width - width),
    height: Math.max(0, box.height - width),
    rx: Math.max(0, radius(box, style) - width / 2),
    fill: 'none',
    stroke: plainColour(colourOf(style, 'top')),
    'stroke-width': width,
    ...(style.borderTopStyle === 'dashed' && { 'stroke-dasharray': '3 2' }),
  });
}

function edge(box: DOMRect, style: CSSStyleDeclaration, side: (typeof SIDES)[number]): SVGElement {
  const width = widthOf(style, side);
  const level = side === 'top' || side === 'bottom';
  return svgNode('rect', {
    x: side === 'right' ? box.right - width : box.left,
    y: side === 'bottom' ? box.bottom - width : box.top,
    width: level ? box.width : width,
    height: level ? width : box.height,
    fill: plainColour(colourOf(style, side)),
  });
}

const widthOf = (style: CSSStyleDeclaration, side: string): number =>
  Number.parseFloat(style.getPropertyValue(`border-${side}-width`));

const colourOf = (style: CSSStyleDeclaration, side: string): string =>
  style.getPropertyValue(`border-${side}-color`);

/** One radius for all corners; half the box at most. */
function radius(box: DOMRect, { borderTopLeftRadius }: CSSStyleDeclaration): number {
  const length = Number.parseFloat(borderTopLeftRadius);
  const px = borderTopLeftRadius.endsWith('%') ? (length / 100) * box.width : length;
  return Math.min(px, box.width / 2, box.height / 2);
}
