import { withSubstitutes } from './faces.ts';
import { plainColour } from './plain-colour.ts';

/** What style sheets decide in a chart; all of them inherit or are set anew where they differ from the initial value. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'shape-rendering',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** With the value that leaves no trace. */
const OWN: Readonly<Record<string, string>> = {
  'dominant-baseline': 'auto',
  'mix-blend-mode': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'text-decoration-line': 'none',
  'vector-effect': 'none',
};

/** Properties that are no attributes of SVG. */
const ONLY_STYLE = new Set(['mix-blend-mode']);

/** What the page needs and a picture does not. */
const OF_THE_PAGE = /^(class|style|tabindex|role|focusable|aria-.*|data-.*)$/;

/** A copy of a chart that needs no style sheet: each value that differs from the parent's stands as an attribute. */
export function copyChart(chart: SVGSVGElement): SVGSVGElement {
  const copy = copyNode(chart, null) as SVGSVGElement;
  const box = chart.getBoundingClientRect();
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  copy.setAttribute('overflow', getComputedStyle(chart).overflow === 'visible' ? 'visible' : 'hidden');
  return copy;
}

function copyNode(node: Element, parent: CSSStyleDeclaration | null): Element {
  const copy = node.cloneNode(false) as Element;
  const style = getComputedStyle(node);
  tidy(copy);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (parent?.getPropertyValue(name) !== value) set(copy, name, value);
    else copy.removeAttribute(name);
  }
  for (const [name, initial] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== initial) set(copy, name, value);
    else copy.removeAttribute(name);
  }
  for (const child of node.childNodes) {
    if (child instanceof Text) copy.append(child.cloneNode());
    else if (child instanceof SVGElement && isShown(child)) copy.append(copyNode(child, style));
  }
  return copy;
}

/** Definitions are never shown, and always needed. */
const isShown = (node: SVGElement): boolean =>
  node.closest('defs') !== null || getComputedStyle(node).display !== 'none';

function tidy(copy: Element): void {
  for (const { name, value } of [...copy.attributes])
    if (OF_THE_PAGE.test(name) || value.includes('var(')) copy.removeAttribute(name);
}

function set(copy: Element, name: string, value: string): void {
  if (ONLY_STYLE.has(name)) copy.setAttribute('style', `${name}: ${value}`);
  else
    copy.setAttribute(
      name === 'text-decoration-line' ? 'text-decoration' : name,
      plainColour(withSubstitutes(value)),
    );
}
