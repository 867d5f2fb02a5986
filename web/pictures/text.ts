import { plain, svgNode } from './svg.ts';

interface Word {
  readonly text: string;
  /** In px of the window. */
  readonly box: DOMRect;
}

/** A text node of the page as SVG text: one element for each of its lines. */
export function copyText(node: Text, style: CSSStyleDeclaration): SVGTextElement[] {
  const ascent = ascentOf(style);
  return linesOf(node).map((words) => {
    const line = setText('', words[0].box.left, words[0].box.top + ascent, style);
    line.append(...words.map((word, i) => placedWord(word, i > 0, style)));
    return line;
  });
}

/** Every word stands where it does on the page, in any face that a reader has for it. */
function placedWord({ text, box }: Word, follows: boolean, style: CSSStyleDeclaration): SVGTSpanElement {
  const said = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
  const x = box.left - (follows ? widthOf(' ', style) : 0);
  return svgNode('tspan', { x }, new Text(follows ? ` ${said}` : said));
}

/** One line of text in the style of an element, its baseline at y. */
export function setText(text: string, x: number, y: number, style: CSSStyleDeclaration): SVGTextElement {
  const { fontStyle, letterSpacing, textDecorationLine } = style;
  const unless = (usual: string, value: string) => (value === usual ? undefined : value);
  const attributes = {
    ...{ x, y, fill: plain(style.color), 'font-family': plain(style.fontFamily) },
    ...{ 'font-size': style.fontSize, 'font-weight': style.fontWeight },
    'font-style': unless('normal', fontStyle),
    'letter-spacing': unless('normal', letterSpacing),
    'text-decoration': unless('none', textDecorationLine),
  };
  return svgNode('text', attributes, new Text(text));
}

/** The words of a text node, line by line. */
function linesOf(node: Text): Word[][] {
  const range = document.createRange();
  const lines: Word[][] = [];
  for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    const box = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (box.width === 0) continue;
    if (last && Math.abs(last[0].box.top - box.top) < 2) last.push({ text, box });
    else lines.push([{ text, box }]);
  }
  return lines;
}

const ascents = new Map<string, number>();
let ruler: CanvasRenderingContext2D | null = null;

/** From the top of a line of text to its baseline, in px. */
export function ascentOf(style: CSSStyleDeclaration): number {
  const font = fontOf(style);
  const known = ascents.get(font) ?? measure(font, 'x')?.fontBoundingBoxAscent ?? 0;
  ascents.set(font, known);
  return known;
}

/** In px. */
export const widthOf = (text: string, style: CSSStyleDeclaration): number =>
  measure(fontOf(style), text)?.width ?? 0;

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

function measure(font: string, text: string): TextMetrics | undefined {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = font;
  return ruler?.measureText(text);
}
