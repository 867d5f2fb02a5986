const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element with these attributes; numbers to a hundredth. */
export function svgNode<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    node.setAttribute(key, typeof value === 'number' ? hundredths(value) : value);
  return node;
}

const hundredths = (value: number): string => String(Math.round(value * 100) / 100);
