import { codeOf } from '../parameters/quoted.ts';
import { documentRules, type Looks } from './looks.ts';
import { tspansOf } from './math.ts';
import type { Drawing, Shape } from './shape.ts';

/** Margin around a standalone picture, in px. */
const MARGIN = 16;
const HEAD = 34;

/** The faces of a document, as the page has them. */
const TYPE = [
  'text{font:11px Inter,system-ui,sans-serif;font-feature-settings:"tnum"}.title{font-size:14px;font-weight:600}',
  '.mi{font-family:"KaTeX_Math","STIX Two Math","Cambria Math",serif;font-style:italic}',
  '.mr{font-family:"KaTeX_Main","STIX Two Text","Cambria Math",serif}.mi,.mr{font-size:1.12em}.script{font-size:.8em}.b{font-weight:600}',
].join('');

/** What a picture was made from. */
export interface About {
  /** Opens what the picture shows; empty where no link can. */
  readonly link: string;
  /** Of the plan, or of the lanes that were run; empty until they are. */
  readonly fingerprint: string;
  /** Version and backend. */
  readonly engine: string;
}

/** The same, and the faces that the text is set in. */
export interface DocumentAbout extends About {
  /** `@font-face` rules with their files inside. */
  readonly faces?: string;
}

/** A drawing at its place in a document. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly shapes: readonly Shape[];
}

/** A picture as an SVG document of its own, with its title; text is text. */
export const svgDocument = (
  { width, height, shapes }: Drawing,
  title: string,
  looks: Looks,
  about: DocumentAbout,
): string => svgSheet({ width, height }, [{ x: 0, y: 0, shapes }], title, looks, about);

/** The same of several drawings. */
export function svgSheet(
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  parts: readonly Placed[],
  title: string,
  looks: Looks,
  about: DocumentAbout,
): string {
  const outer = [width + 2 * MARGIN, height + HEAD + MARGIN] as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outer[0]}" height="${outer[1]}" viewBox="0 0 ${outer[0]} ${outer[1]}" role="img" aria-label="${escaped(title)}">`,
    metadata(title, about),
    `<style>${about.faces ?? ''}${TYPE}${documentRules(
      looks,
      parts.flatMap(({ shapes }) => shapes),
    )}</style>`,
    `<rect class="page" width="100%" height="100%"/>`,
    `<text class="title" x="${MARGIN}" y="22">${escaped(title)}</text>`,
    ...parts.flatMap(({ x, y, shapes }) => [
      `<g transform="translate(${MARGIN + x} ${HEAD + y})">`,
      ...shapes.map(mark),
      '</g>',
    ]),
    '</svg>',
    '',
  ].join('\n');
}

/** A picture's title and what it was made from as elements of an SVG: Dublin Core, as drawing programs show it. */
function metadata(title: string, { link, fingerprint, engine }: About): string {
  const said = [
    ['title', title],
    ['source', link],
    ['identifier', fingerprint],
    ['creator', `Driftlab, engine ${engine}`],
  ].flatMap(([name, value]) => (value ? [`<dc:${name}>${escaped(value)}</dc:${name}>`] : []));
  return [
    `<title>${escaped(title)}</title>`,
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<rdf:Description rdf:about="">${said.join('')}</rdf:Description></rdf:RDF></metadata>`,
  ].join('\n');
}

/** An SVG drawn by somebody else, with title and metadata as first things in it. */
export const withMetadata = (svg: string, title: string, about: About): string =>
  svg.replace(/<svg[^>]*>/, (root) => `${root}${metadata(title, about)}`);

function mark(shape: Shape): string {
  const look = ` class="${shape.look}"`;
  switch (shape.tag) {
    case 'line':
      return `<line${look} x1="${n(shape.x1)}" y1="${n(shape.y1)}" x2="${n(shape.x2)}" y2="${n(shape.y2)}"/>`;
    case 'circle':
      return `<circle${look} cx="${n(shape.cx)}" cy="${n(shape.cy)}" r="${n(shape.r)}"/>`;
    case 'path':
      return `<path${look} d="${shape.d}"/>`;
    case 'text': {
      const anchor = shape.anchor ? ` text-anchor="${shape.anchor}"` : '';
      return `<text${look} x="${n(shape.x)}" y="${n(shape.y)}"${anchor}>${words(shape.text)}</text>`;
    }
  }
}

/** "$R_T$ over $t$": symbols in the faces of mathematics. */
const words = (source: string): string =>
  tspansOf(source)
    .map(({ text, dx, dy, className, textDecoration }) => {
      const attributes = { dx, dy, class: className, 'text-decoration': textDecoration };
      const said = Object.entries(attributes).flatMap(([name, value]) =>
        value === undefined ? [] : ` ${name}="${value}"`,
      );
      return said.length > 0 ? `<tspan${said.join('')}>${escaped(text)}</tspan>` : escaped(text);
    })
    .join('');

const n = (value: number): string => String(Number(value.toFixed(1)));

/** What XML 1.0 forbids in any spelling: control characters but tab and line breaks, halves of characters, two that are none. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as XML can hold it; what it cannot hold is written out. */
export const xmlText = (plain: string): string => plain.replace(FORBIDDEN, codeOf);

const escaped = (plain: string): string =>
  xmlText(plain)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
