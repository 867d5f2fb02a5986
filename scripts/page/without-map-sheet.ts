import type { Plugin } from 'vite';

/** Saves 83 kB: Plotly's core brings the sheet of a map library that no figure here uses. */
export function withoutMapSheet(): Plugin {
  return {
    name: 'without-map-sheet',
    enforce: 'pre',
    load: (id) => (/maplibre-gl[\w-]*\.css(\?|$)/.test(id) ? '' : null),
  };
}
