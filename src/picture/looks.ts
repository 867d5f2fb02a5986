import { LANE_LETTERS, type LaneLetter } from '../contracts/scenario.ts';
import { INKS, LANE_TEXT_COLOURS } from './inks.ts';
import { LANE_COLOURS, type Theme } from './palette.ts';
import type { Shape } from './shape.ts';

/** A colour by its name on the page; `lane` and `lane-text` are those of the lane that stands in the look: "curve lane-B". */
type Paint = keyof (typeof INKS)['light'] | 'lane' | 'lane-text';

/** How a mark looks; what it leaves out is as SVG has it. */
export interface Look {
  readonly fill?: Paint | 'none';
  readonly stroke?: Paint;
  /** Of the stroke, in px. */
  readonly width?: number;
  readonly dash?: string;
  readonly cap?: 'round';
  readonly opacity?: number;
  /** Of text, in px; 11 without. */
  readonly size?: number;
  readonly weight?: 500 | 600;
}

/** Looks by name; one of two words adds to that of the first: "claim shown". Of two that say the same the later holds. */
export type Looks = Readonly<Record<string, Look>>;

/** Of all drawings with axes: lines across a plot, the axis, what parts rows, numbers and symbol of an axis, notes, names. */
export const AXIS_LOOKS: Looks = {
  grid: { stroke: 'grid' },
  axis: { stroke: 'axis' },
  parting: { stroke: 'hairline' },
  tick: { fill: 'ink-3' },
  symbol: { fill: 'ink-2', size: 12 },
  note: { fill: 'ink-2', size: 12 },
  name: { fill: 'ink', size: 12, weight: 500 },
};

/** The looks as rules of a page's sheet, for what lies in an element of class `scope`. */
export const pageRules = (looks: Looks, scope: string): string =>
  rules(looks, `.${scope} `, {
    colour: (paint, letter) =>
      letter ? `var(--lane-${letter.toLowerCase()}${paint === 'lane' ? '' : '-text'})` : `var(--${paint})`,
    size: (px) => `${px / 16}rem`,
  });

/** The looks of some marks as the rules of a document that holds its own colours, those of the dark theme as well. */
export function documentRules(looks: Looks, shapes: readonly Shape[]): string {
  const seen = [...new Set(shapes.map(({ look }) => look))].map((look) => look.split(' '));
  const used = Object.entries(looks).filter(([name]) =>
    seen.some((words) => name.split(' ').every((word) => words.includes(word))),
  );
  const colours = used.map(
    ([name, { fill, stroke }]) => [name, { ...(fill && { fill }), ...(stroke && { stroke }) }] as const,
  );
  return `${inTheme(used, 'light')}@media(prefers-color-scheme:dark){${inTheme(colours, 'dark')}}`;
}

function inTheme(looks: readonly (readonly [string, Look])[], theme: Theme): string {
  const { page, ink } = INKS[theme];
  const ground = `.page{fill:${page}}.title{fill:${ink}}`;
  return ground + rules(Object.fromEntries(looks), '', writer(theme));
}

const writer = (theme: Theme): Writer => ({
  colour: (paint, letter) =>
    letter
      ? (paint === 'lane' ? LANE_COLOURS : LANE_TEXT_COLOURS)[theme][letter]
      : INKS[theme][paint as keyof (typeof INKS)['light']],
  size: (px) => `${px}px`,
});

/** How a sheet writes a colour, with the lane's letter where it is a lane's, and the size of a text. */
interface Writer {
  readonly colour: (paint: Paint, letter: LaneLetter | null) => string;
  readonly size: (px: number) => string;
}

const isLanes = (paint: Look['fill']): boolean => paint === 'lane' || paint === 'lane-text';

function rules(looks: Looks, scope: string, write: Writer): string {
  return Object.entries(looks)
    .flatMap(([name, look]) => {
      const letters = isLanes(look.fill) || isLanes(look.stroke) ? LANE_LETTERS : [null];
      const classes = name.replaceAll(' ', '.');
      return letters.map(
        (letter) =>
          `${scope}.${classes}${letter ? `.lane-${letter}` : ''}{${declarations(look, letter, write)}}`,
      );
    })
    .join('');
}

function declarations(look: Look, letter: LaneLetter | null, { colour, size }: Writer): string {
  const paint = (value: Look['fill']) =>
    value && (value === 'none' ? value : colour(value, isLanes(value) ? letter : null));
  const said: readonly (readonly [property: string, value: string | number | undefined])[] = [
    ['fill', paint(look.fill)],
    ['stroke', paint(look.stroke)],
    ['stroke-width', look.width],
    ['stroke-dasharray', look.dash],
    ['stroke-linecap', look.cap],
    ['opacity', look.opacity],
    ['font-size', look.size && size(look.size)],
    ['font-weight', look.weight],
  ];
  return said.flatMap(([property, value]) => (value === undefined ? [] : `${property}:${value}`)).join(';');
}
