import type { Config, Layout } from 'plotly.js';
import type { Scale } from '../../plot/axis.ts';
import type { TimeFrame } from './time-frame.ts';

type Plotly = typeof import('plotly.js/lib/core')['default'];

let pending: Promise<Plotly> | null = null;

/** Plotly's core with scatter, as a chunk of its own that is fetched once. A failed fetch may be tried again. */
export function loadPlotly(): Promise<Plotly> {
  pending ??= import('plotly.js/lib/core').then(
    (module) => module.default,
    (error) => {
      pending = null;
      throw error;
    },
  );
  return pending;
}

/** Only pictures of curves: no tools, no hover, nothing that could reach out to a server. */
export const CONFIG: Partial<Config> = { staticPlot: true, displayModeBar: false, responsive: false };

/** Room around the axes in px, so that a stroke on the border is not cut in half. */
const BLEED = 3;

/** A layout without axes: the frame draws those, whether Plotly has arrived or not. */
export function curveLayout(frame: TimeFrame, y: Scale): Partial<Layout> {
  const { width, height, left, right, top, bottom, x } = frame;
  const axis = { visible: false, fixedrange: true, autorange: false } as const;
  return {
    width,
    height,
    autosize: false,
    margin: { l: left - BLEED, r: width - right - BLEED, t: top - BLEED, b: height - bottom - BLEED, pad: 0 },
    xaxis: { ...axis, range: [x.invert(left - BLEED), x.invert(right + BLEED)] },
    yaxis: { ...axis, range: [y.invert(bottom + BLEED), y.invert(top - BLEED)] },
    paper_bgcolor: 'rgba(0,0,0,0)',
    plot_bgcolor: 'rgba(0,0,0,0)',
    showlegend: false,
    hovermode: false,
    dragmode: false,
  };
}
