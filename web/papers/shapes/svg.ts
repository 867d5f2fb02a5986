import type { Look, Picture, Shape } from './shape.ts';

/** Room around a picture that stands alone, in px. */
const MARGIN = 16;
const HEAD = 34;

/** The marks' looks where no sheet of the page is at hand, in light and in dark; papers' own sheet says the same. */
const INKS = {
  light: {
    page: '#ffffff',
    ink: '#17191c',
    ink2: '#4d5257',
    ink3: '#64696f',
    axis: '#b9bab5',
    hairline: '#e4e4e0',
    grid: '#ededea',
  },
  dark: {
    page: '#131518',
    ink: '#f1f2f3',
    ink2: '#b4bac1',
    ink3: '#8d949c',
    axis: '#50565e',
    hairline: '#2a2e34',
    grid: '#23272c',
  },
} as const;
const HUES = {
  light: ['#0072b2', '#d55e00', '#00875f', '#b0588a', '#a87400', '#3a87b8'],
  dark: ['#4ba3e3', '#ff8a3d', '#2fc296', '#e394bf', '#e9b23a', '#93cdf2'],
} as const;

/** A picture as an SVG document of its own, with its title; both themes, text as text. */
export function svgDocument({ width, height, shapes }: Picture, title: string): string {
  const outer = [width + 2 * MARGIN, height + HEAD + MARGIN] as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outer[0]}" height="${outer[1]}" viewBox="0 0 ${outer[0]} ${outer[1]}" role="img" aria-label="${escaped(title)}">`,
    `<style>${SHEET}</style>`,
    `<rect class="page" width="100%" height="100%"/>`,
    `<text class="title" x="${MARGIN}" y="22">${escaped(title)}</text>`,
    `<g transform="translate(${MARGIN} ${HEAD})">`,
    ...shapes.map(mark),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function mark(shape: Shape): string {
  const look = ` class="${classOf(shape.look)}"`;
  switch (shape.tag) {
    case 'line':
      return `<line${look} x1="${n(shape.x1)}" y1="${n(shape.y1)}" x2="${n(shape.x2)}" y2="${n(shape.y2)}"/>`;
    case 'circle':
      return `<circle${look} cx="${n(shape.cx)}" cy="${n(shape.cy)}" r="${n(shape.r)}"/>`;
    case 'path':
      return `<path${look} d="${shape.d}"/>`;
    case 'text': {
      const anchor = shape.anchor ? ` text-anchor="${shape.anchor}"` : '';
      return `<text${look} x="${n(shape.x)}" y="${n(shape.y)}"${anchor}>${escaped(shape.text)}</text>`;
    }
  }
}

/** A row's look as the classes of its hue and of the round in which the hues are used. */
export function classOf(look: Look): string {
  const hues = HUES.light.length;
  return look.replace(
    /row-(\d+)/,
    (_, row) => `hue-${Number(row) % hues} round-${Math.floor(Number(row) / hues)}`,
  );
}

const n = (value: number): string => String(Number(value.toFixed(1)));

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function colours(theme: 'light' | 'dark'): string {
  const { page, ink, ink2, ink3, axis, hairline, grid } = INKS[theme];
  return [
    `.page{fill:${page}}.title,.name{fill:${ink}}.note{fill:${ink2}}.tick{fill:${ink3}}`,
    `.grid{stroke:${grid}}.axis{stroke:${axis}}.parting,.spread{stroke:${hairline}}`,
    `.ring,.verdict,.gap{stroke:${ink2}}.interval{stroke:${ink}}.dot,.band{fill:${ink}}.bars{fill:${ink3}}`,
    ...HUES[theme].map((hue, i) => `.hue-${i}{stroke:${hue}}`),
  ].join('');
}

const SHEET = [
  'text{font:11px system-ui,sans-serif}.title{font-size:14px;font-weight:600}.name{font-size:12px;font-weight:500}',
  '.ring,.verdict,.line{fill:none}.ring,.verdict,.interval,.gap,.line{stroke-width:1.5}.spread{stroke-width:7;stroke-linecap:round}',
  '.gap,.round-2{stroke-dasharray:1.5 3}.round-1{stroke-dasharray:5 3}.line.chosen{stroke-width:3}.band{opacity:.15}',
  colours('light'),
  `@media(prefers-color-scheme:dark){${colours('dark')}}`,
].join('');
