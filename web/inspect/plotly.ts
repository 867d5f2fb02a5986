import * as contour from 'plotly.js/lib/contour';
import * as core from 'plotly.js/lib/core';
import * as heatmap from 'plotly.js/lib/heatmap';
import type { Figure, Trace } from '../../src/figure/figure.ts';

/** The part of Plotly that is used. */
interface Plotly {
  register(modules: readonly unknown[]): void;
  react(node: HTMLElement, data: unknown, layout: unknown, config: unknown): Promise<PlotNode>;
  relayout(node: HTMLElement, changes: Readonly<Record<string, unknown>>): Promise<unknown>;
  readonly Plots: { resize(node: HTMLElement): Promise<unknown> };
  purge(node: HTMLElement): void;
  toImage(figure: Figure, options: Readonly<Record<string, unknown>>): Promise<string>;
}

/** A figure's element with its current traces and layout, and Plotly's events. */
export interface PlotNode extends HTMLElement, Figure {
  on(event: string, listener: (event: PlotEvent) => void): void;
}

/** The points that an event is about. */
export interface PlotEvent {
  readonly points?: readonly PlotPoint[];
  readonly range?: { readonly x: readonly number[]; readonly y: readonly number[] };
  readonly lassoPoints?: { readonly x: readonly number[]; readonly y: readonly number[] };
  readonly [change: string]: unknown;
}

interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly customdata?: unknown;
  readonly data: Trace;
}

/** The module or its default export, because CommonJS arrives as either. */
const held = <T>(module: unknown): T => ((module as { default?: T }).default ?? module) as T;

export const plotly = held<Plotly>(core);
plotly.register([held(heatmap), held(contour)]);

/** No logo, no toolbar, and no upload of figures, which the defaults offer. */
const CONFIG = {
  displaylogo: false,
  displayModeBar: false,
  showSendToCloud: false,
  plotlyServerURL: '',
  topojsonURL: '',
  scrollZoom: true,
  doubleClick: 'reset',
};

/** Draws a copy of the layout, because Plotly modifies it. */
export const draw = (node: HTMLElement, { data, layout }: Figure): Promise<PlotNode> =>
  plotly.react(node, data, structuredClone(layout), CONFIG);
