import { paints, plain, svgNode } from './svg.ts';

/** Background and borders of an element of the page. */
export function copyBox(box: DOMRect, style: CSSStyleDeclaration): SVGElement[] {
  return [...background(box, style), ...borders(box, style)];
}

function background(box: DOMRect, style: CSSStyleDeclaration): SVGElement[] {
  const place = { x: box.left, y: box.top, width: box.width, height: box.height, rx: radius(box, style) };
  const ramp = across(style.backgroundImage);
  if (ramp) return [ramp, svgNode('rect', { ...place, fill: `url(#${ramp.id})` })];
  return paints(style.backgroundColor)
    ? [svgNode('rect', { ...place, fill: plain(style.backgroundColor) })]
    : [];
}

let ramps = 0;

/** A gradient from left to right of evenly spread colours; null for every other image. */
function across(image: string): SVGElement | null {
  if (!image.startsWith('linear-gradient(90deg')) return null;
  const colours = plain(image).match(/rgba?\([^)]*\)/g) ?? [];
  const stops = colours.map((colour, i) =>
    svgNode('stop', { offset: i / (colours.length - 1), 'stop-color': colour }),
  );
  return svgNode('linearGradient', { id: `picture-ramp-${++ramps}` }, ...stops);
}

interface Border {
  readonly side: string;
  readonly width: number;
  readonly colour: string;
}

function borders(box: DOMRect, style: CSSStyleDeclaration): SVGElement[] {
  const drawn = ['top', 'right', 'bottom', 'left']
    .map((side) => ({
      side,
      width: Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
      colour: style.getPropertyValue(`border-${side}-color`),
    }))
    .filter(({ width, colour }) => width > 0 && paints(colour));
  const [{ width, colour } = { width: 0, colour: '' }] = drawn;
  const round = drawn.length === 4 && drawn.every((one) => one.width === width && one.colour === colour);
  return round ? [frame(box, style, width)] : drawn.map((one) => edge(box, one));
}

/** Lines lie inside the box. */
const frame = (box: DOMRect, style: CSSStyleDeclaration, width: number): SVGElement =>
  svgNode('rect', {
    x: box.left + width / 2,
    y: box.top + width / 2,
    width: Math.max(0, box.width - width),
    height: Math.max(0, box.height - width),
    rx: Math.max(0, radius(box, style) - width / 2),
    fill: 'none',
    stroke: plain(style.borderTopColor),
    'stroke-width': width,
    'stroke-dasharray': style.borderTopStyle === 'dashed' ? '3 2' : undefined,
  });

function edge({ left, top, right, bottom, width, height }: DOMRect, border: Border): SVGElement {
  const level = border.side === 'top' || border.side === 'bottom';
  return svgNode('rect', {
    x: border.side === 'right' ? right - border.width : left,
    y: border.side === 'bottom' ? bottom - border.width : top,
    width: level ? width : border.width,
    height: level ? border.width : height,
    fill: plain(border.colour),
  });
}

/** One radius for all corners; half the box at most. */
function radius(box: DOMRect, { borderTopLeftRadius }: CSSStyleDeclaration): number {
  const length = Number.parseFloat(borderTopLeftRadius);
  const px = borderTopLeftRadius.endsWith('%') ? (length / 100) * box.width : length;
  return Math.min(px, box.width / 2, box.height / 2);
}
