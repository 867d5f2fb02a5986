import * as scatter3d from 'plotly.js/lib/scatter3d';
import * as surface from 'plotly.js/lib/surface';
import { plotly } from './plotly.ts';

const held = (module: unknown): unknown => (module as { default?: unknown }).default ?? module;

plotly.register([held(surface), held(scatter3d)]);

/** Whether this browser can draw in three dimensions. */
export function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
