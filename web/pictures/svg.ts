const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element with these attributes, those that are undefined left out; numbers to a hundredth. */
export function svgNode<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined)
      node.setAttribute(key, String(typeof value === 'number' ? Math.round(value * 100) / 100 : value));
  node.append(...children);
  return node;
}

/** Faces no wider than the page's own, for readers without it, so that words keep apart. */
const NARROW = 'Arial, "Liberation Sans", "DejaVu Sans Condensed"';

/** A computed value as readers outside browsers know it: `color(srgb …)`, which mixtures compute to, as rgba(), and narrow faces behind the page's own. */
export function plain(value: string): string {
  return value
    .replace(
      /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g,
      (_, red: string, green: string, blue: string, alpha = '1') =>
        `rgba(${[red, green, blue].map((part) => Math.round(Number(part) * 255)).join(', ')}, ${alpha})`,
    )
    .replace(/^"?Inter"?,/, (first) => `${first} ${NARROW},`);
}

/** Whether a computed colour paints anything. */
export const paints = (colour: string): boolean =>
  colour !== 'none' && colour !== 'transparent' && !/^rgba\(.*, 0\)$/.test(colour);
