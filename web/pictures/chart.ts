import { plain } from './svg.ts';

/** What style sheets decide in a chart and its marks inherit. */
const INHERITED =
  'color fill fill-opacity fill-rule font-family font-size font-style font-weight letter-spacing paint-order shape-rendering stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor visibility'.split(
    ' ',
  );

/** What each mark says for itself, with the value that leaves no trace. */
const OWN: Readonly<Record<string, string>> = {
  'dominant-baseline': 'auto',
  'mix-blend-mode': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'text-decoration-line': 'none',
  'vector-effect': 'none',
};

/** What the page needs and a picture does not. */
const OF_THE_PAGE = /^(class|style|tabindex|role|focusable|aria-.*|data-.*)$/;

/** A copy of a chart that needs no style sheet: each value that differs from the parent's stands as an attribute. */
export function copyChart(chart: SVGSVGElement): SVGSVGElement {
  const { left, top, width, height } = chart.getBoundingClientRect();
  const copy = copyNode(chart, null) as SVGSVGElement;
  const overflow = getComputedStyle(chart).overflow === 'visible' ? 'visible' : 'hidden';
  for (const [name, value] of Object.entries({ x: left, y: top, width, height, overflow }))
    copy.setAttribute(name, String(value));
  return copy;
}

function copyNode(node: Element, parent: CSSStyleDeclaration | null): Element {
  const copy = node.cloneNode(false) as Element;
  const style = getComputedStyle(node);
  for (const { name, value } of [...copy.attributes])
    if (OF_THE_PAGE.test(name) || value.includes('var(')) copy.removeAttribute(name);
  for (const name of INHERITED) say(copy, name, style, parent?.getPropertyValue(name));
  for (const [name, initial] of Object.entries(OWN)) say(copy, name, style, initial);
  for (const child of node.childNodes) {
    if (child instanceof Text) copy.append(child.cloneNode());
    else if (child instanceof SVGElement && isShown(child)) copy.append(copyNode(child, style));
  }
  return copy;
}

/** Definitions are never shown, and always needed. */
const isShown = (node: SVGElement): boolean =>
  node.closest('defs') !== null || getComputedStyle(node).display !== 'none';

function say(copy: Element, name: string, style: CSSStyleDeclaration, without: string | undefined): void {
  const value = style.getPropertyValue(name);
  if (value === without) copy.removeAttribute(name);
  // The only one that is no attribute of SVG.
  else if (name === 'mix-blend-mode') copy.setAttribute('style', `${name}: ${value}`);
  else copy.setAttribute(name.replace('decoration-line', 'decoration'), plain(value));
}
