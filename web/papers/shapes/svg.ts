import { INKS } from '../../../src/picture/inks.ts';
import { LANE_COLOURS, type Theme } from '../../../src/picture/palette.ts';
import { svgDocument } from '../../../src/picture/svg.ts';
import type { Picture } from './shape.ts';

const HUES = { light: Object.values(LANE_COLOURS.light), dark: Object.values(LANE_COLOURS.dark) };

/** A picture as an SVG document of its own, with its title; both themes, text as text. */
export const paperDocument = (picture: Picture, title: string): string =>
  svgDocument(picture, title, { sheet: SHEET, classOf });

/** A row's look as the classes of its hue and of the round in which the hues are used. */
export function classOf(look: string): string {
  const hues = HUES.light.length;
  return look.replace(
    /row-(\d+)/,
    (_, row) => `hue-${Number(row) % hues} round-${Math.floor(Number(row) / hues)}`,
  );
}

/** The looks' colours in a theme; papers' own sheet says the same. */
function colours(theme: Theme): string {
  const { page, ink, 'ink-2': ink2, 'ink-3': ink3, axis, hairline, grid } = INKS[theme];
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
