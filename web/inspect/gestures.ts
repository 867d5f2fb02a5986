import type * as words from '#words/inspect/inspect';
import { type Figure, upright } from '../../src/figure/figure.ts';
import { INKS } from '../../src/picture/inks.ts';
import type { Theme } from '../../src/picture/palette.ts';
import type { Inspected } from './look.ts';

/** The effect of a drag. */
export type Gesture = keyof typeof words.gestures;
export type Scale = keyof typeof words.scales;

type Layout = Figure['layout'];
type Parts = Readonly<Record<string, unknown>>;
const part = (layout: Layout, name: string): Parts => (layout[name] ?? {}) as Parts;

/** Adds the page's step to a figure as a line. */
export function withCursor(figure: Figure, t: number, theme: Theme): Figure {
  const shapes = (figure.layout.shapes ?? []) as readonly unknown[];
  const line = { ...upright(t), line: { width: 1.5, color: INKS[theme].ink } };
  return { ...figure, layout: { ...figure.layout, shapes: [...shapes, line] } };
}

/**
 * Sets how the figure reacts: the effect of a drag, the scale, and a strip of the whole run below. The page
 * shows the title.
 */
export function withGestures(
  { data, layout: { title: _, ...layout } }: Figure,
  id: string,
  { inSpace, overSteps, scales, seeds }: Inspected,
  gesture: Gesture,
  scale: Scale,
): Figure {
  const kept = { ...layout, uirevision: id };
  if (inSpace) return { data, layout: { ...kept, scene: fromFurther(part(layout, 'scene')) } };
  const axes = Object.keys(layout).filter((name) => scales && name === `${scales}axis`);
  const scaled = axes.map((name) => [name, { ...part(layout, name), ...scaleOf(scale, part(layout, name)) }]);
  return {
    data,
    layout: {
      ...kept,
      margin: { l: 64, r: 24, t: 32, b: 44 },
      dragmode: gesture,
      ...(seeds && !overSteps && { clickmode: 'event+select' }),
      ...Object.fromEntries(scaled),
      ...(overSteps && { xaxis: withStrip(part(layout, 'xaxis')) }),
    },
  };
}

/** On a phone the viewpoint is further away, so that the scene fits the width. */
function fromFurther(scene: Parts): Parts {
  const { eye, ...camera } = scene.camera as { readonly eye: Readonly<Record<string, number>> };
  const away = innerWidth < 600 ? 1.4 : 1;
  const moved = Object.fromEntries(Object.entries(eye).map(([name, at]) => [name, away * at]));
  return { ...scene, camera: { ...camera, eye: moved } };
}

/** A logarithmic axis cannot include zero, so its range is computed again. */
const scaleOf = (scale: Scale, { range, rangemode }: Parts): Parts =>
  scale === 'log'
    ? { type: 'log', range: undefined, rangemode: 'normal' }
    : { type: 'linear', range, rangemode: rangemode ?? 'normal' };

/** The strip always shows the whole run. */
const withStrip = (axis: Parts): Parts => ({
  ...axis,
  rangeslider: { visible: true, thickness: 0.1, range: axis.range, borderwidth: 0 },
});
